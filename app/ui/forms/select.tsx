import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface SelectProps extends FieldProps {
  options: { value: string; label: string }[];
  defaultValue?: string;
}

/** One of a few; the browser's own list. */
export function Select(props: SelectProps) {
  return (
    <Field {...props}>
      <select {...controlAttributes(props)} defaultValue={props.defaultValue} className="control">
        {props.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
