import type { FoundOffice } from '../../../domain/search/results/find-office.ts';
import { type Language, localise } from '../../i18n/language.ts';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { WordsOf } from '../../ui/text/words.tsx';

/** An office and its telephone. */
export function OfficePhone({ office, language }: { office: FoundOffice; language: Language }) {
  return (
    <>
      <WordsOf words={localise(office.name, language)} />
      {': '}
      <a href={phoneHref(office.phone)} className="font-semibold whitespace-nowrap text-link">
        {office.phone}
      </a>
    </>
  );
}
