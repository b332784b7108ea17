import { href, type Language, t } from '../../i18n/language.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { FormErrors } from '../forms/form-errors.tsx';
import { FormGuardFields } from '../forms/form-guard-fields.tsx';
import { CONTACT_FORM_TEXTS as texts } from './contact-texts.ts';
import { PrivacyNote } from './privacy-note.tsx';

interface FullContactFormProps {
  language: Language;
  token: string;
  values?: Record<string, string>;
  errors?: { field?: string; message: string }[];
}

/** The message form of the contact page (specification, section 5, first variant). */
export function FullContactForm({
  language,
  token,
  values = {},
  errors = [],
}: FullContactFormProps) {
  const field = (name: string) => ({
    name,
    language,
    defaultValue: values[name],
    error: errors.find((error) => error.field === name)?.message,
  });
  return (
    <form method="post" action={href('/contact', language)} noValidate className="grid gap-6">
      <FormErrors errors={errors} labels={texts} language={language} />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput
          {...field('firstName')}
          label={t(texts.firstName, language)}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextInput
          {...field('lastName')}
          label={t(texts.lastName, language)}
          autoComplete="family-name"
          maxLength={100}
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
        <TextInput
          {...field('phone')}
          type="tel"
          label={t(texts.phone, language)}
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <TextInput
        {...field('subject')}
        label={t(texts.subject, language)}
        maxLength={150}
        required
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
