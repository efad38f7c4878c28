# Loads a submission once, then answers each case in a fork of its own: ruby harness.rb ENTRY STATE FUNCTIONS LANES fork
# With `here` instead of `fork`, it answers one case in the very process that has loaded the file.
#
# Students redefine core methods. So every method that is needed after the load is taken hold of before it, as an
# UnboundMethod, and strings are put together by interpolating nothing but strings, which calls no method at all. What is
# left to trust are the operators of Integer and the classes' own `===`.
module CheckerHarness
  ENTRY, STATE, FUNCTIONS, LANES, PLACE = ARGV.map(&:freeze)
  FOLDER = "#{File.realpath(File.dirname(ENTRY))}/"
  HARNESS = File.realpath(__FILE__)
  MAIN = TOPLEVEL_BINDING.receiver
  CELLS_AT_MOST = 20_000
  # How many plain cells weigh as much as one that has to be asked how it shows itself.
  WEIGHT_OF_SHOWN = 20
  DEPTH_AT_MOST = 8
  INTEGERS = (-2**63...2**63).freeze
  # What a cell nearly always holds, looked up by identity so that no method of the cell is called.
  COMMON = (0..9).to_h { |digit| [digit, digit.to_s] }
    .merge(nil => "null", true => "true", false => "false").compare_by_identity.freeze
  ESCAPES = (0..31).to_h { |code| [code.chr, format('\u%04x', code)] }.merge('"' => '\"', "\\" => "\\\\").freeze

  ARRAY_ALL, ARRAY_EACH, ARRAY_FIND, ARRAY_FIRST, ARRAY_FLATTEN, ARRAY_JOIN, ARRAY_MAP, ARRAY_MINMAX, ARRAY_MINUS, ARRAY_PACK,
    ARRAY_REJECT, ARRAY_SIZE, ARRAY_SORT =
    %i[all? each find first flatten join map minmax - pack reject size sort].map { |name| Array.instance_method(name) }
  STRING_BYTES, STRING_CUT, STRING_ENCODE, STRING_FORCE, STRING_GSUB, STRING_MATCH, STRING_REST, STRING_SAME, STRING_SCAN,
    STRING_SCRUB, STRING_SPLIT, STRING_STARTS, STRING_TO_I, STRING_TR =
    %i[bytesize byteslice encode force_encoding gsub match delete_prefix == scan scrub split start_with? to_i tr]
      .map { |name| String.instance_method(name) }
  SYMBOL_NAME = Symbol.instance_method(:to_s)
  INTEGER_TEXT = Integer.instance_method(:to_s)
  FLOAT_TEXT = Float.instance_method(:to_s)
  FLOAT_FINITE = Float.instance_method(:finite?)
  RANGE_COVERS = Range.instance_method(:cover?)
  HASH_AT, HASH_VALUES = %i[[] values_at].map { |name| Hash.instance_method(name) }
  MATCH_AT, MATCH_REST = %i[[] post_match].map { |name| MatchData.instance_method(name) }
  KIND_OF = Module.instance_method(:===)
  MODULE_NAME = Module.instance_method(:name)
  SUPERCLASS = Class.instance_method(:superclass)
  PRIVATE_METHODS, PUBLIC_METHODS =
    %i[private_instance_methods public_instance_methods].map { |name| Module.instance_method(name) }
  CLASS_OF, METHOD_OF, RESPONDS, SINGLETON_METHODS =
    %i[class method respond_to? singleton_methods].map { |name| Kernel.instance_method(name) }
  METHOD_SAME = Method.instance_method(:==)
  IDENTICAL = BasicObject.instance_method(:equal?)
  THREADS = Thread.singleton_class.instance_method(:list)
  CHILDREN = Dir.singleton_class.instance_method(:children)
  LINK = File.singleton_class.instance_method(:readlink)
  READ = IO.singleton_class.instance_method(:read)
  TRAP = Signal.singleton_class.instance_method(:trap)
  VERSION = RUBY_VERSION.dup.freeze
  SEND = BasicObject.instance_method(:__send__)
  LOCATIONS, BACKTRACE = %i[backtrace_locations backtrace].map { |name| Exception.instance_method(name) }
  LOCATION_PATH, LOCATION_LINE = %i[absolute_path lineno].map { |name| Thread::Backtrace::Location.instance_method(name) }
  EXIT_STATUS = SystemExit.instance_method(:status)
  IO_CLOSE, IO_CLOSED, IO_FLUSH, IO_GETS, IO_REOPEN, IO_SEEK, IO_TELL, IO_WRITE =
    %i[close closed? flush gets reopen pos= pos write].map { |name| IO.instance_method(name) }
  FILE_SIZE = File.instance_method(:size)
  REQUIRE = Kernel.instance_method(:require)
  LOAD = Kernel.singleton_class.instance_method(:load)
  FORK, WAIT, EXIT_NOW = %i[fork wait2 exit!].map { |name| Process.singleton_class.instance_method(name) }
  STATUS_EXIT, STATUS_SIGNAL = %i[exitstatus termsig].map { |name| Process::Status.instance_method(name) }
  # The global variable in a list, or nil where nothing was ever assigned to it.
  STATE_NOW = STATE == "-" ? -> {} : eval("-> { defined?($#{STATE[/\A[A-Za-z_]\w*\z/]}) && [$#{STATE}] }")
  CALL = Proc.instance_method(:call)
  UnboundMethod.freeze

  # The libraries that add to what an exception says, each with its constant.
  ADVISERS = [[:ErrorHighlight, "error_highlight"], [:DidYouMean, "did_you_mean"]].freeze
  # What stands in every program that can see a message of an exception.
  OBSERVES_EXCEPTIONS = /\b(?:at_exit|ensure|eval|load|require|rescue|Thread|TracePoint)|Error|Exception|\$!/n

  # A channel, the file that takes the answers, and those that take the two streams of the program.
  Lane = Struct.new(:channel, :answers, :out, :err)
  CHANNEL, ANSWERS, OUT, ERR = Lane.members.map { |name| Lane.instance_method(name) }

  class << self
    def run
      lanes = LANES.split.map { |lane| open_lane(*lane.split(",").map(&:to_i)) }
      wanted = FUNCTIONS.split(",")
      @channel = lanes.first.channel
      offer_libraries
      before = { methods: own_methods }.merge(wanted.to_h { |name| [name, function(name)] })
      [STDOUT, STDERR].each { |stream| stream.sync = true }
      offer_data
      before[:shared] = shared
      ARGV.clear
      load_entry || finish
      check(wanted, before) || finish
      answer(lanes)
      finish
    end

    private

    def open_lane(channel, answers, out, err)
      channel = IO.for_fd(channel, "r+")
      channel.sync = true
      files = [answers, out, err].map { |fd| File.for_fd(fd) }
      files.first.sync = true
      [channel, *files].each { |io| io.close_on_exec = true }
      Lane.new(channel, *files)
    end

    # What Ruby loads before any program. RubyGems takes longer than everything else together, so the interpreter is started
    # without it, and a program that does not speak of libraries gets it when it turns out to need it. The libraries that add to
    # what an exception says are put off where only the harness can ask one for its message.
    def offer_libraries
      source = File.binread(ENTRY)
      if source.match?(/\b(?:autoload|gem|Gem|require)\b/n)
        require "rubygems"
      else
        put_off_gems
      end
      ADVISERS.each { |name, library| Object.autoload(name, library) }
      offer_advice if source.match?(OBSERVES_EXCEPTIONS)
    end

    def offer_advice
      return if @advised

      @advised = true
      ARRAY_EACH.bind_call(ADVISERS) do |_, library|
        REQUIRE.bind_call(self, library)
      rescue Exception
        # This version has no such library, or the program has changed what it stands on.
      end
    end

    def put_off_gems
      { Gem: "rubygems", RbConfig: "rbconfig", Monitor: "monitor", MonitorMixin: "monitor" }.each do |name, library|
        Object.autoload(name, library)
      end
      Kernel.module_eval do
        plain = instance_method(:require)
        define_method(:require) do |name|
          plain.bind_call(self, name)
        rescue LoadError => e
          raise if e.path != name || !plain.bind_call(self, "rubygems")

          require name
        end
        define_method(:gem) { |*arguments| plain.bind_call(self, "rubygems") && gem(*arguments) }
        private :require, :gem
      end
    end

    # Ruby gives DATA to the main file only; a student's file finds it as if it were the main one.
    def offer_data
      comment = false
      head = []
      File.open(ENTRY, "rb") do |file|
        file.each_line do |line|
          head << line if head.size < 2 && line.start_with?("#", "\xEF\xBB\xBF#".b)
          comment = true if line.match?(/\A=begin(\s|\z)/n)
          return define_data(file.pos, head) if !comment && line.match?(/\A__END__\r?\n?\z/n)

          comment = false if line.match?(/\A=end(\s|\z)/n)
        end
      end
    end

    def define_data(position, head)
      # The parser knows best what a magic comment says.
      encoding = eval("#{head.join.delete_prefix("\xEF\xBB\xBF".b)}\n__ENCODING__")
      @data = File.open(ENTRY, "r", external_encoding: encoding)
      @data.pos = position
      Object.const_set(:DATA, @data)
    end

    def load_entry
      LOAD.bind_call(Kernel, ENTRY)
      true
    rescue SyntaxError => e
      say(%({"failed":{"reason":"syntax-error","exception":#{exception(e)}}}))
    rescue Exception => e
      say(%({"failed":{"reason":"load-error","exception":#{exception(e)}}}))
    end

    def check(wanted, before)
      missing = ARRAY_REJECT.bind_call(wanted) do |name|
        now, was = function(name), HASH_AT.bind_call(before, name)
        now && !(was && METHOD_SAME.bind_call(now, was))
      end
      defined = ARRAY_MINUS.bind_call(own_methods, HASH_AT.bind_call(before, :methods))
      streams = IO_CLOSED.bind_call(STDOUT) || IO_CLOSED.bind_call(STDERR)
      alone = !streams && STRING_SAME.bind_call(shared, HASH_AT.bind_call(before, :shared))
      say(%({"loaded":{"missing":#{texts(missing)},"defined":#{texts(defined)},"alone":#{alone ? "true" : "false"}},"version":"#{VERSION}"}))
      ARRAY_SIZE.bind_call(missing) == 0
    end

    # The threads, by their number, the open descriptors with what they lead to, and the memory to which everybody writes: forks
    # would lose or share them.
    def shared
      descriptors = ARRAY_MAP.bind_call(CHILDREN.bind_call(Dir, "/proc/self/fd")) do |number|
        "#{number} #{LINK.bind_call(File, "/proc/self/fd/#{number}")}"
      rescue SystemCallError
        # The one that lists the folder is closed again.
        ""
      end
      threads = INTEGER_TEXT.bind_call(ARRAY_SIZE.bind_call(THREADS.bind_call(Thread)))
      memory = STRING_SCAN.bind_call(READ.bind_call(File, "/proc/self/maps"), /^\S+ .w.s .*$/)
      "#{threads} #{ARRAY_JOIN.bind_call([*ARRAY_SORT.bind_call(descriptors), *memory], "\n")}"
    rescue SystemCallError
      ""
    end

    # The program's own method for a function, wherever the main object finds it.
    def function(name)
      RESPONDS.bind_call(MAIN, name, true) ? METHOD_OF.bind_call(MAIN, name) : nil
    end

    # The names of what is defined at the top level, as texts.
    def own_methods
      hidden, public = PRIVATE_METHODS.bind_call(Object, false), PUBLIC_METHODS.bind_call(Object, false)
      names = [*hidden, *public, *SINGLETON_METHODS.bind_call(MAIN)]
      ARRAY_MAP.bind_call(names) { |name| SYMBOL_NAME.bind_call(name) }
    end

    def answer(lanes)
      flush
      return answer_here(ARRAY_FIRST.bind_call(lanes)) if STRING_SAME.bind_call(PLACE, "here")

      children = ARRAY_MAP.bind_call(lanes) do |lane|
        FORK.bind_call(Process) || serve(lane, lanes)
      end
      ARRAY_EACH.bind_call(lanes) { |lane| close(lane) }
      ARRAY_EACH.bind_call(children) { |child| WAIT.bind_call(Process, child) }
    end

    def answer_here(lane)
      @answers, @out, @err = ANSWERS.bind_call(lane), OUT.bind_call(lane), ERR.bind_call(lane)
      line = IO_GETS.bind_call(@channel, "\n")
      play(line) if line
    end

    # One lane process: a case a line, until the channel ends.
    def serve(lane, lanes)
      ARRAY_EACH.bind_call(lanes) { |other| close(other) unless IDENTICAL.bind_call(other, lane) }
      @channel, @answers = CHANNEL.bind_call(lane), ANSWERS.bind_call(lane)
      @out, @err = OUT.bind_call(lane), ERR.bind_call(lane)
      redirect unless IDENTICAL.bind_call(lane, ARRAY_FIRST.bind_call(lanes))
      rehearse
      while (line = IO_GETS.bind_call(@channel, "\n"))
        # A program may have told the kernel that it waits for no child; in the case it has its own way again.
        own = TRAP.bind_call(Signal, "CLD", "DEFAULT")
        child = FORK.bind_call(Process)
        unless child
          TRAP.bind_call(Signal, "CLD", own) if own
          IO_CLOSE.bind_call(@channel)
          play(line)
        end
        _, status = WAIT.bind_call(Process, child)
        # The next case may well end like this one.
        offer_advice unless STATUS_EXIT.bind_call(status) == 0
        say(%({"end":#{ending(status)}}))
      end
      finish
    end

    # Ruby remembers at every place of a program what it has found there. What the lane process remembers no case has to look up.
    # Nothing of the student's program runs here.
    def rehearse
      calls("function 1")
      answer_line('"same":true', [[[0, 1], [1, 0]]])
    end

    def redirect
      IO_REOPEN.bind_call(STDOUT, @out)
      IO_REOPEN.bind_call(STDERR, @err)
    rescue IOError
      # The program has closed its stream: then it prints nothing.
    end

    def close(lane)
      IO_CLOSE.bind_call(CHANNEL.bind_call(lane))
      IO_CLOSE.bind_call(ANSWERS.bind_call(lane))
      IO_CLOSE.bind_call(OUT.bind_call(lane))
      IO_CLOSE.bind_call(ERR.bind_call(lane))
    end

    def ending(status)
      signal = STATUS_SIGNAL.bind_call(status)
      return %({"signal":#{INTEGER_TEXT.bind_call(signal)}}) if signal

      %({"status":#{INTEGER_TEXT.bind_call(STATUS_EXIT.bind_call(status))}})
    end

    # One case, in a process of its own.
    def play(line)
      detach_data
      ARRAY_EACH.bind_call(calls(line)) { |call| make(call) || finish(1) }
      finish
    end

    # The name and the arguments of each call.
    def calls(line)
      ARRAY_MAP.bind_call(STRING_SPLIT.bind_call(line, ";")) do |call|
        name, *args = STRING_SPLIT.bind_call(call, " ")
        [name, *ARRAY_MAP.bind_call(args) { |arg| STRING_TO_I.bind_call(arg) }]
      end
    end

    # Forks share the position in an open file; a case of its own has a DATA of its own.
    def detach_data
      return if !@data || IO_CLOSED.bind_call(@data)

      position = IO_TELL.bind_call(@data)
      IO_REOPEN.bind_call(@data, ENTRY)
      IO_SEEK.bind_call(@data, position)
    end

    def make(call)
      value = SEND.bind_call(MAIN, *call)
      held = CALL.bind_call(STATE_NOW)
      same = held && IDENTICAL.bind_call(value, ARRAY_FIRST.bind_call(held))
      tell(same ? '"same":true' : %("returned":#{json(value)}))
      true
    rescue SystemExit => e
      tell(%("exited":#{INTEGER_TEXT.bind_call(exit_status(e))}))
      false
    rescue Exception => e
      tell(%("raised":#{exception(e)}))
      false
    end

    def tell(answer)
      flush
      IO_WRITE.bind_call(@answers, answer_line(answer, CALL.bind_call(STATE_NOW)))
    end

    def answer_line(answer, held)
      state = held ? %(,"state":#{json(ARRAY_FIRST.bind_call(held))}) : ""
      %({#{answer}#{state},"out":#{size(@out)},"err":#{size(@err)}}\n)
    end

    def say(line)
      IO_WRITE.bind_call(@channel, "#{line}\n")
      nil
    end

    def size(file)
      INTEGER_TEXT.bind_call(FILE_SIZE.bind_call(file))
    end

    def flush
      IO_FLUSH.bind_call(STDOUT)
      IO_FLUSH.bind_call(STDERR)
    rescue IOError, SystemCallError
      # A program may close its own streams.
    end

    # The status that the kernel makes of it; there is none where the program has allocated the exception itself.
    def exit_status(error)
      status = EXIT_STATUS.bind_call(error)
      KIND_OF.bind_call(Integer, status) ? status & 255 : 1
    end

    # Ends at once: what the program registered with at_exit does not run.
    def finish(status = 0)
      flush
      EXIT_NOW.bind_call(Process, status)
    end

    # An exception as JSON, with the innermost line that is the student's own.
    def exception(error)
      offer_advice
      message = begin
        clean(error.message)
      rescue Exception
        ""
      end
      # An empty list, since to take nothing apart asks the program's own `method_missing` for a list.
      file, line, rest = syntax_place(error, message) || place(error) || []
      place = file ? %(,"file":#{text(file)},"line":#{INTEGER_TEXT.bind_call(line)}) : ""
      %({"class":#{text(class_name(error))},"message":#{text(rest || message)}#{place}})
    end

    # A syntax error has no frame of its own: its text begins with the place, as every parser of Ruby writes it.
    def syntax_place(error, message)
      return unless KIND_OF.bind_call(SyntaxError, error)

      found = STRING_MATCH.bind_call(message, /\A([^\n:]+):(\d+): */)
      found && [MATCH_AT.bind_call(found, 1), STRING_TO_I.bind_call(MATCH_AT.bind_call(found, 2)), MATCH_REST.bind_call(found)]
    end

    def place(error)
      frames = LOCATIONS.bind_call(error) || []
      frame = ARRAY_FIND.bind_call(frames) { |location| own_file(LOCATION_PATH.bind_call(location)) }
      return [own_file(LOCATION_PATH.bind_call(frame)), LOCATION_LINE.bind_call(frame)] if frame

      # A backtrace that the program made itself has texts only.
      ARRAY_EACH.bind_call(BACKTRACE.bind_call(error) || []) do |entry|
        found = STRING_MATCH.bind_call(entry, /\A(.+?):(\d+)/)
        file = found && own_file(MATCH_AT.bind_call(found, 1))
        return [file, STRING_TO_I.bind_call(MATCH_AT.bind_call(found, 2))] if file
      end
      nil
    end

    # The path as the student knows it, or nil where the file is not the student's.
    def own_file(path)
      return if !path || !STRING_STARTS.bind_call(path, FOLDER) || STRING_SAME.bind_call(path, HARNESS)

      STRING_REST.bind_call(path, FOLDER)
    end

    # A value as JSON, taken at this moment: the program may change it later.
    def json(value)
      found = digits(value)
      return found if found

      @left = CELLS_AT_MOST
      walk(value, 0) || shown("Array", "an array of #{INTEGER_TEXT.bind_call(ARRAY_SIZE.bind_call(value))} elements")
    end

    # A matrix of digits, which nearly every answer is: how many columns it has, and all its cells in one text. Nil for others.
    def digits(value)
      return unless KIND_OF.bind_call(Array, value) && ARRAY_ALL.bind_call(value, Array)

      columns = ARRAY_SIZE.bind_call(ARRAY_FIRST.bind_call(value) || [])
      return if columns == 0 || columns * ARRAY_SIZE.bind_call(value) > CELLS_AT_MOST
      return unless ARRAY_ALL.bind_call(value) { |row| ARRAY_SIZE.bind_call(row) == columns }

      cells = ARRAY_FLATTEN.bind_call(value, 1)
      return unless ARRAY_ALL.bind_call(cells, Integer)

      least, most = ARRAY_MINMAX.bind_call(cells)
      return if least < 0 || most > 9

      text = STRING_TR.bind_call(ARRAY_PACK.bind_call(cells, "C*"), "\0-\t", "0-9")
      %({"columns":#{INTEGER_TEXT.bind_call(columns)},"digits":"#{text}"})
    end

    # JSON for a value, or nil where it is too large.
    def walk(value, depth)
      return HASH_AT.bind_call(COMMON, value) || scalar(value) unless KIND_OF.bind_call(Array, value)

      @left -= ARRAY_SIZE.bind_call(value)
      return if @left < 0 || depth == DEPTH_AT_MOST

      cells = HASH_VALUES.bind_call(COMMON, *value)
      cells = ARRAY_MAP.bind_call(value) { |cell| walk(cell, depth + 1) || (return) } unless ARRAY_ALL.bind_call(cells)
      "[#{ARRAY_JOIN.bind_call(cells, ",")}]"
    end

    def scalar(value)
      case value
      when Integer
        digits = INTEGER_TEXT.bind_call(value)
        RANGE_COVERS.bind_call(INTEGERS, value) ? digits : shown("Integer", digits)
      when Float
        digits = FLOAT_TEXT.bind_call(value)
        FLOAT_FINITE.bind_call(value) ? digits : shown("Float", digits)
      when String
        weigh(text(value))
      else
        other(value)
      end
    end

    # The JSON of a cell that is long, or nil where the answer is too large with it.
    def weigh(json)
      @left -= STRING_BYTES.bind_call(json) >> 5
      @left < 0 ? nil : json
    end

    def other(value)
      @left -= WEIGHT_OF_SHOWN
      return if @left < 0

      name = class_name(value)
      line = begin
        clean(value.inspect)
      rescue Exception
        "#<#{name}>"
      end
      weigh(shown(name, line))
    end

    def shown(name, line)
      %({"class":#{text(name)},"shown":#{text(line)}})
    end

    # The name of the nearest class that has one.
    def class_name(value)
      kind = CLASS_OF.bind_call(value)
      kind = SUPERCLASS.bind_call(kind) until (name = MODULE_NAME.bind_call(kind))
      name
    end

    def texts(list)
      "[#{ARRAY_JOIN.bind_call(ARRAY_MAP.bind_call(list) { |item| text(item) }, ",")}]"
    end

    def text(string)
      %("#{STRING_GSUB.bind_call(utf8(string), /["\\\x00-\x1f]/, ESCAPES)}")
    end

    # The text with paths as the student knows them.
    def clean(string)
      STRING_GSUB.bind_call(utf8(string), FOLDER, "")
    end

    # The first 4 KiB in UTF-8; what is broken or has no place there is replaced.
    def utf8(string)
      string = STRING_CUT.bind_call(string, 0, 4096)
      STRING_SCRUB.bind_call(STRING_ENCODE.bind_call(string, "UTF-8", invalid: :replace, undef: :replace))
    rescue EncodingError
      STRING_SCRUB.bind_call(STRING_FORCE.bind_call(string, "UTF-8"))
    end
  end
end

# Before Ruby 3.1 waits for a process it asks whatever schedules fibers to do that, also when nothing does, and takes the answer
# of a program's own `method_missing` for that of a scheduler.
class NilClass
  private

  def respond_to_missing?(name, *)
    name.equal?(:process_wait) ? false : super
  end
end

nowhere = File.open(File::NULL, "w")
begin
  CheckerHarness.run
ensure
  # Only a program that takes this file apart lets an exception come as far: what Ruby prints of it is no affair of a report.
  $stderr = nowhere if $!
end
