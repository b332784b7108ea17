import { dayInGreece } from '../../domain/time/greek-time.ts';
import { formatLongDate } from '../i18n/dates.ts';
import { href, type Language, t } from '../i18n/language.ts';
import { Notice } from '../ui/pieces/notice.tsx';
import { TextLink } from '../ui/text/text-link.tsx';

const TEXTS = {
  noLonger: {
    el: 'Δεν ενημερώνεται πια και μπορεί να μην ισχύει.',
    en: 'It is no longer updated, and may not be true any more.',
  },
};

/** When a page was archived, as it says itself. */
function sayArchived(day: string) {
  return {
    el: `Η σελίδα αυτή έχει αρχειοθετηθεί στις ${formatLongDate(day, 'gr')}.`,
    en: `This page was archived on ${formatLongDate(day, 'en')}.`,
  };
}

interface ArchivedNoteProps {
  /** The moment of archiving (ISO 8601); null for a page that is not archived, and then nothing is shown. */
  since: string | null;
  language: Language;
  /** Where what is true now is found: a path without language, and its words. */
  current?: { path: string; words: string };
}

/** Says on an archived page, before its text, that it is of its time. */
export function ArchivedNote({ since, language, current }: ArchivedNoteProps) {
  if (since === null) return null;
  return (
    <Notice tone="warning" title={t(sayArchived(dayInGreece(new Date(since))), language)}>
      <p>
        {t(TEXTS.noLonger, language)}{' '}
        {current && <TextLink href={href(current.path, language)}>{current.words}</TextLink>}
      </p>
    </Notice>
  );
}
