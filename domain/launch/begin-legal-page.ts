import type { Db } from '../../database/connect.ts';
import type { Acting } from '../acting.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { type EntryData, emptyData } from '../content/model/content-type.ts';
import { getSingleton } from '../content/reading/published-entries.ts';
import { page } from '../content-types/page.ts';
import { settings } from '../content-types/settings.ts';
import { DomainError } from '../errors.ts';
import type { Lang } from '../text/bilingual.ts';
import { escapeMarkup } from '../text/escape.ts';
import { toFinish } from '../text/unfinished.ts';
import { readLaunchSteps } from './launch-steps.ts';
import type { KeptDays, LegalFacts, LegalSlug } from './legal-page.ts';

/**
 * Makes a draft of a legal page from its template, the settings and how long things are kept. What only the
 * municipality knows is left to be filled in, and until then nobody can publish it (domain/text/unfinished.ts). Returns
 * the draft's id. Throws 'conflict' while the settings are those of the first start, and when a page has the address.
 */
export async function beginLegalPage(
  db: Db,
  slug: LegalSlug,
  kept: KeptDays,
  acting: Acting,
): Promise<{ id: string }> {
  const steps = await readLaunchSteps(db);
  if (!steps.some(({ id, isDone }) => id === 'settings' && isDone)) {
    throw new DomainError('conflict', SETTINGS_FIRST);
  }
  const office = await getSingleton(db, settings);
  const { LEGAL_PAGES } = await import('./legal-pages.ts');
  const { title, lead, content } = LEGAL_PAGES[slug];
  const facts = { ...factsOf(office.data), kept };
  const data = { ...emptyData(page.fields), title, lead, content: content(facts) };
  const { id } = await createEntry(db, page, { slug, data, publish: false }, acting);
  return { id };
}

/** The facts of the settings as HTML, and what they do not say as something to finish. */
function factsOf(office: EntryData<typeof settings>): Omit<LegalFacts, 'kept'> {
  const { name, street, postalCode, city, email, phones } = office;
  const place = (lang: Lang) => escapeMarkup(`${street[lang]}, ${postalCode} ${city[lang]}`);
  return {
    name: { el: escapeMarkup(name.el), en: escapeMarkup(name.en) },
    seat: { el: place('el'), en: place('en') },
    accessibilityEmail: escapeMarkup(email),
    phone: escapeMarkup(phones[0]?.number ?? ''),
    officer: toFinish({
      el: 'email ή τηλέφωνο του υπευθύνου προστασίας δεδομένων',
      en: 'email or telephone of the data protection officer',
    }),
    assessed: toFinish({
      el: 'πότε ελέγχθηκε ο ιστότοπος και από ποιον',
      en: 'when the website was assessed, and by whom',
    }),
  };
}

const SETTINGS_FIRST = {
  el: 'Συμπληρώστε πρώτα τις ρυθμίσεις: από εκεί παίρνει η σελίδα το όνομα και τη διεύθυνση του Δήμου.',
  en: 'Fill in the settings first: the page takes the municipality’s name and address from them.',
};
