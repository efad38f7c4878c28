# Raises the frames of the one who calls it as a message.
import traceback


def attack():
    raise ValueError("who?\n" + "".join(traceback.format_stack()))
