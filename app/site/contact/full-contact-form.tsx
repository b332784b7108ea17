import { TextInput } from '../../ui/forms/text-input.tsx';
import {
  ContactFormFrame,
  type ContactFormProps,
  contactField,
  EmailField,
} from './contact-form.tsx';

/** The message form of the contact page (specification, section 5, first variant). */
export function FullContactForm(form: ContactFormProps) {
  const field = contactField(form);
  return (
    <ContactFormFrame {...form}>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput {...field('firstName')} autoComplete="given-name" maxLength={100} required />
        <TextInput {...field('lastName')} autoComplete="family-name" maxLength={100} required />
        <EmailField {...form} />
        <TextInput {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
      </div>
      <TextInput {...field('subject')} maxLength={150} required />
    </ContactFormFrame>
  );
}
