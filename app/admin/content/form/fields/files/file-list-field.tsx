import { Button, Text } from '@mantine/core';
import { type ClipboardEvent, type DragEvent, memo, useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../../../admin-language.tsx';
import { FieldError, fieldErrorId } from '../../../../form/fields/field-error.tsx';
import { fieldId } from '../../../../form/fields/field-id.ts';
import { MediaPicker } from '../../../../form/media/media-picker.tsx';
import { MEDIA_TEXTS } from '../../../../form/media/media-texts.ts';
import { UploadArea } from '../../../../form/media/upload-area.tsx';
import { PIECE_TEXTS } from '../../../../pieces/piece-texts.ts';
import { useFieldLabel } from '../field-props.ts';
import { FIELD_TEXTS } from '../field-texts.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { FILES_TEXTS } from './files-texts.ts';
import { GalleryTile } from './gallery-tile.tsx';
import { type FileListProps, useFileList } from './use-file-list.ts';

import './file-lists.css';

/** Typing in one item draws no other anew: with sixty pictures each letter took a sixteenth of a second. */
const LOOKS = {
  gallery: {
    part: 'image',
    kind: 'image',
    none: FILES_TEXTS.noPictures,
    add: FILES_TEXTS.addPictures,
    className: 'file-tiles',
    Item: memo(GalleryTile),
  },
  attachments: {
    part: 'file',
    kind: 'document',
    none: FILES_TEXTS.noDocuments,
    add: FILES_TEXTS.addDocuments,
    className: 'file-rows',
    Item: memo(AttachmentRow),
  },
} as const;

/** An ordered list of files: pictures in a grid, or documents below each other. */
export default function FileListField(props: FileListProps) {
  const { field, path, value, errors } = props;
  const { say } = useAdminLanguage();
  const { label, hint } = useFieldLabel({ ...field, required: false });
  const { part, kind, none, add, className, Item } = LOOKS[field.shownAs ?? 'gallery'];
  const files = useFileList(props, part);
  const { uploads, removed } = files;
  const [isPicking, setPicking] = useState(false);
  const id = fieldId(path);
  const error = errors[path];
  useClearedUploads(uploads);

  const take = (transfer: DataTransfer | null) => {
    if (!transfer?.files.length) return false;
    uploads.add(transfer.files);
    return true;
  };
  return (
    <fieldset
      className="media-field file-list"
      aria-describedby={error ? fieldErrorId(id) : undefined}
      onPaste={(event: ClipboardEvent) => {
        // Words that are copied from a table come with a picture of themselves.
        const isText = event.clipboardData.types.includes('text/plain');
        if (isText && event.target instanceof HTMLElement && event.target.matches(TEXTS)) return;
        if (take(event.clipboardData)) event.preventDefault();
      }}
      onDragOver={(event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        // What was dropped on the area for files has been taken there.
        if (!event.defaultPrevented && take(event.dataTransfer)) event.preventDefault();
      }}
    >
      <legend>{label}</legend>
      <Text size="sm" c="dimmed">
        {hint} {kind === 'image' && say(FILES_TEXTS.captionHint)}
      </Text>
      {value.length === 0 ? (
        <Text c="dimmed">{say(none)}</Text>
      ) : (
        <ol ref={files.list} className={className}>
          {value.map((item, at) => (
            <Item
              key={files.keys[at]}
              files={files.ofItems}
              item={item}
              at={at}
              field={field}
              path={path}
              errors={errors}
            />
          ))}
        </ol>
      )}
      <Text size="sm" role="status" className="file-list-said">
        {files.said}{' '}
        {removed && (
          <Button size="compact-sm" variant="subtle" onClick={files.undoRemoval}>
            {say(PIECE_TEXTS.undo)}
          </Button>
        )}
      </Text>
      {files.isFull ? (
        <Text size="sm" c="dimmed">
          {say(FIELD_TEXTS.full)}
        </Text>
      ) : (
        <UploadArea
          kind={kind}
          id={id}
          label={say(add)}
          isMultiple
          uploads={uploads}
          hidesDone
          describedBy={error ? fieldErrorId(id) : undefined}
          more={say(FILES_TEXTS.paste)}
        >
          <Button variant="default" onClick={() => setPicking(true)}>
            {say(MEDIA_TEXTS.fromLibrary)}
          </Button>
        </UploadArea>
      )}
      <FieldError id={id} error={error} />
      <MediaPicker
        kind={kind}
        isOpen={isPicking}
        isMultiple
        onPick={(media) => {
          setPicking(false);
          files.add(media.map((medium) => medium.id));
        }}
        onClose={() => setPicking(false)}
      />
    </fieldset>
  );
}

/** Where words are written. */
const TEXTS = 'input, textarea';

/** Once all files have arrived, nothing is left to say of them; while one has failed, how many arrived stays. */
function useClearedUploads(uploads: ReturnType<typeof useFileList>['uploads']) {
  const { items, clear } = uploads;
  const latest = useRef(clear);
  latest.current = clear;
  const isOver = items.length > 0 && items.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
}
