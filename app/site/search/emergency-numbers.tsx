import type { EmergencyNumber } from '../../../domain/search/results/emergencies.ts';
import { href, type Language, t } from '../../i18n/language.ts';
import { Notice } from '../../ui/pieces/notice.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { TextLink } from '../../ui/text/text-link.tsx';
import { SEARCH_TEXTS as texts } from './search-texts.ts';

interface EmergencyNumbersProps {
  numbers: readonly EmergencyNumber[];
  language: Language;
}

/** Before any result: whom to call where somebody is in danger. */
export function EmergencyNumbers({ numbers, language }: EmergencyNumbersProps) {
  if (numbers.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice tone="warning" title={t(texts.emergency, language)}>
        <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <a
                href={phoneHref(number)}
                className="inline-flex min-h-11 items-center gap-2 text-link"
              >
                <b className="text-xl">{number}</b> {t(label, language)}
              </a>
            </li>
          ))}
        </ul>
        <TextLink href={href('/emergency', language)} arrow>
          {t(texts.emergencyPage, language)}
        </TextLink>
      </Notice>
    </div>
  );
}
