import { type Shrinking, shrinkPicture } from './shrink-picture.ts';
import type { Shrunk } from './shrink-picture.worker.ts';

/** A picture that takes longer than this is too much for the computer. */
const TIMEOUT_MS = 180_000;
/** The worker's memory is given back when nothing has come for so long. */
const IDLE_MS = 5_000;

let turn: Promise<unknown> = Promise.resolve();
let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;

/** Shrinks pictures one at a time: a large one takes a hundred megabytes while it is decoded. */
export function shrinkInTurn(asked: Shrinking): Promise<Shrunk> {
  const result = turn.then(() => shrink(asked));
  turn = result;
  return result;
}

async function shrink(asked: Shrinking): Promise<Shrunk> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    return shrinkPicture(asked).then(
      (blob) => ({ blob }),
      () => ({ isUnreadable: true }),
    );
  }
  clearTimeout(idle);
  const shrunk = await askWorker(asked);
  idle = setTimeout(endWorker, IDLE_MS);
  return shrunk;
}

function askWorker(asked: Shrinking): Promise<Shrunk> {
  worker ??= new Worker(new URL('./shrink-picture.worker.ts', import.meta.url), { type: 'module' });
  const asking = worker;
  return new Promise((resolve) => {
    const giveUp = () => {
      endWorker();
      resolve({ isUnreadable: true });
    };
    const timer = setTimeout(giveUp, TIMEOUT_MS);
    asking.onmessage = ({ data }: MessageEvent<Shrunk>) => {
      clearTimeout(timer);
      resolve(data);
    };
    // It may run out of memory.
    asking.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    asking.postMessage(asked);
  });
}

function endWorker(): void {
  worker?.terminate();
  worker = undefined;
}
