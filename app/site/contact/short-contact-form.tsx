import { type Bilingual, href, type Language, t } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { CONTACT_FORM_TEXTS as texts } from './contact-texts.ts';
import { PrivacyNote } from './privacy-note.tsx';

export interface ShortContactFormProps {
  language: Language;
  /** Of `newFormToken(services)` in the loader. */
  token: string;
  /** SHORT_SUBJECTS, given by the loader because their file is the server's. */
  subjects: readonly { value: string; label: Bilingual }[];
  values?: Record<string, string>;
  errors?: { field?: string; message: string }[];
}

/**
 * The message form of the home page (specification, section 5, second variant). It is sent to
 * /contact, which thanks, or shows it again with what has to be put right.
 */
export function ShortContactForm({
  language,
  token,
  subjects,
  values = {},
  errors = [],
}: ShortContactFormProps) {
  const field = (name: string) => ({
    name,
    language,
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <form method="post" action={href('/contact', language)} noValidate className="grid gap-6">
      <FormErrors errors={errors} labels={texts} language={language} />
      <input type="hidden" name="form" value="short" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          {...field('name')}
          label={t(texts.name, language)}
          autoComplete="name"
          maxLength={200}
          required
        />
        <TextInput
          {...field('email')}
          type="email"
          label={t(texts.email, language)}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <Select
        {...field('subject')}
        label={t(texts.subject, language)}
        options={subjects.map(({ value, label }) => ({ value, label: t(label, language) }))}
      />
      <TextArea
        {...field('message')}
        label={t(texts.message, language)}
        rows={5}
        maxLength={5000}
        required
      />
      <FormGuardFields language={language} token={token} />
      <PrivacyNote language={language} />
      <div>
        <Button>{t(texts.send, language)}</Button>
      </div>
    </form>
  );
}
