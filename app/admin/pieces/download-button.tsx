import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { saveFile } from './save-file.ts';
import { useBusy } from './use-busy.ts';

/** The media type of a table, as programs for tables read it. */
export const CSV = 'text/csv;charset=utf-8';

interface DownloadedFile {
  text: string;
  /** The media type, such as `application/geo+json`. */
  type: string;
  name: string;
}

/** A button that fetches a file and hands it to the browser; says when it is there, or why not. */
export function DownloadButton(props: {
  label: string;
  /** What is said when the file is there, where the browser may not show it. */
  done?: string;
  take: () => Promise<DownloadedFile>;
}) {
  const { isBusy, busily } = useBusy();
  const download = () =>
    busily(async () => {
      try {
        const { text, type, name } = await props.take();
        saveFile(text, type, name);
        if (props.done) announce(props.done);
      } catch (failure) {
        announceFailure(messageOf(failure));
      }
    });
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<Download size={18} aria-hidden />}
      onClick={() => void download()}
    >
      {props.label}
    </Button>
  );
}
