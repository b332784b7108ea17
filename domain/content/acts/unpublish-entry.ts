import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { copyColumns, readCopies, withdrawLanguages } from '../model/copies.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit, requireRemovable } from '../model/entry-refusals.ts';
import { readLanguages, writeLanguages } from '../model/languages/languages.ts';
import { NO_PLAN } from '../model/plans.ts';
import { keepReferences } from '../references/keep-references.ts';
import { requireUnused } from '../references/require-unused.ts';
import { keepLanguagesInSet } from '../sets/planned-sets.ts';
import { cancelPlan } from './due/cancel-plan.ts';
import { leaveSite } from './leave-site.ts';
import { lockEntry } from './lock-entry.ts';
import { changeEntry, checkAndTellSite, keepRevision, recordAct } from './write-entry.ts';

/**
 * Takes a published or archived entry off the site, or only one language of it; the other language and the working
 * copy stay. What is planned is cancelled, as far as it concerns the language; of a draft nothing else is there to end.
 * Throws 'forbidden', 'not-found', or 'conflict' when the site needs the entry or links to it, or when the language is
 * not public.
 */
export async function unpublishEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
  language?: Lang,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  if (language !== 'en') requireRemovable(type);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    const publicNow = readLanguages(before.public_languages);
    if (language && !publicNow.includes(language)) throw notPublic(language);
    if (before.state === 'draft') return cancelPlan(tx, type, id, acting);
    const staysInOther = language !== undefined && publicNow.length > 1;
    if (!staysInOther) await requireUnused(tx, type, before);
    const after = staysInOther
      ? await withdrawLanguage(tx, type, before, language, acting)
      : await leaveSite(
          tx,
          type,
          before,
          { to: 'draft', action: 'unpublished', plan: planWithout(before, language) },
          acting,
        );
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}

/** Takes one of two public languages off the site. */
async function withdrawLanguage(
  tx: Tx,
  type: ContentType,
  before: EntryTable,
  language: Lang,
  acting: Acting,
): Promise<EntryTable> {
  const columns = {
    ...copyColumns(type, withdrawLanguages(type, readCopies(type, before), language)),
    ...planWithout(before, language),
  };
  const after = await changeEntry(tx, before, columns, acting);
  await keepLanguagesInSet(tx, before, after);
  await keepReferences(tx, type, after, acting.now);
  await keepRevision(tx, after, acting);
  await recordAct(tx, ACTIONS[language], after, acting);
  return after;
}

const ACTIONS = { el: 'greek-unpublished', en: 'english-unpublished' } as const;

/** What stays planned when a language, or all of them, are taken off the site. */
function planWithout(before: EntryTable, language: Lang | undefined): Partial<EntryTable> {
  const planned = readLanguages(before.publish_languages ?? '');
  const left = planned.filter((lang) => language && lang !== language);
  if (left.length === 0) return NO_PLAN;
  // What becomes public then leaves as it was to.
  const { leave_at, leave_to, leave_by } = before;
  return { publish_languages: writeLanguages(left), leave_at, leave_to, leave_by };
}

function notPublic(language: Lang): DomainError {
  return new DomainError(
    'conflict',
    language === 'en'
      ? {
          el: 'Τα αγγλικά δεν είναι δημοσιευμένα.',
          en: 'The English text is not published.',
        }
      : {
          el: 'Τα ελληνικά δεν είναι δημοσιευμένα.',
          en: 'The Greek text is not published.',
        },
  );
}
