import { useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { messageOf } from '../../api-client.ts';
import { describeUploadProblem, type UploadKind } from './upload-rules.ts';

export interface Upload {
  key: number;
  file: File;
  /** The reason why it failed; '' while it is being uploaded. */
  problem: string;
}

interface Options {
  kind: UploadKind;
  /** Sends one file and returns the id of the medium; throws ApiError. */
  send: (file: File) => Promise<string>;
  onAdded: (id: string) => void;
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

let lastKey = 0;

/** Uploads files one after the other, in the order chosen. One that fails stays, to be tried again. */
export function useUploads(options: Options) {
  const { say } = useAdminLanguage();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const latest = useRef(options);
  latest.current = options;
  const queue = useRef(Promise.resolve());
  const isWaiting = uploads.some((upload) => upload.problem === '');

  useEffect(() => {
    latest.current.onWaiting?.(isWaiting);
    return () => latest.current.onWaiting?.(false);
  }, [isWaiting]);

  const update = (key: number, problem: string) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, problem } : one)));
  const dismiss = (key: number) => setUploads((all) => all.filter((one) => one.key !== key));

  function enqueue({ key, file }: Upload): void {
    queue.current = queue.current.then(async () => {
      try {
        const id = await latest.current.send(file);
        latest.current.onAdded(id);
        dismiss(key);
      } catch (error) {
        update(key, messageOf(error));
      }
    });
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      for (const file of files) {
        const problem = describeUploadProblem(file, options.kind);
        const upload = { key: ++lastKey, file, problem: problem ? say(problem) : '' };
        setUploads((all) => [...all, upload]);
        if (!problem) enqueue(upload);
      }
    },
    retry(upload: Upload) {
      const problem = describeUploadProblem(upload.file, options.kind);
      if (problem) return;
      update(upload.key, '');
      enqueue(upload);
    },
    dismiss,
  };
}
