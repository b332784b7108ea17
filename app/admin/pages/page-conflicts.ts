import { page as pageType } from '../../../domain/content-types/page.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { ConflictField } from '../form/conflict-dialog.tsx';
import { bilingualConflicts, imagesConflict, plainConflict } from '../form/conflict-fields.tsx';
import { FORM_TEXTS } from '../form/form-texts.ts';
import type { PageValues } from './page-values.ts';
import { PAGES_TEXTS } from './pages-texts.ts';

/** What is compared when two people changed the same page. */
export function usePageConflicts(): ConflictField<PageValues>[] {
  const { say, lang: own } = useAdminLanguage();
  const inLanguage = (label: string) => (lang: 'el' | 'en') =>
    `${label} (${say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)})`;
  const section = (value: unknown) =>
    pageType.fields.section.options.find((option) => option.value === value)?.label[own] ?? '';
  return [
    ...bilingualConflicts<PageValues>('title', inLanguage(say(PAGES_TEXTS.pageTitle))),
    plainConflict<PageValues>('slug', say(PAGES_TEXTS.slug)),
    ...bilingualConflicts<PageValues>('lead', inLanguage(say(PAGES_TEXTS.pageLead))),
    ...bilingualConflicts<PageValues>('content', inLanguage(say(PAGES_TEXTS.content))),
    imagesConflict<PageValues>('images', say(PAGES_TEXTS.images)),
    plainConflict<PageValues>('section', say(PAGES_TEXTS.section), section),
  ];
}
