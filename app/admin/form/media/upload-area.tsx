import { Alert, Button, Group, Loader, Text } from '@mantine/core';
import { Upload as UploadIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { DropArea } from './drop-area.tsx';
import { MEDIA_TEXTS } from './media-texts.ts';
import { ACCEPTED, describeUploadProblem, type UploadKind } from './upload-rules.ts';
import type { Upload, useUploads } from './use-uploads.ts';

import './media-fields.css';

interface UploadAreaProps {
  kind: UploadKind;
  /** The id of the button, to which errors of the field lead. */
  id: string;
  label: string;
  isMultiple: boolean;
  uploads: ReturnType<typeof useUploads>;
  describedBy?: string | undefined;
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
            {say(props.kind === 'image' ? MEDIA_TEXTS.hint : MEDIA_TEXTS.documentHint)},{' '}
            {say(MEDIA_TEXTS.orDrop)}
          </Text>
          {props.uploads.uploads.map((upload) => (
            <UploadState key={upload.key} upload={upload} {...props} />
          ))}
        </>
      )}
    </DropArea>
  );
}

function UploadState({ upload, kind, uploads }: UploadAreaProps & { upload: Upload }) {
  const { say } = useAdminLanguage();
  if (!upload.problem) {
    return (
      <Group gap="sm" role="status" wrap="nowrap">
        <Loader size="xs" />
        <Text size="sm" className="upload-name">
          {say(MEDIA_TEXTS.uploading)} {upload.file.name}
        </Text>
      </Group>
    );
  }
  const title = kind === 'image' ? MEDIA_TEXTS.uploadFailed : MEDIA_TEXTS.documentFailed;
  return (
    <Alert color="red" role="alert" title={say(title)}>
      <Text size="sm" className="upload-name">
        {upload.file.name}: {upload.problem}
      </Text>
      <Group gap="xs" mt="xs">
        {!describeUploadProblem(upload.file, kind) && (
          <Button size="xs" onClick={() => uploads.retry(upload)}>
            {say(MEDIA_TEXTS.retry)}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={() => uploads.dismiss(upload.key)}>
          {say(MEDIA_TEXTS.dismiss)}
        </Button>
      </Group>
    </Alert>
  );
}
