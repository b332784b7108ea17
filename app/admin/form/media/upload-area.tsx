import { Button, Group, Text } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { UploadRows } from '../../uploads/upload-rows.tsx';
import { DropArea } from './drop-area.tsx';
import { MEDIA_TEXTS } from './media-texts.ts';
import { ACCEPTED, type UploadKind } from './upload-rules.ts';
import type { useUploads } from './use-uploads.ts';

import './media-fields.css';

interface UploadAreaProps {
  kind: UploadKind;
  /** The id of the button, to which errors of the field lead. */
  id: string;
  label: string;
  isMultiple: boolean;
  uploads: ReturnType<typeof useUploads>;
  describedBy?: string | undefined;
  /** Files that have arrived are only counted. */
  hidesDone?: boolean;
  /** Said after what may be chosen. */
  more?: string;
  /** A second way to get a file, beside the button. */
  children?: ReactNode;
}

/** A button for files, a place to drop them, and the state of each upload. */
export function UploadArea(props: UploadAreaProps) {
  const { say } = useAdminLanguage();
  const hintId = `${props.id}-hint`;
  return (
    <DropArea
      label={props.label}
      accept={ACCEPTED[props.kind]}
      isMultiple={props.isMultiple}
      onFiles={props.uploads.add}
    >
      {(choose) => (
        <>
          <Group gap="sm">
            <Button
              id={props.id}
              variant="default"
              leftSection={<UploadIcon size={18} aria-hidden />}
              aria-describedby={[hintId, props.describedBy].filter(Boolean).join(' ')}
              onClick={choose}
            >
              {props.label}
            </Button>
            {props.children}
          </Group>
          <Text id={hintId} size="sm" c="dimmed">
            {say(props.kind === 'image' ? MEDIA_TEXTS.hint : MEDIA_TEXTS.documentHint)}
            {props.kind === 'image' && ` (${say(MEDIA_TEXTS.anySize)})`}, {say(MEDIA_TEXTS.orDrop)}
            {props.more && `. ${props.more}`}
          </Text>
          <UploadRows uploads={props.uploads} hidesDone={props.hidesDone} />
        </>
      )}
    </DropArea>
  );
}
