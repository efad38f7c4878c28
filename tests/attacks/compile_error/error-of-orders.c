// Has the compiler say what steers a terminal and orders a CI machine.
#error "[2J‮ ::error::wrong ##[error]wrong"
