import type { ReactNode } from 'react';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';

/** The properties of every form field. The `id` is its `name`, so that an error summary can link to it. */
export interface FieldProps {
  name: string;
  label: string;
  language: Language;
  /** A sentence between label and field. */
  hint?: string;
  /** The error and how to correct it; announced with the field. */
  error?: string;
  required?: boolean;
  /** In a filter every field is optional, so the word 'optional' is left out. */
  isFilter?: boolean;
  /** As in HTML: `name`, `email`, `tel`, `organization`. */
  autoComplete?: string;
  className?: string;
}

const OPTIONAL = { el: 'προαιρετικό', en: 'optional' };
const ERROR = { el: 'Σφάλμα:', en: 'Error:' };

/** The attributes that tie a control to its label, hint and error. */
export function controlAttributes({ name, hint, error, required, autoComplete }: FieldProps) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required,
    autoComplete,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Label, hint and error around a control. A field that may stay empty says so; asterisks are not used. */
export function Field({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { name, label, language, hint, required, isFilter, className = '' } = props;
  return (
    <div className={`grid content-start gap-1.5 ${className}`.trim()}>
      <label htmlFor={name} className="font-semibold">
        {label}
        {!required && !isFilter && (
          <span className="ms-1.5 text-sm font-normal text-muted">({t(OPTIONAL, language)})</span>
        )}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError {...props} />
      {children}
    </div>
  );
}

/** The error of a field, where it has one. */
export function FieldError({ name, error, language }: FieldProps) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className="text-sm font-semibold text-danger">
      <span className="sr-only">{t(ERROR, language)} </span>
      {error}
    </p>
  );
}
