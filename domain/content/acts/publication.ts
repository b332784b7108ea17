import type { Acting } from '../../acting.ts';
import { invalid } from '../../errors.ts';

/** The moment that a person chose for a save to become public. */
export interface PublicationInput {
  /** false saves a draft; any other value publishes, unless `publishAt` names a moment. */
  publish?: boolean | undefined;
  /**
   * The moment (ISO 8601 with its offset from UTC, in the future) at which it becomes public by itself. null cancels
   * the plan; if omitted, the plan stays as long as nothing is published.
   */
  publishAt?: string | null | undefined;
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
}

/** Combines the chosen moment with the stored plan. Throws 'invalid' with a message for `publishAt`. */
export function readPublication(
  { publish, publishAt, handIn = false }: PublicationInput,
  stored: Pick<Publication, 'publish_at' | 'publish_by'> | undefined,
  acting: Acting,
): Publication {
  if (handIn && (publish !== false || publishAt)) throw refusal('handedIn');
  if (typeof publishAt === 'string') {
    if (publish) throw refusal('both');
    return {
      isNow: false,
      isDraft: false,
      isHandedIn: false,
      publish_at: parseMoment(publishAt, acting.now),
      publish_by: acting.by.email,
    };
  }
  const nothing = { publish_at: null, publish_by: null };
  if (publish !== false) return { isNow: true, isDraft: false, isHandedIn: false, ...nothing };
  const kept = publishAt === undefined && stored?.publish_at ? stored : undefined;
  // What is planned has been reviewed.
  if (handIn && kept) throw refusal('handedIn');
  return {
    isNow: false,
    isDraft: !kept && !handIn,
    isHandedIn: handIn,
    publish_at: kept?.publish_at ?? null,
    publish_by: kept?.publish_by ?? null,
  };
}

/** With or without seconds. A time without its offset could be in any time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;

function parseMoment(text: string, now: Date): string {
  const moment = MOMENT.test(text) ? new Date(text) : undefined;
  if (!moment || Number.isNaN(moment.getTime())) throw refusal('moment');
  if (moment <= now) throw refusal('past');
  return moment.toISOString();
}

const REFUSALS = {
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
    el: 'Η στιγμή αυτή έχει περάσει. Διαλέξτε μεταγενέστερη ή δημοσιεύστε τώρα.',
    en: 'That moment has passed. Choose a later one, or publish now.',
  },
};

function refusal(reason: keyof typeof REFUSALS) {
  return invalid({ publishAt: REFUSALS[reason] });
}
