# Listens on a path, on an abstract name and on a port.
require 'socket'

def attack
  refused { UNIXServer.new("#{ENV['TMPDIR']}/mine") }
  refused { UNIXServer.new("\0checker-attack") }
  refused { TCPServer.new('127.0.0.1', 0) }
  refused { UDPSocket.new }
end
