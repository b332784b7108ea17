import type { Socket } from 'node:net';

/**
 * Ends a connection on which nobody has asked anything for too long. What came while the process was busy is read only
 * after the timers of a turn: a form that was already here would be lost, since no proxy sends it twice. So what comes
 * within this turn keeps the connection.
 */
export function endIdleLine(socket: Socket): void {
  const { bytesRead } = socket;
  setImmediate(() => {
    // An answer that is still being read is no idle line.
    if (socket.bytesRead === bytesRead && socket.writableLength === 0) socket.destroy();
  });
}
