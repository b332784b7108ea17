import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatFileSize } from '../../ui/text/file-size.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { useUploads } from '../form/media/use-uploads.ts';
import type { UploadItem } from './upload-items.ts';
import { describeUploads, UPLOAD_TEXTS } from './upload-texts.ts';

import './upload-rows.css';

interface UploadRowsProps {
  uploads: ReturnType<typeof useUploads>;
  /** What else can be done with a file that has arrived. */
  renderDone?: (item: UploadItem) => ReactNode;
  /** Files that have arrived are only counted, since they are to be seen elsewhere. */
  hidesDone?: boolean | undefined;
}

/** Files on their way: how far each is, and what can be done about it. */
export function UploadRows({ uploads, renderDone, hidesDone = false }: UploadRowsProps) {
  const { say } = useAdminLanguage();
  const { items, isBusy } = uploads;
  if (items.length === 0) return null;
  const failed = items.filter(({ state }) => state === 'failed');
  const done = items.filter(({ state }) => state === 'done').length;
  const listed = hidesDone ? items.filter(({ state }) => state !== 'done') : items;
  const again = failed.filter(({ canRetry }) => canRetry);
  return (
    <div className="uploads">
      {items.length > 1 && (
        <Text size="sm" fw={600} role="status">
          {say(describeUploads({ all: items.length, done, failed: failed.length }))}
        </Text>
      )}
      <ul className="upload-rows" aria-label={say(UPLOAD_TEXTS.uploads)}>
        {listed.map((item) => (
          <UploadRow key={item.key} item={item} uploads={uploads} renderDone={renderDone} />
        ))}
      </ul>
      <Group gap="xs">
        {again.length > 1 && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              for (const { key } of again) uploads.retry(key);
            }}
          >
            {say(UPLOAD_TEXTS.retryAll)}
          </Button>
        )}
        {done > 0 && !isBusy && !hidesDone && (
          <Button size="compact-sm" variant="subtle" onClick={uploads.clear}>
            {say(UPLOAD_TEXTS.hide)}
          </Button>
        )}
      </Group>
    </div>
  );
}

type RowProps = UploadRowsProps & { item: UploadItem };

function UploadRow({ item, uploads, renderDone }: RowProps) {
  const { say } = useAdminLanguage();
  const { file, state } = item;
  const giveUp = say(state === 'failed' ? UPLOAD_TEXTS.hide : UPLOAD_TEXTS.cancel);
  return (
    <li data-state={state}>
      <span className="upload-name">{file.name}</span>
      {(state === 'sending' || state === 'paused') && (
        <progress max={1} value={item.share} aria-label={file.name} />
      )}
      <span className="upload-state" role={state === 'failed' ? 'alert' : undefined}>
        <StateWords item={item} />
      </span>
      <Group gap="xs" className="upload-acts">
        {state === 'done' && renderDone?.(item)}
        {((state === 'failed' && item.canRetry) || (state === 'paused' && canGoOn(item))) && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${say(state === 'paused' ? UPLOAD_TEXTS.retryNow : UPLOAD_TEXTS.retry)}: ${file.name}`}
            onClick={() => uploads.retry(item.key)}
          >
            {say(state === 'paused' ? UPLOAD_TEXTS.retryNow : UPLOAD_TEXTS.retry)}
          </Button>
        )}
        {state !== 'done' && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${giveUp}: ${file.name}`}
            onClick={() => uploads.drop(item.key)}
          >
            {giveUp}
          </Button>
        )}
      </Group>
    </li>
  );
}

/** Signing in again is done in its own dialog. */
const canGoOn = ({ pause }: UploadItem) => pause !== 'signed-out';

const PAUSES = {
  line: 'lineLost',
  server: 'serverAway',
  'disk-full': 'diskFull',
  'signed-out': 'signedOut',
} as const;

function StateWords({ item }: { item: UploadItem }) {
  const { say, language } = useAdminLanguage();
  const { file, state, share } = item;
  switch (state) {
    case 'waiting':
    case 'preparing':
      return say(UPLOAD_TEXTS[state]);
    case 'sending':
      if (share >= 1) return say(UPLOAD_TEXTS.finishing);
      return `${say(UPLOAD_TEXTS.sending)} ${Math.floor(share * 100)}% · ${formatFileSize(item.sentSize, language)}`;
    case 'paused':
      return say(UPLOAD_TEXTS[PAUSES[item.pause ?? 'line']]);
    case 'done':
      return say(item.medium?.wasThere ? UPLOAD_TEXTS.wasThere : UPLOAD_TEXTS.done);
    case 'failed': {
      const isPdf = file.type === 'application/pdf';
      return `${say(isPdf ? UPLOAD_TEXTS.failedDocument : UPLOAD_TEXTS.failedImage)}: ${item.problem}`;
    }
  }
}
