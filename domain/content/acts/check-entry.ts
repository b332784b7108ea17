import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { requireNoGaps } from '../../advice/require-finished.ts';
import type { Lang } from '../../text/bilingual.ts';
import { claimSlug } from '../addresses/claim-slug.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { withLeftOut } from '../model/fields/left-out.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { readStored } from '../model/stored-data.ts';
import { requireTargets } from '../references/require-targets.ts';
import { requireSlugUnnamed } from '../references/require-unused.ts';
import { parseData } from './entry-input.ts';
import { lockEntry } from './lock-entry.ts';

/** What a form holds, which somebody means to publish. */
export interface EntryToCheck {
  /** The entry that the form is about; without it, a new one. */
  id?: string | undefined;
  slug?: string | undefined;
  data: unknown;
  /** As of a save: if omitted, those that are ready. */
  languages?: readonly Lang[] | undefined;
}

/**
 * Looks for what a publication of a form would be refused for, before somebody is asked when it is to take place.
 * Nothing is stored. Throws 'invalid' with a message for each field, 'conflict' when the slug is taken, 'forbidden' or
 * 'not-found'.
 */
export async function checkEntry(
  db: Db,
  type: ContentType,
  { id, languages: named, ...input }: EntryToCheck,
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  await inTransaction(db, async (tx) => {
    const stored = id === undefined ? undefined : await lockEntry(tx, type, id);
    const sent = withLeftOut(type.fields, input.data, stored && readStored(type, stored.working));
    const publicNow = readLanguages(stored?.public_languages ?? '');
    const wanted = type.singleton ? undefined : input.slug;
    const { data } = parseData(
      type,
      { ...input, data: sent },
      { isDraft: false, named },
      publicNow,
    );
    if (stored && wanted && wanted !== stored.slug) await requireSlugUnnamed(tx, stored);
    await requireTargets(tx, type, data);
    await claimSlug(tx, type, wanted, data, stored);
    requireNoGaps(type, [data]);
  });
}
