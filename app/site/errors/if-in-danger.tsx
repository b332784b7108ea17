import { href, type Language, t } from '../../i18n/language.ts';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { ERROR_TEXTS } from './error-texts.ts';

/** Where to turn when the site does not help: the emergency page is small and answers from memory. */
export function IfInDanger({ language }: { language: Language }) {
  return (
    <p>
      {t(ERROR_TEXTS.danger, language)} <TextLink href={phoneHref('112')}>112</TextLink>.{' '}
      {t(ERROR_TEXTS.otherNumbers, language)}{' '}
      <TextLink href={href('/emergency', language)}>{t(ERROR_TEXTS.emergency, language)}</TextLink>.
    </p>
  );
}
