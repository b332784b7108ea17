import { href, type Language, t } from '../../../../i18n/language.ts';
import { ButtonLink } from '../../../../ui/forms/button-link.tsx';
import { EmptyState } from '../../../../ui/pieces/empty-state.tsx';
import { LIST_TEXTS } from '../../tourism-texts.ts';

interface NothingFitsProps {
  /** Of the list, without language. */
  path: string;
  /** 3 where the list has a heading of its own. */
  headingLevel?: 2 | 3;
  language: Language;
}

/** Instead of a list that its filters leave empty: the way to all of it. */
export function NothingFits({ path, headingLevel = 2, language }: NothingFitsProps) {
  return (
    <EmptyState
      title={t(LIST_TEXTS.none, language)}
      text={t(LIST_TEXTS.noneText, language)}
      headingLevel={headingLevel}
      action={
        <ButtonLink href={href(path, language)}>{t(LIST_TEXTS.showAll, language)}</ButtonLink>
      }
    />
  );
}
