import type { LegalPage, LegalSlug } from './legal-page.ts';
import { accessibility } from './texts/accessibility.ts';
import { privacy } from './texts/privacy.ts';
import { terms } from './texts/terms.ts';

/** The legal pages by their addresses. Load it only when one is needed: a running server has no use for the texts. */
export const LEGAL_PAGES: Record<LegalSlug, LegalPage> = { accessibility, privacy, terms };
