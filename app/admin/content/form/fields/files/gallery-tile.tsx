import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import type { BilingualTextField } from '../../../../../../domain/content/model/fields/fields.ts';
import { MAX_ALT_LENGTH } from '../../../../../../domain/media/library/media-limits.ts';
import type { Bilingual } from '../../../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../../../admin-language.tsx';
import { ApiError, messageOf } from '../../../../calls/api-client.ts';
import { FieldError } from '../../../../form/fields/field-error.tsx';
import { alternativeId, fieldId } from '../../../../form/fields/field-id.ts';
import { FORM_TEXTS } from '../../../../form/form-texts.ts';
import { MEDIA_TEXTS } from '../../../../form/media/media-texts.ts';
import { mediumQuery, thumbnailOf } from '../../../../form/media/medium-query.ts';
import { useIsLocked } from '../../../../review/review-api.ts';
import { FormMediaContext } from '../media-fields.tsx';
import { TwoLanguagesField } from '../two-languages-field.tsx';
import { describeItem, FILES_TEXTS } from './files-texts.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { FileItem, FileList, FileListProps } from './use-file-list.ts';

import '../../../../pieces/addresses/entry-words.css';

interface GalleryTileProps extends Pick<FileListProps, 'field' | 'path' | 'errors'> {
  files: FileList;
  item: FileItem;
  at: number;
}

/** One picture of a gallery: as the site cuts it, its place, its caption and what it shows. */
export function GalleryTile({ files, item, at, field, path, errors }: GalleryTileProps) {
  const { say, lang } = useAdminLanguage();
  const id = String(item.image ?? '');
  const medium = useQuery({ ...mediumQuery(id), enabled: id !== '' });
  const key = files.keys[at] ?? '';
  const name = say(describeItem('gallery', at + 1, files.keys.length));
  const imagePath = `${path}.${at}.image`;
  const isMissing = id === '' || (medium.error instanceof ApiError && medium.error.status === 404);
  const picture = medium.data;
  return (
    <li className="file-tile" aria-label={name} {...files.drag.rowOf(key)}>
      <div className="file-tile-picture" {...files.drag.gripOf(key)}>
        {picture && (
          <img
            src={thumbnailOf(picture)}
            alt={picture.alt[lang] || picture.fileName}
            loading="lazy"
            draggable={false}
            style={{ objectPosition: `${picture.focus.x}% ${picture.focus.y}%` }}
          />
        )}
        <span className="file-tile-place" aria-hidden>
          {at + 1}
        </span>
      </div>
      <ItemButtons files={files} at={at} name={name} path={imagePath} />
      <FieldError id={fieldId(imagePath)} error={errors[imagePath]} />
      {(isMissing || medium.error) && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {isMissing ? say(MEDIA_TEXTS.missing) : messageOf(medium.error)}
        </Text>
      )}
      <TwoLanguagesField
        field={field.of.caption as BilingualTextField}
        path={`${path}.${at}.caption`}
        value={item.caption as Bilingual}
        errors={errors}
        onChange={(caption) => files.changeItem(at, { ...item, caption })}
      />
      {picture && !picture.isDecorative && (
        <Alternative id={id} path={imagePath} picture={picture} />
      )}
    </li>
  );
}

/** What a picture shows, for the library and everywhere it is used; folded up unless it was missing in a language. */
function Alternative(props: {
  id: string;
  path: string;
  picture: { alt: Bilingual; isShown: boolean };
}) {
  const { id, path, picture } = props;
  const { say } = useAdminLanguage();
  const media = useContext(FormMediaContext);
  const isLocked = useIsLocked(picture);
  const alt = media.alts[id] ?? picture.alt;
  const isMissing = alt.el.trim() === '' && alt.en.trim() === '';
  // As it was when the picture came: it does not fold up under the hands of whoever writes it.
  const [startsOpen] = useState(alt.el.trim() === '' || alt.en.trim() === '');
  return (
    <details className="file-tile-alt" open={startsOpen}>
      <summary>
        {say(MEDIA_TEXTS.alternative)}{' '}
        {isMissing && (
          <span className="state-badge" data-state="changed">
            {say(FILES_TEXTS.noAlternative)}
          </span>
        )}
      </summary>
      <Text size="sm" c="dimmed">
        {say(isLocked ? MEDIA_TEXTS.alternativeLocked : MEDIA_TEXTS.alternativeHint)}
      </Text>
      {(['el', 'en'] as const).map((side) => (
        <TextInput
          key={side}
          id={alternativeId(path, side)}
          size="sm"
          lang={side}
          spellCheck
          label={`${say(MEDIA_TEXTS.alternative)} (${say(side === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)})`}
          maxLength={MAX_ALT_LENGTH}
          value={alt[side]}
          readOnly={isLocked}
          onChange={(event) =>
            media.setAlts({ ...media.alts, [id]: { ...alt, [side]: event.currentTarget.value } })
          }
        />
      ))}
    </details>
  );
}
