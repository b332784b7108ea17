import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface TextAreaProps extends FieldProps {
  defaultValue?: string;
  rows?: number;
}

/**
 * Several lines of text; five rows unless said otherwise (specification, section 9). They have no `maxlength`: a
 * browser cuts off without a word what is pasted beyond it. The server says that a text is too long, and keeps all of
 * it.
 */
export function TextArea(props: TextAreaProps) {
  const { defaultValue, rows = 5 } = props;
  return (
    <Field {...props}>
      <textarea
        {...controlAttributes(props)}
        defaultValue={defaultValue}
        rows={rows}
        className="control"
      />
    </Field>
  );
}
