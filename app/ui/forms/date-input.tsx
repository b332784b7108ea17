import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface DateInputProps extends FieldProps {
  /** Days as `YYYY-MM-DD`. */
  defaultValue?: string;
  min?: string;
  max?: string;
}

/** A day; the browser's own calendar. */
export function DateInput(props: DateInputProps) {
  const { defaultValue, min, max } = props;
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        type="date"
        defaultValue={defaultValue}
        min={min}
        max={max}
        className="control"
      />
    </Field>
  );
}
