import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useAdminLanguage } from '../admin-language.tsx';
import { DropArea } from '../form/media/drop-area.tsx';
import { ACCEPTED } from '../form/media/upload-rules.ts';
import type { useUploads } from '../form/media/use-uploads.ts';
import { UploadRows } from '../uploads/upload-rows.tsx';
import { quotaQuery } from './media-api.ts';
import { describeQuota, LIBRARY_TEXTS } from './media-texts.ts';

/** Said from then on: before, nobody needs to think of it. */
const NOTEWORTHY_PART = 0.5;

interface UploadPanelProps {
  queue: ReturnType<typeof useUploads>;
  onDescribe: (id: string) => void;
}

/** A button for files, a place to drop them, and the state of each upload. */
export function UploadPanel({ queue, onDescribe }: UploadPanelProps) {
  const { say } = useAdminLanguage();
  return (
    <DropArea
      label={say(LIBRARY_TEXTS.upload)}
      accept={ACCEPTED.any}
      isMultiple
      onFiles={queue.add}
    >
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
          <UploadRows
            uploads={queue}
            renderDone={({ medium, file }) =>
              medium && (
                <Button
                  size="compact-sm"
                  variant="light"
                  aria-label={`${say(LIBRARY_TEXTS.describe)}: ${file.name}`}
                  onClick={() => onDescribe(medium.id)}
                >
                  {say(LIBRARY_TEXTS.describe)}
                </Button>
              )
            }
          />
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
