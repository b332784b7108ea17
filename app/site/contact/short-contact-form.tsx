import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { t } from '../../i18n/language.ts';
import { Select } from '../../ui/forms/select.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import {
  ContactFormFrame,
  type ContactFormProps,
  contactField,
  EmailField,
} from './contact-form.tsx';

interface ShortContactFormProps extends ContactFormProps {
  /** SHORT_SUBJECTS, given by the loader because their file is the server's. */
  subjects: readonly { value: string; label: Bilingual }[];
}

/** The message form of the home page (specification, section 5, second variant). */
export function ShortContactForm({ subjects, ...form }: ShortContactFormProps) {
  const field = contactField(form);
  return (
    <ContactFormFrame {...form}>
      <input type="hidden" name="form" value="short" />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput {...field('name')} autoComplete="name" maxLength={200} required />
        <EmailField {...form} />
      </div>
      <Select
        {...field('subject')}
        options={subjects.map(({ value, label }) => ({ value, label: t(label, form.language) }))}
      />
    </ContactFormFrame>
  );
}
