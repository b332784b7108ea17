import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import type { LocalisedText } from '../../../i18n/language.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PIECE_TEXTS } from '../piece-texts.ts';
import { inEither, titleIn } from './title-in.ts';

import './entry-words.css';

const WORDS = {
  published: { el: 'Δημοσιευμένο', en: 'Published' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  archived: { el: 'Αρχειοθετημένο', en: 'Archived' },
  ended: { el: 'Έληξε', en: 'Ended' },
  changed: { el: 'Αδημοσίευτες αλλαγές', en: 'Unpublished changes' },
  sample: { el: 'Δείγμα', en: 'Sample' },
  'handed-in': { el: 'Σε έλεγχο', en: 'In review' },
  'handed-back': { el: 'Επιστράφηκε', en: 'Handed back' },
};

const PLANNED = {
  both: { el: 'Προγραμματισμένο', en: 'Scheduled' },
  el: { el: 'Προγραμματισμένο στα ελληνικά', en: 'Scheduled in Greek' },
  en: { el: 'Προγραμματισμένο στα αγγλικά', en: 'Scheduled in English' },
};

const LANGUAGES = {
  onlyGreek: { el: 'Μόνο ελληνικά', en: 'Greek only' },
  onlyEnglish: { el: 'Μόνο αγγλικά', en: 'English only' },
  noEnglish: { el: 'Χωρίς αγγλικά', en: 'No English' },
  behind: { el: 'Αγγλικά: έμειναν πίσω', en: 'English behind' },
};

/** What there is to say about the languages of an entry; undefined where both are well. */
function wordsOfLanguages({
  languages,
  english,
}: Pick<StateBadgesProps, 'languages' | 'english'>): Bilingual | undefined {
  if (english === 'behind') return LANGUAGES.behind;
  const [only] = languages;
  if (languages.length === 1) {
    return only === 'el' ? LANGUAGES.onlyGreek : LANGUAGES.onlyEnglish;
  }
  return english === 'missing' ? LANGUAGES.noEnglish : undefined;
}

function sayPlanned(languages: readonly Lang[]): Bilingual {
  const [only] = languages;
  return PLANNED[only && languages.length === 1 ? only : 'both'];
}

/** What becomes of an entry at the moment at which it leaves by itself. */
export const LEAVES = {
  draft: { el: 'Αποσύρεται', en: 'Leaves the site' },
  archived: { el: 'Αρχειοθετείται', en: 'Archived from' },
};
const TO_RECHECK = { el: 'Ισχύει ακόμη;', en: 'Still true?' };

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
  state: 'draft' | 'published' | 'archived';
  hasUnpublishedChanges: boolean;
  isSample: boolean;
  /** When the working copy becomes public by itself. */
  publishAt: string | null;
  /** The languages that become public then. */
  publishLanguages: readonly Lang[];
  /** The languages in which it is public. */
  languages: readonly Lang[];
  /** How far its English is. */
  english: 'missing' | 'behind' | 'ok';
  /** When it leaves the site by itself, and what it then becomes. */
  leaveAt?: string | null;
  leaveTo?: 'draft' | 'archived' | null;
  /** The day in Greece from which it waits to be looked through. */
  recheckOn?: string | null;
  /** It was shown until its end, which is past. */
  hasEnded?: boolean;
  /** Where it stands with the reviewers. */
  review: { state: 'handed-in' | 'handed-back' } | null;
}

/** All that can be said of an entry in words. */
export function StateBadges(props: StateBadgesProps) {
  const { state, hasUnpublishedChanges, isSample, publishAt, review } = props;
  const { leaveAt, leaveTo, recheckOn = null } = props;
  const { say, language } = useAdminLanguage();
  const ofLanguages = wordsOfLanguages(props);
  return (
    <span className="state-badges">
      <StateBadge state={state} />
      {props.hasEnded && <StateBadge state="ended" />}
      {hasUnpublishedChanges && <StateBadge state="changed" />}
      {publishAt && (
        <span className="state-badge" data-state="planned">
          {say(sayPlanned(props.publishLanguages))}: {formatMoment(publishAt, language)}
        </span>
      )}
      {ofLanguages && (
        <span
          className="state-badge"
          data-state={props.english === 'behind' ? 'changed' : 'sample'}
        >
          {say(ofLanguages)}
        </span>
      )}
      {leaveAt && (
        <span className="state-badge" data-state="planned">
          {say(LEAVES[leaveTo ?? 'draft'])}: {formatMoment(leaveAt, language)}
        </span>
      )}
      {isToRecheck(recheckOn) && (
        <span className="state-badge" data-state="recheck">
          {say(TO_RECHECK)}
        </span>
      )}
      {review && <StateBadge state={review.state} />}
      {isSample && <StateBadge state="sample" />}
    </span>
  );
}

/** Whether an entry waits today to be looked through. */
export function isToRecheck(recheckOn: string | null): boolean {
  return recheckOn !== null && recheckOn <= dayInGreece(new Date());
}

/** A bilingual text of the content in the language of the admin, or in the other one, marked as such. */
export function Localised({ text }: { text: Bilingual }) {
  const { language, say } = useAdminLanguage();
  const { text: words, lang } = titleIn(text, language);
  return <span lang={lang}>{words || say(PIECE_TEXTS.untitled)}</span>;
}

/** A sentence with a title in it, marked where it is in another language. */
export function WithTitle({ words, title }: { words: string; title?: LocalisedText | undefined }) {
  const at = title?.lang ? words.indexOf(title.text) : -1;
  if (!title || at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <span lang={title.lang}>{title.text}</span>
      {words.slice(at + title.text.length)}
    </>
  );
}

/** Words that staff typed in either language, such as the name of a set, marked where it is not that of the screen. */
export function Typed({ words }: { words: string }) {
  return <Localised text={inEither(words)} />;
}
