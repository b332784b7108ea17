import { type Tag, tagsOf, withoutTag, withTag } from '../../../../../domain/content/model/tags.ts';
import { type AnyEntry, saveEntry } from '../../content-api.ts';

/** A tag to put on entries, or to take from them. */
export interface TagChange {
  act: 'add-tag' | 'remove-tag';
  tag: Tag;
}

/** The tags of an entry after a change; null where nothing changes. */
export function tagsAfter(entry: Pick<AnyEntry, 'data'>, { act, tag }: TagChange): Tag[] | null {
  const before = tagsOf(entry.data);
  const after = act === 'add-tag' ? withTag(before, tag) : withoutTag(before, tag.name.el);
  return after.length === before.length ? null : after;
}

/** How a save with other tags is published: at once, in its languages, where nothing else would become public. */
export function publicationOf(
  entry: Pick<AnyEntry, 'state' | 'hasUnpublishedChanges' | 'languages'>,
  handsIn: boolean,
) {
  const isAsPublic = entry.state !== 'draft' && !entry.hasUnpublishedChanges;
  return isAsPublic && !handsIn
    ? { publish: true, languages: [...entry.languages] }
    : { publish: false };
}

/** Saves an entry with other tags, unless somebody has saved since the list was read. */
export function saveTags(type: string, entry: AnyEntry, tags: Tag[], handsIn: boolean) {
  const { id, slug, version } = entry;
  const data = { ...entry.data, tags };
  return saveEntry(type, id, { slug, data, version, ...publicationOf(entry, handsIn) });
}
