import { useAdminLanguage } from '../admin-language.tsx';

import './state-badge.css';

const WORDS = {
  published: { el: 'Δημοσιευμένο', en: 'Published' },
  draft: { el: 'Πρόχειρο', en: 'Draft' },
  changed: { el: 'Αδημοσίευτες αλλαγές', en: 'Unpublished changes' },
  sample: { el: 'Δείγμα', en: 'Sample' },
};

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
}

/** All that can be said of an entry in words. */
export function StateBadges({ state, hasUnpublishedChanges, isSample }: StateBadgesProps) {
  return (
    <span className="state-badges">
      <StateBadge state={state} />
      {hasUnpublishedChanges && <StateBadge state="changed" />}
      {isSample && <StateBadge state="sample" />}
    </span>
  );
}
