import { Anchor, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { messageOf } from '../../calls/api-client.ts';
import { sayWasThere } from '../../uploads/upload-texts.ts';
import { FieldError, fieldErrorId } from '../fields/field-error.tsx';
import { fieldId } from '../fields/field-id.ts';
import { MediaPicker } from './media-picker.tsx';
import { MEDIA_TEXTS } from './media-texts.ts';
import { mediumQuery } from './medium-query.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

interface FileFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** The id of a document of the library. */
  value: string | null;
  onChange: (value: string | null) => void;
  errors: Record<string, string>;
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** A PDF document: uploaded or from the library. */
export function FileField(props: FileFieldProps) {
  const { say } = useAdminLanguage();
  const [isPicking, setPicking] = useState(false);
  const id = fieldId(props.name);
  const error = props.errors[props.name];
  const uploads = useUploads({
    kind: 'document',
    onAdded: ({ id, wasThere, fileName }) => {
      props.onChange(id);
      if (wasThere) announce(say(sayWasThere(fileName)));
    },
    onWaiting: props.onWaiting,
  });
  return (
    <fieldset className="media-field" aria-describedby={error ? fieldErrorId(id) : undefined}>
      <legend>{props.label}</legend>
      {props.hint && (
        <Text size="sm" c="dimmed">
          {props.hint}
        </Text>
      )}
      {props.value ? (
        <ChosenFile id={props.value} onRemove={() => props.onChange(null)} />
      ) : (
        <Text c="dimmed">{say(MEDIA_TEXTS.noDocument)}</Text>
      )}
      <UploadArea
        kind="document"
        id={id}
        label={say(MEDIA_TEXTS.uploadDocument)}
        isMultiple={false}
        uploads={uploads}
        describedBy={error ? fieldErrorId(id) : undefined}
      >
        <Button variant="default" onClick={() => setPicking(true)}>
          {say(MEDIA_TEXTS.fromLibrary)}
        </Button>
      </UploadArea>
      <FieldError id={id} error={error} />
      <MediaPicker
        kind="document"
        isOpen={isPicking}
        onPick={([medium]) => {
          setPicking(false);
          if (medium) props.onChange(medium.id);
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}

function ChosenFile({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { say, language } = useAdminLanguage();
  const medium = useQuery(mediumQuery(id));
  return (
    <Group gap="sm">
      {medium.data && (
        <Anchor href={medium.data.url} target="_blank" rel="noreferrer">
          {medium.data.fileName} ({formatFileSize(medium.data.sizeBytes, language)})
        </Anchor>
      )}
      {medium.error && <Text c="var(--mantine-color-error)">{messageOf(medium.error)}</Text>}
      <Button variant="light" color="red" size="compact-md" onClick={onRemove}>
        {say(MEDIA_TEXTS.remove)}
      </Button>
    </Group>
  );
}
