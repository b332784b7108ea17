import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BilingualTextField } from '../../../../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../../../../domain/text/bilingual.ts';
import { nameOfLanguage, sayPages } from '../../../../../i18n/document-words.ts';
import { formatFileSize } from '../../../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../../../admin-language.tsx';
import { ApiError, type Medium, messageOf } from '../../../../calls/api-client.ts';
import { FieldError } from '../../../../form/fields/field-error.tsx';
import { fieldId } from '../../../../form/fields/field-id.ts';
import { MEDIA_TEXTS } from '../../../../form/media/media-texts.ts';
import { mediumQuery } from '../../../../form/media/medium-query.ts';
import { PIECE_TEXTS } from '../../../../pieces/piece-texts.ts';
import { TwoLanguagesField } from '../two-languages-field.tsx';
import { describeItem } from './files-texts.ts';
import { ItemButtons } from './item-buttons.tsx';
import type { FileItem, FileList, FileListProps } from './use-file-list.ts';

interface AttachmentRowProps extends Pick<FileListProps, 'field' | 'path' | 'errors'> {
  files: FileList;
  item: FileItem;
  at: number;
}

/** One attached document: what it is, its place, and what the site calls it. */
export function AttachmentRow({ files, item, at, field, path, errors }: AttachmentRowProps) {
  const { say } = useAdminLanguage();
  const id = String(item.file ?? '');
  const medium = useQuery({ ...mediumQuery(id), enabled: id !== '' });
  const key = files.keys[at] ?? '';
  const name = say(describeItem('attachments', at + 1, files.keys.length));
  const filePath = `${path}.${at}.file`;
  const isMissing = id === '' || (medium.error instanceof ApiError && medium.error.status === 404);
  return (
    <li className="file-row" aria-label={name} {...files.drag.rowOf(key)}>
      <div className="file-row-head">
        <div>{medium.data && <DocumentName medium={medium.data} />}</div>
        <ItemButtons files={files} at={at} name={name} path={filePath} />
      </div>
      <FieldError id={fieldId(filePath)} error={errors[filePath]} />
      {(isMissing || medium.error) && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          {isMissing ? say(MEDIA_TEXTS.missing) : messageOf(medium.error)}
        </Text>
      )}
      <TwoLanguagesField
        field={field.of.label as BilingualTextField}
        path={`${path}.${at}.label`}
        value={item.label as Bilingual}
        errors={errors}
        onChange={(label) => files.changeItem(at, { ...item, label })}
      />
    </li>
  );
}

/** The name that the site shows where no label is written, and the facts beside it. */
function DocumentName({ medium }: { medium: Medium }) {
  const { say, lang, language } = useAdminLanguage();
  const facts = medium.document?.state === 'read' ? medium.document : undefined;
  const words = medium.alt[lang] || medium.alt.el || medium.alt.en || facts?.title;
  return (
    <>
      <Anchor href={medium.url} target="_blank" rel="noreferrer" className="file-row-name">
        {words || medium.fileName}
        <span className="sr-only"> {say(PIECE_TEXTS.newTab)}</span>
      </Anchor>
      <Text size="sm" c="dimmed">
        {[
          words && medium.fileName,
          `PDF, ${formatFileSize(medium.sizeBytes, language)}`,
          facts && say(sayPages(facts.pages)),
          facts?.language && nameOfLanguage(facts.language, lang),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </>
  );
}
