import { useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ApiError, messageOf } from '../../calls/api-client.ts';
import { personHere } from '../../session.tsx';
import type { Accepted } from '../../uploads/plan-upload.ts';
import { FileRefused } from '../../uploads/prepare-file.ts';
import { uploadFile } from '../../uploads/upload-file.ts';
import {
  changeItem,
  inOrderChosen,
  isOpen,
  newItem,
  nextItems,
  type UploadItem,
} from '../../uploads/upload-items.ts';
import type { SentMedium, UploadCalls } from '../../uploads/upload-types.ts';

interface Options {
  kind: Accepted;
  /** What a person's files are sent with: into the library, if left out. */
  callsOf?: (person: string | undefined) => UploadCalls;
  /** Called for each file that has arrived, in the order in which they were chosen. */
  onAdded: (medium: SentMedium) => void;
  /** Whether files that have arrived stay on the list. */
  keepsDone?: boolean;
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** What ends an upload, and what ends its pause. */
interface Running {
  cancel: AbortController;
  goOn: AbortController;
}

let lastKey = 0;

/** Brings files into the library, a few at once; one that fails stays on the list, and the others go on. */
export function useUploads(options: Options) {
  const { say } = useAdminLanguage();
  const [items, setItems] = useState<UploadItem[]>([]);
  const latest = useRef(options);
  latest.current = options;
  const running = useRef(new Map<number, Running>());
  const handedOn = useRef(new Set<number>());
  const isBusy = items.some(isOpen);

  const change = (key: number, part: Partial<UploadItem>) =>
    setItems((all) => changeItem(all, key, part));

  async function run({ key, file, person }: UploadItem): Promise<void> {
    const own: Running = { cancel: new AbortController(), goOn: new AbortController() };
    running.current.set(key, own);
    change(key, { state: 'preparing', share: 0, problem: '' });
    try {
      const medium = await uploadFile(file, {
        accepted: latest.current.kind,
        person,
        callsOf: latest.current.callsOf,
        signal: own.cancel.signal,
        goOn: () => {
          own.goOn = new AbortController();
          return own.goOn.signal;
        },
        onPrepared: (sent) => change(key, { state: 'sending', sentSize: sent.size }),
        onProgress: (share) => change(key, { share }),
        onPause: (pause) => change(key, { state: pause ? 'paused' : 'sending', pause }),
      });
      change(key, { state: 'done', medium });
    } catch (error) {
      if (own.cancel.signal.aborted) return;
      const problem = error instanceof FileRefused ? say(error.reason) : messageOf(error);
      change(key, { state: 'failed', problem, canRetry: mayHelp(error) });
    } finally {
      running.current.delete(key);
    }
  }

  useEffect(() => {
    for (const item of nextItems(items)) {
      if (!running.current.has(item.key)) void run(item);
    }
    for (const { key, medium } of inOrderChosen(items)) {
      if (!medium || handedOn.current.has(key)) continue;
      handedOn.current.add(key);
      latest.current.onAdded(medium);
      if (!latest.current.keepsDone) setItems((all) => all.filter((item) => item.key !== key));
    }
  });

  useEffect(() => {
    latest.current.onWaiting?.(isBusy);
    return () => latest.current.onWaiting?.(false);
  }, [isBusy]);

  // Closing the tab now would lose what is still to be sent.
  useEffect(() => {
    if (!isBusy) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isBusy]);

  // What was begun here has no place any more once the screen is left.
  useEffect(() => {
    const begun = running.current;
    return () => {
      for (const { cancel } of begun.values()) cancel.abort();
    };
  }, []);

  return {
    items,
    isBusy,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => newItem(++lastKey, file, personHere()));
      setItems((all) => [...all, ...added]);
    },
    /** Tries a file again, or goes on at once with one that waits. */
    retry(key: number) {
      const own = running.current.get(key);
      if (own) own.goOn.abort();
      else change(key, { state: 'waiting', problem: '', person: personHere() });
    },
    /** Removes a file from the list; an upload under way is cancelled. */
    drop(key: number) {
      running.current.get(key)?.cancel.abort();
      setItems((all) => all.filter((item) => item.key !== key));
    },
    /** Removes the files that have arrived. */
    clear: () => setItems((all) => all.filter(({ state }) => state !== 'done')),
  };
}

/** Another attempt does not help after a refusal, but after a lost connection or a fault of the server. */
function mayHelp(error: unknown): boolean {
  if (error instanceof FileRefused) return false;
  const status = error instanceof ApiError ? error.status : 0;
  return status < 400 || status >= 500 || [401, 404, 408, 412, 429].includes(status);
}
