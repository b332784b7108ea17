import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import { ApiError, messageOf } from '../api-client.ts';
import { LIBRARY_TEXTS } from './media-texts.ts';
import { type Sending, sendFile } from './send-file.ts';
import { changeUpload, nextUpload, refuseFile, type UploadItem } from './upload-queue.ts';

let lastKey = 0;

/** Files on their way into the library, and the state of each. */
export function useUploadQueue() {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [items, setItems] = useState<UploadItem[]>([]);
  const running = useRef<{ key: number; sending: Sending } | null>(null);
  const isBusy = items.some((item) => item.state === 'waiting' || item.state === 'sending');

  useEffect(() => {
    const next = nextUpload(items);
    if (!next || running.current) return;
    const change = (part: Partial<UploadItem>) =>
      setItems((all) => changeUpload(all, next.key, part));
    const sending = sendFile(next.file, (share) => change({ share }));
    running.current = { key: next.key, sending };
    change({ state: 'sending', share: 0, problem: '' });
    sending.result
      .then(
        (medium) => {
          change({ state: 'done', medium });
          void queries.invalidateQueries({ queryKey: ['media'] });
          void queries.invalidateQueries({ queryKey: ['dashboard'] });
        },
        (error: unknown) =>
          change({ state: 'failed', problem: messageOf(error), canRetry: mayHelp(error) }),
      )
      .finally(() => {
        running.current = null;
        // Runs this effect again for the next file, also when the last one was cancelled.
        setItems((all) => [...all]);
      });
  }, [items, queries]);

  // Closing the tab now would lose the files that are still being sent.
  useEffect(() => {
    if (!isBusy) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isBusy]);

  function add(files: Iterable<File>) {
    const added = [...files].map((file): UploadItem => {
      const refusal = refuseFile(file);
      return {
        key: ++lastKey,
        file,
        state: refusal ? 'failed' : 'waiting',
        share: 0,
        problem: refusal ? say(LIBRARY_TEXTS[refusal]) : '',
        canRetry: false,
        medium: null,
      };
    });
    setItems((all) => [...all, ...added]);
  }

  /** Removes a file from the list; an upload under way is cancelled. */
  function drop(key: number) {
    if (running.current?.key === key) running.current.sending.abort();
    setItems((all) => all.filter((item) => item.key !== key));
  }

  const retry = (key: number) => setItems((all) => changeUpload(all, key, { state: 'waiting' }));
  const clear = () => setItems((all) => all.filter((item) => item.state !== 'done'));
  return { items, isBusy, add, drop, retry, clear };
}

/** Another attempt does not help after a refusal, but after a lost connection or a fault of the server. */
function mayHelp(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error.status < 400 ||
    error.status >= 500 ||
    error.status === 401
  );
}
