import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce, announceFailure } from '../../announce.tsx';
import { describeFull } from '../../content/form/fields/files/files-texts.ts';
import { sayWasThere } from '../../uploads/upload-texts.ts';
import { FieldError, fieldErrorId } from '../fields/field-error.tsx';
import { fieldId } from '../fields/field-id.ts';
import { moveItem } from '../fields/move-item.ts';
import { ImageRow } from './image-row.tsx';
import { MediaPicker } from './media-picker.tsx';
import { describePlace, MEDIA_TEXTS } from './media-texts.ts';
import type { AlternativeTexts } from './save-alts.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

interface ImagesFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  /** Ids of pictures in the library, in order. */
  value: string[];
  onChange: (value: string[]) => void;
  /** Alternative texts as changed here; saved by `saveAlts` with the form. */
  alts: AlternativeTexts;
  onAltsChange: (alts: AlternativeTexts) => void;
  errors: Record<string, string>;
  /** How many there may be; with 1 a new picture replaces the old. */
  max?: number;
  /** `form.setWaiting`, so that a save waits for uploads. */
  onWaiting?: ((isWaiting: boolean) => void) | undefined;
}

/** Pictures with previews and alternative texts: uploaded or from the library, ordered, removed. */
export function ImagesField(props: ImagesFieldProps) {
  const { name, value, max = 50 } = props;
  const { say } = useAdminLanguage();
  const [isPicking, setPicking] = useState(false);
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // Uploads end after other changes, so they add to the pictures of that moment.
  const latest = useRef(props);
  latest.current = props;
  const id = fieldId(name);
  const error = Object.entries(props.errors).find(
    ([path]) => path === name || path.startsWith(`${name}.`),
  )?.[1];

  const add = (ids: string[]) => {
    const before = max === 1 ? [] : latest.current.value;
    const all = [...new Set([...before, ...ids])];
    const next = all.slice(0, max);
    const leftOut = all.length - next.length;
    if (leftOut > 0) announceFailure(say(describeFull(leftOut, max)));
    latest.current.onChange(next);
    // Several uploads may end before the next render.
    latest.current = { ...latest.current, value: next };
  };
  const uploads = useUploads({
    kind: 'image',
    onAdded: ({ id: added, wasThere, fileName }) => {
      add([added]);
      if (wasThere) announce(say(sayWasThere(fileName)));
    },
    onWaiting: props.onWaiting,
  });

  function move(index: number, step: -1 | 1) {
    props.onChange(moveItem(value, index, step));
    setNews(say(describePlace(index + step + 1, value.length)));
    focusRow(index + step, step === -1 ? 'up' : 'down');
  }

  function remove(index: number) {
    props.onChange(value.filter((_, i) => i !== index));
    focusRow(Math.min(index, value.length - 2), 'remove');
  }

  /** Moving and removing change the focused button's place or remove it, so the focus is set again. */
  function focusRow(index: number, action: 'up' | 'down' | 'remove') {
    requestAnimationFrame(() => {
      const row = list.current?.children[index];
      const buttons = row?.querySelectorAll<HTMLButtonElement>('button:not([aria-disabled])') ?? [];
      const button = [...buttons].find((one) => one.dataset.action === action) ?? buttons[0];
      (button ?? document.getElementById(id))?.focus();
    });
  }

  return (
    <fieldset className="media-field" aria-describedby={error ? fieldErrorId(id) : undefined}>
      <legend>{props.label}</legend>
      {props.hint && (
        <Text size="sm" c="dimmed">
          {props.hint}
        </Text>
      )}
      {value.length === 0 ? (
        <Text c="dimmed">{say(MEDIA_TEXTS.none)}</Text>
      ) : (
        <ul ref={list} className="media-rows">
          {value.map((picture, index) => (
            <ImageRow
              key={picture}
              id={picture}
              path={max === 1 ? name : `${name}.${index}`}
              place={index + 1}
              total={value.length}
              alt={props.alts[picture]}
              onAltChange={(alt) => props.onAltsChange({ ...props.alts, [picture]: alt })}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(index)}
            />
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <UploadArea
        kind="image"
        id={id}
        label={say(max === 1 ? MEDIA_TEXTS.uploadImage : MEDIA_TEXTS.uploadImages)}
        isMultiple={max > 1}
        uploads={uploads}
        describedBy={error ? fieldErrorId(id) : undefined}
      >
        <Button variant="default" onClick={() => setPicking(true)}>
          {say(MEDIA_TEXTS.fromLibrary)}
        </Button>
      </UploadArea>
      <FieldError id={id} error={error} />
      <MediaPicker
        kind="image"
        isOpen={isPicking}
        isMultiple={max > 1}
        onPick={(media) => {
          setPicking(false);
          add(media.map((medium) => medium.id));
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}
