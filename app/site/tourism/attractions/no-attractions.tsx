import { href, type Language, t } from '../../../i18n/language.ts';
import { ButtonLink } from '../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../ui/pieces/empty-state.tsx';
import { TOURISM_TEXTS } from '../tourism-texts.ts';

/** In place of a list of attractions of which there are none yet. */
export function NoAttractions({ language }: { language: Language }) {
  return (
    <EmptyState
      title={t(TOURISM_TEXTS.noAttractions, language)}
      text={t(TOURISM_TEXTS.noAttractionsText, language)}
      action={
        <ButtonLink href={href('/events', language)}>
          {t(TOURISM_TEXTS.allEvents, language)}
        </ButtonLink>
      }
    />
  );
}
