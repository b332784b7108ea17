import type { Accepted } from './plan-upload.ts';
import { prepareFile } from './prepare-file.ts';
import { type SendingReports, sendInPieces } from './send-in-pieces.ts';
import { uploadCallsOf } from './upload-calls.ts';
import type { SentMedium, UploadCalls } from './upload-types.ts';
import { waitToGoOn } from './wait-to-go-on.ts';

export interface UploadOptions extends SendingReports {
  accepted: Accepted;
  /** Who sends it: under the name of nobody else, where one signs in meanwhile. */
  person: string | undefined;
  /** What a person's file is sent with: into the library, if left out. */
  callsOf?: ((person: string | undefined) => UploadCalls) | undefined;
  /** Cancels it. */
  signal: AbortSignal;
  /** Ends a pause: the person does not want to wait. */
  goOn: () => AbortSignal;
  /** Called with what is sent, which is smaller than what was chosen where a picture was shrunk. */
  onPrepared: (file: File) => void;
}

/** Brings a file into the library. Throws FileRefused, ApiError, or the signal's reason. */
export async function uploadFile(chosen: File, options: UploadOptions): Promise<SentMedium> {
  const { accepted, person, signal } = options;
  const file = await prepareFile(chosen, accepted);
  signal.throwIfAborted();
  options.onPrepared(file);
  const announced = {
    fileName: file.name.slice(-300),
    size: file.size,
    digest: await digestOf(file),
    accept: accepted === 'image' ? ('image' as const) : ('any' as const),
  };
  return sendInPieces(file, announced, {
    calls: (options.callsOf ?? uploadCallsOf)(person),
    signal,
    onProgress: options.onProgress,
    onPause: options.onPause,
    wait: (pause, failures) => waitToGoOn(pause, failures, { signal, now: options.goOn(), person }),
  });
}

/** SHA-256 of a file; '' where the site is not reached by https and browsers therefore compute none. */
async function digestOf(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
