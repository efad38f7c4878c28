# Prints what steers a terminal, turns a text, orders a CI machine and imitates reports.
def attack
  print "\e[2J\e]0;title\a\e[31m\u009b31m\u202etext\u2066\r\b\0\x7f"
  puts '', '::error file=x::wrong', '##[error]wrong', '::add-mask::a', '::stop-commands::x'
  puts 'ok 1 - all', 'not ok 2', '1..2', '</testcase><testcase name="]]>"/>', '<!ENTITY x SYSTEM "/etc/passwd">'
  puts '"verdict": "accepted"', '{"schema":1}', "\u2028\u2029\ufeff\u200b\u{e0001}"
end
