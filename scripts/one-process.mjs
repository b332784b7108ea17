/**
 * Keeps one process at a time: `begin` spawns it, with an address that two cannot have. While one ends, any number of
 * restarts ask for the one that comes next; whoever has ended it for good gets none any more.
 */
export function keepOneProcess(begin) {
  let child;
  let isEnding = false;
  let whenOver;

  function start() {
    isEnding = false;
    child = begin();
    child.once('exit', () => {
      child = undefined;
      if (whenOver) whenOver();
      else if (isEnding) start();
    });
  }
  return {
    start,
    isRunning: () => child !== undefined,
    restart() {
      if (whenOver) return;
      if (!child) return start();
      if (isEnding) return;
      isEnding = true;
      child.kill('SIGTERM');
    },
    /** Ends it, and calls `then` once it is no more. */
    end(then) {
      whenOver = then;
      if (child) child.kill('SIGTERM');
      else then();
    },
  };
}
