import type { Bilingual } from '../../text/bilingual.ts';
import type { ContentType } from './content-type.ts';

/** A tag as the data of an entry hold it. */
export interface Tag {
  name: Bilingual;
}

/** Whether entries of a type have tags: a list of names called `tags`. */
export function hasTags(type: Pick<ContentType, 'fields'>): boolean {
  const { tags } = type.fields;
  return tags?.kind === 'list' && tags.of.name?.kind === 'bilingualText';
}

/** The most tags that an entry of a type may have. */
export function mostTags(type: Pick<ContentType, 'fields'>): number {
  const { tags } = type.fields;
  return tags?.kind === 'list' ? tags.maxItems : 0;
}

/** The tags of an entry's data. */
export function tagsOf(data: Readonly<Record<string, unknown>>): Tag[] {
  return Array.isArray(data.tags) ? (data.tags as Tag[]) : [];
}

/** The tags with one more; the same where it is there already. Tags are told apart by their Greek names. */
export function withTag(tags: readonly Tag[], tag: Tag): Tag[] {
  return tags.some(({ name }) => name.el === tag.name.el) ? [...tags] : [...tags, tag];
}

/** The tags without the one of that Greek name. */
export function withoutTag(tags: readonly Tag[], el: string): Tag[] {
  return tags.filter(({ name }) => name.el !== el);
}
