# Has functions for the end and finalisers that never end.
ObjectSpace.define_finalizer($world, proc { sleep 50 })
at_exit { sleep 50 }

def attack
  at_exit { sleep 50 }
  END { loop { sleep 1 } }
end
