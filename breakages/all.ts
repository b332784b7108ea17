import { ACTS } from './acts.ts';
import { ADMIN } from './admin.ts';
import { API } from './api.ts';
import type { Breakage } from './breakage.ts';
import { DEVELOPMENT } from './development.ts';
import { DOMAIN_RULES } from './domain-rules.ts';
import { HOME_AND_LAYOUT } from './home-and-layout.ts';
import { MUNICIPALITY_SCREENS } from './municipality-screens.ts';
import { NEWS_EVENTS_FORMS } from './news-events-forms.ts';
import { PIECES_AND_ISLANDS } from './pieces-and-islands.ts';
import { REGISTERS } from './registers.ts';
import { SECURITY_ACCOUNTS } from './security-accounts.ts';
import { SECURITY_INPUT } from './security-input.ts';
import { SERVICES_AND_TOURISM } from './services-and-tourism.ts';
import { SIGNING_IN } from './signing-in.ts';

/** Every breakage that `npm run breakages` tries. New work adds its own. */
export const BREAKAGES: readonly Breakage[] = [
  ...ACTS,
  ...ADMIN,
  ...API,
  ...DEVELOPMENT,
  ...DOMAIN_RULES,
  ...HOME_AND_LAYOUT,
  ...MUNICIPALITY_SCREENS,
  ...NEWS_EVENTS_FORMS,
  ...PIECES_AND_ISLANDS,
  ...REGISTERS,
  ...SECURITY_ACCOUNTS,
  ...SECURITY_INPUT,
  ...SERVICES_AND_TOURISM,
  ...SIGNING_IN,
];
