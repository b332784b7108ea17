import type { ReactNode } from 'react';
import { href, type Language, t } from '../../i18n/language.ts';
import { Button } from '../../ui/forms/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { CONTACT_FORM_TEXTS as texts } from './contact-texts.ts';
import { PrivacyNote } from './privacy-note.tsx';

export interface ContactFormProps {
  language: Language;
  /** The result of `newFormToken(services)` in the loader. */
  token: string;
  /** The typed values and their errors, if the form came back. */
  values?: Record<string, string>;
  errors?: { field?: string; message: string }[];
}

/** The properties of a field of the form: its name, and the value typed before. */
export function contactField({ language, values = {}, errors = [] }: ContactFormProps) {
  return (name: keyof typeof texts) => ({
    name,
    language,
    label: t(texts[name], language),
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
  });
}

interface ContactFormFrameProps extends ContactFormProps {
  /** Who writes, and the subject: where the two variants differ. */
  children: ReactNode;
}

/**
 * What both message forms share (specification, section 5): the message itself and everything around it. Both are
 * sent to /contact, which thanks, or shows the form again with the errors.
 */
export function ContactFormFrame({ children, ...form }: ContactFormFrameProps) {
  const { language, token, errors = [] } = form;
  const field = contactField(form);
  return (
    <form
      method="post"
      action={href('/contact', language)}
      aria-label={t(texts.title, language)}
      noValidate
      className="grid gap-6"
    >
      <FormErrors errors={errors} labels={texts} language={language} />
      {children}
      <TextArea {...field('message')} rows={5} required />
      <FormGuardFields language={language} token={token} />
      <PrivacyNote language={language} />
      <div>
        <Button>{t(texts.send, language)}</Button>
      </div>
    </form>
  );
}

/** The sender's address, for the answer. */
export function EmailField(form: ContactFormProps) {
  return (
    <TextInput
      {...contactField(form)('email')}
      type="email"
      autoComplete="email"
      maxLength={254}
      required
    />
  );
}
