import { href, type Language, t } from '../../i18n/language.ts';
import { useRootData } from '../../root-data.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { CONTACT_FORM_TEXTS as texts } from './contact-texts.ts';

interface PrivacyNoteProps {
  language: Language;
  purpose?: 'reply' | 'newsletter';
}

/** What happens to the typed data, said beside the form. */
export function PrivacyNote({ language, purpose = 'reply' }: PrivacyNoteProps) {
  // A site that has not opened yet may still lack the page.
  const hasPage = useRootData()?.site?.foot.includes('/privacy');
  return (
    <p className="text-sm text-muted">
      {t(purpose === 'reply' ? texts.privacy : texts.newsletterPrivacy, language)}{' '}
      {hasPage && (
        <TextLink href={href('/privacy', language)}>{t(texts.privacyLink, language)}</TextLink>
      )}
    </p>
  );
}
