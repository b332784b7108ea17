import type { Language } from '../../i18n/language.ts';
import { t } from '../../i18n/language.ts';
import { ArrowLeft, ArrowRight } from '../pictures/icons.tsx';
import type { Words } from '../text/words.tsx';
import { WordsOf } from '../text/words.tsx';

interface Neighbour {
  href: string;
  title: Words;
}

interface PreviousNextProps {
  previous?: Neighbour | null;
  next?: Neighbour | null;
  language: Language;
}

const TEXTS = {
  label: { el: 'Προηγούμενο και επόμενο', en: 'Previous and next' },
  previous: { el: 'Προηγούμενο', en: 'Previous' },
  next: { el: 'Επόμενο', en: 'Next' },
};

/** Links to the entries before and after an entry. */
export function PreviousNext({ previous, next, language }: PreviousNextProps) {
  if (!previous && !next) return null;
  return (
    <nav aria-label={t(TEXTS.label, language)} className="previous-next">
      {previous && (
        <a href={previous.href} rel="prev">
          <span className="previous-next-label">
            <ArrowLeft className="size-4" />
            {t(TEXTS.previous, language)}
          </span>
          <WordsOf words={previous.title} />
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className="previous-next-end">
          <span className="previous-next-label">
            {t(TEXTS.next, language)}
            <ArrowRight className="size-4" />
          </span>
          <WordsOf words={next.title} />
        </a>
      )}
    </nav>
  );
}
