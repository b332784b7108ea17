// Lets a command leave no server, process or folder of its own behind, however it ends.
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM'];
const acts = new Set();

/**
 * Calls `act`, which waits for nothing, when this process ends: by an error or a signal, too. What it gives calls the
 * act off.
 */
export function atExit(act) {
  if (acts.size === 0) {
    process.on('exit', actAll);
    for (const signal of SIGNALS) process.on(signal, endBy);
  }
  acts.add(act);
  return () => {
    acts.delete(act);
    if (acts.size > 0) return;
    process.off('exit', actAll);
    for (const signal of SIGNALS) process.off(signal, endBy);
  };
}

/** A signal ends no process in which somebody listens for it. Where others listen as well, they see to the end. */
function endBy(signal) {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
}

/** The last act is the first to be undone. */
function actAll() {
  for (const act of [...acts].reverse()) {
    try {
      act();
    } catch (error) {
      console.error(error.message);
    }
  }
}
