import { memo, type ReactNode, Suspense } from 'react';
import type { Field, RepetitionField } from '../../../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../../../domain/text/bilingual.ts';
import type { OpeningPeriod } from '../../../../../domain/time/opening-period.ts';
import type { Repetition } from '../../../../../domain/time/repetition.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { RichTextField } from '../../../form/rich-text/rich-text-field.tsx';
import { lazyPart } from '../../../pieces/lazy-part.tsx';
import { PIECE_TEXTS } from '../../../pieces/piece-texts.ts';
import { ChoicesField } from './choices-field.tsx';
import { CoordinatesInput } from './coordinates-field.tsx';
import type { FieldProps } from './field-props.ts';
import type { FileItem, FileListProps } from './files/use-file-list.ts';
import { GroupsField } from './list-field.tsx';
import { DocumentField, PicturesField, useWaitingField } from './media-fields.tsx';
import { HoursField } from './opening-hours-field.tsx';
import type { TypedCoordinates } from './read-coordinates.ts';
import { ReferenceSelect } from './reference-field.tsx';
import { ChoiceSelect, DateInput, NumberInput, YesNo } from './simple-fields.tsx';
import { LinkInput, TextField } from './text-field.tsx';
import { TwoLanguagesField } from './two-languages-field.tsx';

/** The control of a field, by its kind. The values of a form have the shape of the type's fields. */
export const FieldControl = memo(function FieldControl(props: FieldProps<Field>) {
  const { field, value, ...rest } = props;
  switch (field.kind) {
    case 'text':
      return <TextField {...rest} field={field} value={value as string} />;
    case 'link':
      return <LinkInput {...rest} field={field} value={value as string} />;
    case 'bilingualText':
      return <TwoLanguagesField {...rest} field={field} value={value as Bilingual} />;
    case 'richText':
      return <RichText {...props} />;
    case 'image':
    case 'images':
      return <PicturesField {...rest} field={field} value={value as string[] | string | null} />;
    case 'file':
      return <DocumentField {...rest} field={field} value={value as string | null} />;
    case 'date':
    case 'dateTime':
      return <DateInput {...rest} field={field} value={value as string | null} />;
    case 'choice':
      return <ChoiceSelect {...rest} field={field} value={value as string | null} />;
    case 'choices':
      return <ChoicesField {...rest} field={field} value={value as string[]} />;
    case 'number':
      return <NumberInput {...rest} field={field} value={value as number | null} />;
    case 'boolean':
      return <YesNo {...rest} field={field} value={value as boolean} />;
    case 'coordinates':
      return <CoordinatesInput {...rest} field={field} value={value as TypedCoordinates | null} />;
    case 'reference':
      return <ReferenceSelect {...rest} field={field} value={value as string | null} />;
    case 'openingHours':
      return <HoursField {...rest} field={field} value={value as OpeningPeriod[]} />;
    case 'repetition':
      return <Rule {...rest} field={field} value={value as Repetition | null} />;
    case 'list':
      if (field.shownAs) return <Files {...rest} field={field} value={value as FileItem[]} />;
      return (
        <GroupsField
          {...rest}
          PartControl={FieldControl}
          field={field}
          value={value as Record<string, unknown>[]}
        />
      );
  }
});

const FileListField = lazyPart(() => import('./files/file-list-field.tsx'));

function Files(props: FileListProps) {
  return (
    <Awaited field={props.field}>
      <FileListField {...props} />
    </Awaited>
  );
}

const RepetitionInput = lazyPart(() => import('./repetition-field.tsx'));

function Rule(props: FieldProps<RepetitionField, Repetition | null>) {
  return (
    <Awaited field={props.field}>
      <RepetitionInput {...props} />
    </Awaited>
  );
}

/** A field whose code is loaded with it; its name stands there meanwhile. */
function Awaited({ field, children }: { field: Field; children: ReactNode }) {
  const { say, lang } = useAdminLanguage();
  return (
    <Suspense
      fallback={
        <p>
          {field.label[lang]}: {say(PIECE_TEXTS.loading)}
        </p>
      }
    >
      {children}
    </Suspense>
  );
}

function RichText({ field, path, value, onChange, errors }: FieldProps<Field>) {
  const { lang } = useAdminLanguage();
  const onWaiting = useWaitingField();
  return (
    <RichTextField
      name={path}
      label={field.label[lang]}
      hint={field.hint?.[lang]}
      required={field.kind === 'richText' && field.required}
      value={value as Bilingual}
      onChange={onChange}
      errors={errors}
      onWaiting={(lang, isWaiting) => onWaiting(isWaiting, lang)}
    />
  );
}
