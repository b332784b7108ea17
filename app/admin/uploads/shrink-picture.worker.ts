import { type Shrinking, shrinkPicture } from './shrink-picture.ts';

/** What comes back: the smaller picture, null where there is none small enough, or that it cannot be decoded. */
export type Shrunk = { blob: Blob | null } | { isUnreadable: true };

/** The part of a worker's global that is used here: the page's library of types knows no workers. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Shrinking>) => void) | null;
  postMessage(answer: Shrunk): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  shrinkPicture(data).then(
    (blob) => scope.postMessage({ blob }),
    () => scope.postMessage({ isUnreadable: true }),
  );
};
