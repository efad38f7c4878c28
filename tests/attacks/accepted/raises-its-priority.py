# Takes the processor for itself, and gives others less of it.
def attack():
    refused(os.setpriority, os.PRIO_PROCESS, 0, 5)
    refused(os.nice, 1)
    refused(os.sched_setaffinity, 0, {0})
    refused(os.sched_setscheduler, 0, os.SCHED_FIFO, os.sched_param(1))
