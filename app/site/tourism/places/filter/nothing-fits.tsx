import { href, type Language, t } from '../../../../i18n/language.ts';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../../ui/pieces/empty-state.tsx';
import { LIST_TEXTS } from '../../tourism-texts.ts';

/** Instead of a list that its filters leave empty: the way to all of it. `path` is the list, without language. */
export function NothingFits({ path, language }: { path: string; language: Language }) {
  return (
    <EmptyState
      title={t(LIST_TEXTS.none, language)}
      text={t(LIST_TEXTS.noneText, language)}
      action={
        <ButtonLink href={href(path, language)}>{t(LIST_TEXTS.showAll, language)}</ButtonLink>
      }
    />
  );
}
