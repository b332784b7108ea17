import { href, type Language, t } from '../../../i18n/language.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { CalendarPlus, ChevronDown, Download } from '../../../ui/pictures/icons.tsx';
import { type ChosenFilter, feedPath } from '../event-filter.ts';
import { SUBSCRIBE_TEXTS } from '../events-texts.ts';

interface SubscribeProps {
  siteUrl: string;
  filter: ChosenFilter;
  /** What the filter leaves, in words; '' for all events. */
  words: string;
  language: Language;
}

/** How the events that are listed come into one's own calendar, and stay up to date there. */
export function Subscribe({ siteUrl, filter, words, language }: SubscribeProps) {
  const path = href(feedPath(filter), language);
  const address = siteUrl + path;
  return (
    <details className="group no-print mt-12 border-t border-line py-2">
      <summary className="flex min-h-11 items-center justify-between gap-4 font-semibold text-link">
        <span>
          {t(SUBSCRIBE_TEXTS.title, language)}
          {words && `: ${words}`}
        </span>
        <ChevronDown className="side-navigation-mark group-open:rotate-180" />
      </summary>
      <div className="grid max-w-[65ch] gap-4 pt-2 pb-4">
        <p>{t(SUBSCRIBE_TEXTS.text, language)}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={address.replace(/^https?:/, 'webcal:')} variant="secondary">
            <CalendarPlus />
            {t(SUBSCRIBE_TEXTS.subscribe, language)}
          </ButtonLink>
          <ButtonLink href={path} variant="quiet">
            <Download />
            {t(SUBSCRIBE_TEXTS.download, language)}
          </ButtonLink>
        </div>
        <p>
          {t(SUBSCRIBE_TEXTS.byAddress, language)} <code className="break-all">{address}</code>
        </p>
      </div>
    </details>
  );
}
