import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface TextAreaProps extends FieldProps {
  defaultValue?: string;
  rows?: number;
  maxLength?: number;
}

/** Several lines of text; five rows unless said otherwise (specification, section 9). */
export function TextArea(props: TextAreaProps) {
  const { defaultValue, rows = 5, maxLength } = props;
  return (
    <Field {...props}>
      <textarea
        {...controlAttributes(props)}
        defaultValue={defaultValue}
        rows={rows}
        maxLength={maxLength}
        className="control"
      />
    </Field>
  );
}
