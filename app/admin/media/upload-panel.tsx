import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useAdminLanguage } from '../admin-language.tsx';
import { DropArea } from '../form/media/drop-area.tsx';
import { quotaQuery } from './media-api.ts';
import { describeQuota, LIBRARY_TEXTS } from './media-texts.ts';
import type { UploadItem } from './upload-queue.ts';
import type { useUploadQueue } from './use-upload-queue.ts';

const ACCEPTED = 'image/png,image/jpeg,image/gif,image/webp,image/avif,application/pdf';
/** Said from then on: before, nobody needs to think of it. */
const NOTEWORTHY_PART = 0.5;

interface UploadPanelProps {
  queue: ReturnType<typeof useUploadQueue>;
  onDescribe: (id: string) => void;
}

/** A button for files, a place to drop them, and the state of each upload. */
export function UploadPanel({ queue, onDescribe }: UploadPanelProps) {
  const { say } = useAdminLanguage();
  return (
    <DropArea label={say(LIBRARY_TEXTS.upload)} accept={ACCEPTED} isMultiple onFiles={queue.add}>
      {(choose) => (
        <>
          <Group gap="md">
            <Button
              leftSection={<Upload aria-hidden size={18} />}
              aria-describedby="media-upload-hint"
              onClick={choose}
            >
              {say(LIBRARY_TEXTS.upload)}
            </Button>
            <Text id="media-upload-hint" size="sm" c="dimmed" className="media-upload-hint">
              {say(LIBRARY_TEXTS.uploadHint)}
            </Text>
          </Group>
          <Quota />
          {queue.items.length > 0 && (
            <ul className="media-uploads" aria-label={say(LIBRARY_TEXTS.uploads)}>
              {queue.items.map((item) => (
                <UploadRow key={item.key} item={item} queue={queue} onDescribe={onDescribe} />
              ))}
            </ul>
          )}
          {queue.items.some((item) => item.state === 'done') && !queue.isBusy && (
            <Button size="compact-sm" variant="subtle" onClick={queue.clear}>
              {say(LIBRARY_TEXTS.clear)}
            </Button>
          )}
        </>
      )}
    </DropArea>
  );
}

/** How much may still be uploaded today, when that is half or less. */
function Quota() {
  const { say } = useAdminLanguage();
  const { data } = useQuery(quotaQuery);
  if (!data || data.usedBytes < data.limitBytes * NOTEWORTHY_PART) return null;
  return (
    <Text size="sm" mt="xs" role="status">
      {say(describeQuota(data))}
    </Text>
  );
}

function UploadRow({ item, queue, onDescribe }: UploadPanelProps & { item: UploadItem }) {
  const { say } = useAdminLanguage();
  const isPdf = item.file.type === 'application/pdf';
  const { medium } = item;
  const giveUp = say(item.state === 'failed' ? LIBRARY_TEXTS.clear : LIBRARY_TEXTS.cancel);
  return (
    <li data-state={item.state}>
      <span className="media-upload-name">{item.file.name}</span>
      {item.state === 'sending' && (
        <progress max={1} value={item.share} aria-label={item.file.name} />
      )}
      <span className="media-upload-state" role={item.state === 'failed' ? 'alert' : 'status'}>
        {item.state === 'waiting' && say(LIBRARY_TEXTS.waiting)}
        {item.state === 'sending' &&
          say(item.share < 1 ? LIBRARY_TEXTS.uploading : LIBRARY_TEXTS.processing)}
        {item.state === 'done' && say(LIBRARY_TEXTS.done)}
        {item.state === 'failed' &&
          `${say(isPdf ? LIBRARY_TEXTS.failedDocument : LIBRARY_TEXTS.failedImage)}: ${item.problem}`}
      </span>
      <Group gap="xs">
        {medium && (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={`${say(LIBRARY_TEXTS.describe)}: ${item.file.name}`}
            onClick={() => onDescribe(medium.id)}
          >
            {say(LIBRARY_TEXTS.describe)}
          </Button>
        )}
        {item.state === 'failed' && item.canRetry && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${say(LIBRARY_TEXTS.retry)}: ${item.file.name}`}
            onClick={() => queue.retry(item.key)}
          >
            {say(LIBRARY_TEXTS.retry)}
          </Button>
        )}
        {item.state !== 'done' && (
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${giveUp}: ${item.file.name}`}
            onClick={() => queue.drop(item.key)}
          >
            {giveUp}
          </Button>
        )}
      </Group>
    </li>
  );
}
