import type { EntryTable } from '../../../database/tables.ts';
import type { Acting } from '../../acting.ts';
import { invalid } from '../../errors.ts';
import type { Lang } from '../../text/bilingual.ts';
import { isCalendarDay } from '../../time/calendar.ts';
import { readLanguages, writeLanguages } from '../model/languages/languages.ts';

/** The moment that a person chose for a save to become public, and the languages. */
export interface PublicationInput {
  /** false saves a draft; any other value publishes, unless `publishAt` names a moment. */
  publish?: boolean | undefined;
  /**
   * The moment (ISO 8601 with its offset from UTC, in the future) at which it becomes public by itself. null cancels
   * the plan; if omitted, the plan stays as long as nothing is published.
   */
  publishAt?: string | null | undefined;
  /**
   * The languages that become public; others stay as public as they are. If omitted, those that a plan names, or
   * else Greek, and English when it is complete or public already.
   */
  languages?: readonly Lang[] | undefined;
  /** Hands it in for review, complete; with `publish: false`. */
  handIn?: boolean | undefined;
}

/** When a save becomes public: at once, at `publish_at`, or not by itself, which makes it a draft. */
export interface Publication {
  isNow: boolean;
  /** It may lack what its type demands: no moment of publication is set. */
  isDraft: boolean;
  /** It goes to the reviewers. */
  isHandedIn: boolean;
  publish_at: string | null;
  publish_by: string | null;
  /** The languages that somebody has named; undefined leaves them to the text that is there. */
  named: readonly Lang[] | undefined;
}

/**
 * Combines the chosen moment with the stored plan. Throws 'invalid' with a message for `publishAt` or `languages`.
 */
export function readPublication(
  { publish, publishAt, languages: named, handIn = false }: PublicationInput,
  stored:
    | Pick<EntryTable, 'publish_at' | 'publish_by' | 'publish_languages' | 'leave_at'>
    | undefined,
  acting: Acting,
): Publication {
  if (named?.length === 0) throw invalid({ languages: REFUSALS.noLanguage });
  if (handIn && (publish !== false || publishAt)) throw refusal('handedIn');
  if (typeof publishAt === 'string') {
    if (publish) throw refusal('both');
    const moment = parseMoment('publishAt', publishAt, acting.now);
    if (stored?.leave_at && moment >= stored.leave_at) throw refusal('afterLeaving');
    return {
      isNow: false,
      isDraft: false,
      isHandedIn: false,
      publish_at: moment,
      publish_by: acting.by.email,
      named,
    };
  }
  const nothing = { isHandedIn: false, publish_at: null, publish_by: null };
  if (publish !== false) return { isNow: true, isDraft: false, ...nothing, named };
  const kept = publishAt === undefined && stored?.publish_at ? stored : undefined;
  // What is planned has been reviewed.
  if (handIn && kept) throw refusal('handedIn');
  if (!kept && !handIn && named) throw invalid({ languages: REFUSALS.notPublished });
  return {
    isNow: false,
    isDraft: !kept && !handIn,
    isHandedIn: handIn,
    publish_at: kept?.publish_at ?? null,
    publish_by: kept?.publish_by ?? null,
    named: named ?? (kept?.publish_languages ? readLanguages(kept.publish_languages) : undefined),
  };
}

/** The columns of a plan, or of none. */
export function plannedColumns(
  { publish_at, publish_by }: Publication,
  languages: readonly Lang[],
) {
  return { publish_at, publish_by, publish_languages: publish_at && writeLanguages(languages) };
}

/** With or without seconds. A time without its offset could be in any time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

/** The last whose text sorts behind all earlier ones, as plans are compared: the year 10000 begins with a sign. */
const LAST = new Date('9999-12-31T23:59:59.999Z');

/** A moment to come, in ISO 8601 UTC. Throws 'invalid' with a message for the field. */
export function parseMoment(field: 'publishAt' | 'leaveAt', text: string, now: Date): string {
  // Of 31 April, Date would make 1 May.
  const moment = MOMENT.test(text) && isCalendarDay(text.slice(0, 10)) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime()) || moment > LAST) throw refusal('moment', field);
  if (moment <= now) throw refusal('past', field);
  return moment.toISOString();
}

const REFUSALS = {
  noLanguage: {
    el: 'Διαλέξτε τουλάχιστον μία γλώσσα.',
    en: 'Choose at least one language.',
  },
  notPublished: {
    el: 'Οι γλώσσες επιλέγονται μόνο για δημοσίευση.',
    en: 'Languages are chosen only for a publication.',
  },
  both: {
    el: 'Διαλέξτε είτε δημοσίευση τώρα είτε δημοσίευση αργότερα.',
    en: 'Choose either to publish now or to publish later.',
  },
  handedIn: {
    el: 'Διαλέξτε είτε υποβολή για έλεγχο είτε δημοσίευση.',
    en: 'Choose either to hand it in for review or to publish it.',
  },
  moment: {
    el: 'Συμπληρώστε ημερομηνία και ώρα που υπάρχουν.',
    en: 'Enter a date and a time that exist.',
  },
  past: {
    el: 'Η στιγμή αυτή έχει περάσει. Διαλέξτε μεταγενέστερη.',
    en: 'That moment has passed. Choose a later one.',
  },
  afterLeaving: {
    el: 'Ως τότε η εγγραφή θα έχει φύγει από τον ιστότοπο, όπως έχει προγραμματιστεί. Διαλέξτε νωρίτερη στιγμή ή αλλάξτε πρώτα την απόσυρση.',
    en: 'By then the entry will have left the site, as planned. Choose an earlier moment, or change first when it leaves.',
  },
};

function refusal(
  reason: Exclude<keyof typeof REFUSALS, 'noLanguage' | 'notPublished'>,
  field = 'publishAt',
) {
  return invalid({ [field]: REFUSALS[reason] });
}
