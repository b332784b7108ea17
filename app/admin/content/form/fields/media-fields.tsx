import { createContext, useContext, useId } from 'react';
import type {
  FileField as FileType,
  ImageField,
  ImagesField as ImagesType,
} from '../../../../../domain/content/model/fields/fields.ts';
import { FileField } from '../../../form/media/file-field.tsx';
import { ImagesField } from '../../../form/media/images-field.tsx';
import type { AlternativeTexts } from '../../../form/media/save-alts.ts';
import { type FieldProps, useFieldLabel } from './field-props.ts';

/** The values that the fields for files share with the form. */
export interface FormMedia {
  /** Alternative texts as changed in this form. */
  alts: AlternativeTexts;
  setAlts: (alts: AlternativeTexts) => void;
  /** Tells the form that the uploads of a field are under way or over; `field` names it as long as it is there. */
  setWaiting: (field: string, isWaiting: boolean) => void;
}

export const FormMediaContext = createContext<FormMedia>({
  alts: {},
  setAlts: () => {},
  setWaiting: () => {},
});

/**
 * Tells the form that the uploads of a field, or of a part of it, are under way or over. They are known by the field
 * itself: its path is another one once its row of a list has been moved, or one before it was taken out.
 */
export function useWaitingField(): (isWaiting: boolean, part?: string) => void {
  const { setWaiting } = useContext(FormMediaContext);
  const id = useId();
  return (isWaiting, part = '') => setWaiting(id + part, isWaiting);
}

/** One picture, or several in order. */
export function PicturesField(
  props: FieldProps<ImageField | ImagesType, string[] | string | null>,
) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  const media = useContext(FormMediaContext);
  const onWaiting = useWaitingField();
  const isOne = field.kind === 'image';
  const ids = Array.isArray(value) ? value : value ? [value] : [];
  return (
    <ImagesField
      name={path}
      label={label}
      hint={hint}
      value={ids}
      onChange={(next) => onChange(isOne ? (next.at(-1) ?? null) : next)}
      alts={media.alts}
      onAltsChange={media.setAlts}
      errors={errors}
      {...(isOne && { max: 1 })}
      onWaiting={onWaiting}
    />
  );
}

/** A PDF document. */
export function DocumentField(props: FieldProps<FileType, string | null>) {
  const { field, path, value, onChange, errors } = props;
  const { label, hint } = useFieldLabel(field);
  const onWaiting = useWaitingField();
  return (
    <FileField
      name={path}
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      errors={errors}
      onWaiting={onWaiting}
    />
  );
}
