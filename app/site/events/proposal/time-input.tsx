import type { FieldProps } from '../../../ui/forms/field.tsx';
import { controlAttributes, Field } from '../../../ui/forms/field.tsx';

/** A time of day as `HH:MM`; the browser's own field. */
export function TimeInput(props: FieldProps & { defaultValue?: string | undefined }) {
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        type="time"
        defaultValue={props.defaultValue}
        className="control"
      />
    </Field>
  );
}
