import { type Language, t } from '../../i18n/language.ts';
import { Badge } from '../../ui/pieces/badge.tsx';
import { EVENT_TEXTS } from './events-texts.ts';

/** That an event is cancelled, wherever it is shown with its day: nobody shall set out for it. */
export function CancelledBadge({ language }: { language: Language }) {
  return <Badge words={t(EVENT_TEXTS.isCancelled, language)} tone="citrus" />;
}
