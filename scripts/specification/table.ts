import { BEYOND } from './beyond.ts';
import { ENTITIES_STATES_VALIDATION } from './entities-states-validation.ts';
import { LAYOUT_AND_ADMIN } from './layout-and-admin.ts';
import { MUNICIPALITY_SCREENS } from './municipality-screens.ts';
import type { SpecificationSection } from './promise.ts';
import { PUBLIC_SCREENS } from './public-screens.ts';
import { ROLES_CALLS_ERRORS_CONSTANTS } from './roles-calls-errors-constants.ts';
import { WHAT_IT_DOES } from './what-it-does.ts';

/** What the owner asked for, section by section, and what fails when it breaks. docs/specification.md is made from it. */
export const SPECIFICATION: SpecificationSection[] = [
  ...WHAT_IT_DOES,
  ...MUNICIPALITY_SCREENS,
  ...PUBLIC_SCREENS,
  ...LAYOUT_AND_ADMIN,
  ...ENTITIES_STATES_VALIDATION,
  ...ROLES_CALLS_ERRORS_CONSTANTS,
  ...BEYOND,
];
