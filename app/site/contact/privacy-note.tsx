import { href, type Language, t } from '../../i18n/language.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { CONTACT_FORM_TEXTS as texts } from './contact-texts.ts';

interface PrivacyNoteProps {
  language: Language;
  purpose?: 'reply' | 'newsletter';
}

/** What happens to the typed data, said beside the form. */
export function PrivacyNote({ language, purpose = 'reply' }: PrivacyNoteProps) {
  return (
    <p className="text-sm text-muted">
      {t(purpose === 'reply' ? texts.privacy : texts.newsletterPrivacy, language)}{' '}
      <TextLink href={href('/privacy', language)}>{t(texts.privacyLink, language)}</TextLink>
    </p>
  );
}
