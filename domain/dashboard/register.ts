import type { TaskKind } from './task-kind.ts';
import { alertsInForce } from './tasks/alerts-in-force.ts';
import { beforeLaunch } from './tasks/before-launch.ts';
import { brokenLinks } from './tasks/broken-links.ts';
import { brokenPromises } from './tasks/broken-promises.ts';
import { drafts } from './tasks/drafts.ts';
import { emergencyMode } from './tasks/emergency-mode.ts';
import { endingMessages } from './tasks/ending-messages.ts';
import { englishBehind } from './tasks/english-behind.ts';
import { failingLetters } from './tasks/failing-letters.ts';
import { handedBack } from './tasks/handed-back.ts';
import { leaving } from './tasks/leaving.ts';
import { missedAddresses } from './tasks/missed-addresses.ts';
import { missedSearches } from './tasks/missed-searches.ts';
import { newMessages } from './tasks/new-messages.ts';
import { noEnglish } from './tasks/no-english.ts';
import { overdueSets } from './tasks/overdue-sets.ts';
import { ownDrafts } from './tasks/own-drafts.ts';
import { ownMessages } from './tasks/own-messages.ts';
import { personalDataInFiles } from './tasks/personal-data-in-files.ts';
import { picturesWithoutAlt } from './tasks/pictures-without-alt.ts';
import { planned } from './tasks/planned.ts';
import { toRecheck } from './tasks/to-recheck.ts';
import { toReview } from './tasks/to-review.ts';
import { waitingLetters } from './tasks/waiting-letters.ts';

/** What can wait for staff, in the order in which the first screen shows it within its place. */
export const TASK_KINDS: readonly TaskKind[] = [
  emergencyMode,
  alertsInForce,
  personalDataInFiles,
  overdueSets,
  failingLetters,
  endingMessages,
  newMessages,
  toReview,
  ownMessages,
  handedBack,
  ownDrafts,
  drafts,
  planned,
  leaving,
  toRecheck,
  noEnglish,
  englishBehind,
  beforeLaunch,
  waitingLetters,
  picturesWithoutAlt,
  brokenLinks,
  missedAddresses,
  missedSearches,
  brokenPromises,
];
