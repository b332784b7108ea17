import { ACTS } from './acts.ts';
import { ADMIN } from './admin.ts';
import { ADMISSION } from './admission.ts';
import { API } from './api.ts';
import type { Breakage } from './breakage.ts';
import { COUNCIL_AND_DEPARTMENTS } from './council-and-departments.ts';
import { DEVELOPMENT } from './development.ts';
import { DOMAIN_RULES } from './domain-rules.ts';
import { FILES } from './files.ts';
import { FIRST_CONTENT } from './first-content.ts';
import { HISTORY_OF_ENTRIES } from './history.ts';
import { HOME_AND_CONTACT } from './home-and-contact.ts';
import { HOME_AND_LAYOUT } from './home-and-layout.ts';
import { KEYS } from './keys.ts';
import { LANGUAGE_AND_FRAME } from './language-and-frame.ts';
import { MUNICIPALITY_SCREENS } from './municipality-screens.ts';
import { NEWS_AND_EVENTS } from './news-and-events.ts';
import { NEWS_EVENTS_FORMS } from './news-events-forms.ts';
import { PIECES_AND_ISLANDS } from './pieces-and-islands.ts';
import { PRINTED_CONFIGURATIONS } from './printed-configurations.ts';
import { REFERENCES } from './references.ts';
import { REGISTERS } from './registers.ts';
import { SECURITY_ACCOUNTS } from './security-accounts.ts';
import { SECURITY_INPUT } from './security-input.ts';
import { SERVICES_AND_TOURISM } from './services-and-tourism.ts';
import { TRANSPARENCY_AND_UNITS } from './transparency-and-units.ts';

/** Every breakage that `npm run breakages` tries. New work adds its own. */
export const BREAKAGES: readonly Breakage[] = [
  ...ACTS,
  ...ADMIN,
  ...ADMISSION,
  ...API,
  ...DEVELOPMENT,
  ...DOMAIN_RULES,
  ...HISTORY_OF_ENTRIES,
  ...FILES,
  ...HOME_AND_LAYOUT,
  ...KEYS,
  ...MUNICIPALITY_SCREENS,
  ...NEWS_EVENTS_FORMS,
  ...PIECES_AND_ISLANDS,
  ...PRINTED_CONFIGURATIONS,
  ...REFERENCES,
  ...REGISTERS,
  ...SECURITY_ACCOUNTS,
  ...SECURITY_INPUT,
  ...SERVICES_AND_TOURISM,
  ...LANGUAGE_AND_FRAME,
  ...COUNCIL_AND_DEPARTMENTS,
  ...TRANSPARENCY_AND_UNITS,
  ...HOME_AND_CONTACT,
  ...NEWS_AND_EVENTS,
  ...FIRST_CONTENT,
];
