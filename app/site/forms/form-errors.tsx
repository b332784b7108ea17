import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Notice } from '../../ui/pieces/notice.tsx';
import { FORM_GUARD_TEXTS } from './form-guard-texts.ts';

interface FormErrorsProps {
  /** The errors of a FormAnswer. */
  errors: { field?: string; message: string }[];
  /** The label of each field, by its name. */
  labels: Record<string, Bilingual>;
  language: Language;
}

/** The message above a form that came back: the errors of its fields, or why it was refused as a whole. */
export function FormErrors({ errors, labels, language }: FormErrorsProps) {
  const whole = errors.find((error) => error.field === undefined);
  if (whole) {
    return (
      <Notice tone="error" title={t(FORM_GUARD_TEXTS.notSent, language)} isAnswer>
        <p>{whole.message}</p>
      </Notice>
    );
  }
  // 'Fill in this field' alone does not name the field.
  const named = errors.map(({ field = '', message }) => {
    const label = labels[field];
    return { field, message: label ? `${t(label, language)}: ${message}` : message };
  });
  return <ErrorSummary errors={named} language={language} />;
}
