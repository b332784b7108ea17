import { CONTENT_TYPES } from '../../content-types/all.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { Use } from './find-uses.ts';

/** What uses something, in words: `Menu item ‘Volunteering’, Page ‘Contact’`. */
export function nameUses(uses: readonly Use[], language: Lang): string {
  return uses.map((use) => nameOf(use, language)).join(', ');
}

function nameOf({ type, title }: Use, language: Lang): string {
  const known = CONTENT_TYPES.find(({ name }) => name === type);
  if (!known) return title[language];
  const text = title[language];
  return language === 'el' ? `${known.label.one.el} «${text}»` : `${known.label.one.en} ‘${text}’`;
}
