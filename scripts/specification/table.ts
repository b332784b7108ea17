import { BEYOND_ADDRESSES } from './beyond/addresses.ts';
import { BEYOND_JUDGES } from './beyond/judges.ts';
import { BEYOND_PEOPLE } from './beyond/people.ts';
import { BEYOND_PUBLISHING } from './beyond/publishing.ts';
import { BEYOND_READERS } from './beyond/readers.ts';
import { BEYOND_RUNNING } from './beyond/running.ts';
import { BEYOND_SEARCH } from './beyond/search.ts';
import { ENTITIES } from './entities.ts';
import { ERRORS_AND_CONSTANTS } from './errors-and-constants.ts';
import { LAYOUT_AND_ADMIN } from './layout-and-admin.ts';
import { MUNICIPALITY_SCREENS } from './municipality-screens.ts';
import type { SpecificationSection } from './promise.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { ROLES_AND_CALLS } from './roles-and-calls.ts';
import { STATES_AND_VALIDATION } from './states-and-validation.ts';
import { WHAT_IT_DOES } from './what-it-does.ts';

/**
 * The owner's demands, section by section, and the tests that fail when one is broken. docs/specification.md is made
 * from it.
 */
export const SPECIFICATION: SpecificationSection[] = [
  ...WHAT_IT_DOES,
  ...MUNICIPALITY_SCREENS,
  ...PUBLIC_SCREENS,
  ...LAYOUT_AND_ADMIN,
  ...ENTITIES,
  ...STATES_AND_VALIDATION,
  ...ROLES_AND_CALLS,
  ...ERRORS_AND_CONSTANTS,
  BEYOND_PUBLISHING,
  BEYOND_ADDRESSES,
  BEYOND_SEARCH,
  BEYOND_PEOPLE,
  BEYOND_READERS,
  BEYOND_JUDGES,
  BEYOND_RUNNING,
];
