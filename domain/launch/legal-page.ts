import type { Bilingual } from '../text/bilingual.ts';

/** For how many days the site keeps what those who run it decide about. */
export interface KeptDays {
  /** Messages of visitors, after they were dealt with. */
  messages: number;
  backups: number;
}

/** What a legal page says of the municipality. Everything here may stand in HTML as it is. */
export interface LegalFacts {
  /** 'Δήμος Αιγιαλείας', 'Municipality of Aigialeia' */
  name: Bilingual;
  /** Street, postcode and town. */
  seat: Bilingual;
  accessibilityEmail: string;
  /** As it is shown; '' without one. */
  phone: string;
  /** Where the data protection officer is written to. */
  officer: Bilingual;
  /** A sentence: when the site's accessibility was assessed. */
  assessed: Bilingual;
  kept: KeptDays;
}

/** A page that the law asks of every public site: a text that waits for the facts of one municipality. */
export interface LegalPage {
  title: Bilingual;
  lead: Bilingual;
  content: (facts: LegalFacts) => Bilingual;
}

/** The addresses of the legal pages, to which the footer and the forms lead. */
export const LEGAL_SLUGS = ['accessibility', 'privacy', 'terms'] as const;
export type LegalSlug = (typeof LEGAL_SLUGS)[number];
