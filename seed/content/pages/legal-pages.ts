import { page } from '../../../domain/content-types/page.ts';
import { mail } from '../../../domain/launch/contact-links.ts';
import { LEGAL_SLUGS, type LegalFacts } from '../../../domain/launch/legal-page.ts';
import { LEGAL_PAGES } from '../../../domain/launch/legal-pages.ts';
import { seedEntries } from '../seed-entry.ts';

const OFFICER = mail('dpo@aigialeia.example');

const FACTS: LegalFacts = {
  name: { el: 'Δήμος Αιγιαλείας', en: 'Municipality of Aigialeia' },
  seat: {
    el: 'Πλατεία Δημαρχείου 1, 25100 Αίγιο',
    en: '1 Dimarcheiou Square, 25100 Aigio',
  },
  accessibilityEmail: 'accessibility@aigialeia.example',
  phone: '+30 26910 00110',
  officer: { el: OFFICER, en: OFFICER },
  assessed: {
    el: 'Συντάχθηκε με την πρώτη δημοσίευση του ιστοτόπου.',
    en: 'It was prepared when the website was first published.',
  },
  // As long as a site keeps things whose operator decides nothing else.
  kept: { messages: 730, backups: 14 },
};

/** The pages that every site owes its visitors, with the sample facts. */
export const legalPages = seedEntries(
  page,
  LEGAL_SLUGS.map((slug) => {
    const { title, lead, content } = LEGAL_PAGES[slug];
    return {
      slug,
      isSample: true,
      data: { title, lead, content: content(FACTS), images: [], section: null },
    };
  }),
);
