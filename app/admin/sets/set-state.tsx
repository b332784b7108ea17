import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { SetSummary } from './sets-api.ts';
import { SETS_TEXTS as TEXTS } from './sets-texts.ts';

const SCHEDULED = { el: 'Προγραμματισμένη', en: 'Scheduled' };

/** Where a set stands, in words. */
export function SetState({ set }: { set: Omit<SetSummary, 'entries'> }) {
  const { say, language } = useAdminLanguage();
  const { state, isOverdue, publishAt, publishedAt } = set;
  const at = state === 'published' ? publishedAt : null;
  return (
    <span className="state-badges">
      <span className="state-badge" data-state={state === 'published' ? 'published' : 'draft'}>
        {say(TEXTS.states[state])}
        {at && `: ${formatMoment(at, language)}`}
      </span>
      {publishAt && (
        <span className="state-badge" data-state={isOverdue ? 'changed' : 'planned'}>
          {say(isOverdue ? TEXTS.states.overdue : SCHEDULED)}: {formatMoment(publishAt, language)}
        </span>
      )}
    </span>
  );
}
