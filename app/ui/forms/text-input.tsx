import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'search' | 'password' | 'url' | 'number';
  defaultValue?: string;
  maxLength?: number;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  placeholder?: string;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const { type = 'text', defaultValue, maxLength, inputMode, placeholder } = props;
  return (
    <Field {...props}>
      <input
        {...controlAttributes(props)}
        type={type}
        defaultValue={defaultValue}
        maxLength={maxLength}
        inputMode={inputMode}
        placeholder={placeholder}
        spellCheck={type === 'email' ? false : undefined}
        className="control"
      />
    </Field>
  );
}
