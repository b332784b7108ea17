import { BEYOND } from './beyond.ts';
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
  ...BEYOND,
];
