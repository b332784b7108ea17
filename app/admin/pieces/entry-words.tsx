import { formatMoment } from '../../i18n/dates.ts';
import { localise } from '../../i18n/language.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { PIECE_TEXTS } from './piece-texts.ts';

import './entry-words.css';

const WORDS = {
  published: { el: 'Δημοσιευμένο', en: 'Published' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  changed: { el: 'Αδημοσίευτες αλλαγές', en: 'Unpublished changes' },
  sample: { el: 'Δείγμα', en: 'Sample' },
  'handed-in': { el: 'Σε έλεγχο', en: 'In review' },
  'handed-back': { el: 'Επιστράφηκε', en: 'Handed back' },
};

const PLANNED = { el: 'Προγραμματισμένο', en: 'Scheduled' };

/** What the public sees of an entry, in a word. */
export function StateBadge({ state }: { state: keyof typeof WORDS }) {
  const { say } = useAdminLanguage();
  return (
    <span className="state-badge" data-state={state}>
      {say(WORDS[state])}
    </span>
  );
}

interface StateBadgesProps {
  state: 'draft' | 'published';
  hasUnpublishedChanges: boolean;
  isSample: boolean;
  /** When the working copy becomes public by itself. */
  publishAt: string | null;
  /** Where it stands with the reviewers. */
  review: { state: 'handed-in' | 'handed-back' } | null;
}

/** All that can be said of an entry in words. */
export function StateBadges(props: StateBadgesProps) {
  const { state, hasUnpublishedChanges, isSample, publishAt, review } = props;
  const { say, language } = useAdminLanguage();
  return (
    <span className="state-badges">
      <StateBadge state={state} />
      {hasUnpublishedChanges && <StateBadge state="changed" />}
      {publishAt && (
        <span className="state-badge" data-state="planned">
          {say(PLANNED)}: {formatMoment(publishAt, language)}
        </span>
      )}
      {review && <StateBadge state={review.state} />}
      {isSample && <StateBadge state="sample" />}
    </span>
  );
}

/** A bilingual text of the content in the language of the admin, or in the other one, marked as such. */
export function Localised({ text }: { text: { el: string; en: string } }) {
  const { language, say } = useAdminLanguage();
  const { text: words, lang } = localise(text, language);
  return <span lang={lang}>{words || say(PIECE_TEXTS.untitled)}</span>;
}
