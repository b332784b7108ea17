import type { ReactNode } from 'react';
import type { FieldProps } from './field.tsx';
import { controlAttributes, FieldError } from './field.tsx';

interface CheckboxProps extends Omit<FieldProps, 'label'> {
  /** May contain a link, such as to the privacy page. */
  label: ReactNode;
  value?: string;
  defaultChecked?: boolean;
}

/** Yes or no, with the label beside the box. */
export function Checkbox({ label, value, defaultChecked, className = '', ...rest }: CheckboxProps) {
  const field = { ...rest, label: '' };
  return (
    <div className={`grid gap-1.5 ${className}`.trim()}>
      <FieldError {...field} />
      <div className="flex items-start gap-3">
        <input
          {...controlAttributes(field)}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked}
          className="control-check my-2"
        />
        <div className="min-w-0">
          <label htmlFor={field.name} className="block py-2">
            {label}
          </label>
          {field.hint && (
            <p id={`${field.name}-hint`} className="text-sm text-muted">
              {field.hint}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
