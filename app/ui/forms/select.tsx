import { plainWords, type Words } from '../text/words.tsx';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface SelectProps extends FieldProps {
  options: { value: string; label: Words }[];
  defaultValue?: string;
}

/** One of a few; the browser's own list. */
export function Select(props: SelectProps) {
  return (
    <Field {...props}>
      <select {...controlAttributes(props)} defaultValue={props.defaultValue} className="control">
        {props.options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            lang={typeof option.label === 'string' ? undefined : option.label.lang}
          >
            {plainWords(option.label)}
          </option>
        ))}
      </select>
    </Field>
  );
}
