import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { endCopies } from '../../open-forms/end-copies.ts';
import { claimSlug } from '../addresses/claim-slug.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { changeWorking, copyColumns, readCopies } from '../model/copies.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { withLeftOut } from '../model/fields/left-out.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { NO_PLAN, NOT_LEAVING } from '../model/plans.ts';
import { NO_REVIEW } from '../model/review.ts';
import { readStored } from '../model/stored-data.ts';
import { followSlug, lockWithNaming } from '../references/follow-slug.ts';
import { keepReferences } from '../references/keep-references.ts';
import { requireTargets } from '../references/require-targets.ts';
import { keepLanguagesInSet } from '../sets/planned-sets.ts';
import { leadingTo, settleLinks } from '../texts/settle-links.ts';
import { type EntryInput, type ParsedInput, parseData } from './entry-input.ts';
import { lockEntry, requireVersion } from './lock-entry.ts';
import { type Publication, plannedColumns, readPublication } from './publication.ts';
import { publishedColumns } from './published-columns.ts';
import { handedInColumns } from './review/hand-in.ts';
import { changeEntry, checkAndTellSite, keepRevision, recordAct } from './write-entry.ts';

/**
 * Saves an entry: keeps it as a draft, publishes it, or plans its publication, as {@link EntryInput} says. With
 * `version`, a save that began from an older version is refused with 'conflict' and the stored entry. With `publish:
 * false` the public goes on seeing the published copy until somebody publishes. Throws 'invalid', 'forbidden',
 * 'not-found' or 'conflict' (also when the slug is taken).
 */
export async function saveEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const wanted = type.singleton ? undefined : input.slug;
    const isNamed = await lockWithNaming(tx, type, id, wanted);
    const before = await lockEntry(tx, type, id);
    await requireVersion(tx, type, before, input.version);
    const publication = readPublication(input, before, acting);
    const publicNow = readLanguages(before.public_languages);
    const sent = withLeftOut(
      type.fields,
      input.data,
      readStored(type as ContentType, before.working),
    );
    const parsed = parseData(type, { ...input, data: sent }, publication, publicNow);
    const data = await settleLinks(tx, type, parsed.data);
    await requireTargets(tx, type, data);
    if (isNamed) await lockName(tx, leadingTo(id));
    const slug = await claimSlug(tx, type, wanted, data, before);
    const columns = savedColumns(
      type,
      before,
      { slug, publication, inStep: input.inStep, ...parsed, data },
      acting,
    );
    const after = await changeEntry(tx, before, columns, acting);
    await keepLanguagesInSet(tx, before, after);
    await leaveAddress(tx, type, before, after);
    await followSlug(tx, { type: type.name, from: before.slug, to: slug }, acting.now);
    await keepReferences(tx, type, after, acting.now);
    await keepRevision(tx, after, acting, publication.isNow ? parsed.languages : []);
    await recordAct(tx, 'changed', after, acting);
    if (after.publish_at && after.publish_at !== before.publish_at) {
      await recordAct(tx, 'planned', after, acting);
    }
    await endCopies(tx, { type: type.name, entryId: id }, input.kept ?? [], acting);
    if (publication.isHandedIn) await recordAct(tx, 'handed-in', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}

/** The columns that a save changes; other acts change the rest of the row. */
function savedColumns(
  type: ContentType,
  before: EntryTable,
  saved: ParsedInput & { slug: string; publication: Publication; inStep: EntryInput['inStep'] },
  acting: Acting,
): Partial<EntryTable> {
  const { publication, languages } = saved;
  const copies = changeWorking(type, readCopies(type, before), saved.data, saved.inStep);
  // An entry that staff have saved is theirs, no longer a sample.
  const own = { slug: saved.slug, is_sample: 0 } as const;
  if (publication.isNow) {
    const published = { languages, firstAt: acting.now.toISOString(), signed: acting };
    return { ...own, ...publishedColumns(type, before, copies, published) };
  }
  // What is public stays to the letter, as long as nothing is published.
  const kept = { ...own, ...copyColumns(type, copies), published: before.published };
  if (publication.publish_at) {
    // Planned, it has been reviewed.
    return { ...kept, ...plannedColumns(publication, languages), ...NO_REVIEW };
  }
  // What is neither public nor planned to be has nothing to leave.
  const unplanned = before.state === 'draft' ? { ...NO_PLAN, ...NOT_LEAVING } : NO_PLAN;
  const handedIn = publication.isHandedIn ? handedInColumns(before.version + 1, acting) : {};
  return { ...kept, ...unplanned, ...handedIn };
}
