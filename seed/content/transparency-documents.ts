import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { type SeedEntry, seedEntries } from './seed-entry.ts';
import { tenderFacts } from './tenders.ts';

/** Six documents, one for each category. Their ADA numbers begin with ΔΕΙΓΜΑ, as no real one does. */
export function transparencyDocumentSeed(today: string): SeedEntry<typeof transparencyDocument>[] {
  const { schools } = tenderFacts(today);
  return seedEntries(transparencyDocument, [
    {
      slug: 'budget-2025',
      isSample: true,
      data: {
        title: {
          el: 'Προϋπολογισμός του Δήμου Αιγιαλείας, οικονομικό έτος 2025',
          en: 'Budget of the Municipality of Aigialeia for 2025',
        },
        category: 'budgets',
        date: '2024-12-18',
        file: 'budget-2025',
        ada: 'ΔΕΙΓΜΑΒ25-001',
      },
    },
    {
      slug: 'annual-report-2024',
      isSample: true,
      data: {
        title: { el: 'Ετήσια έκθεση πεπραγμένων 2024', en: 'Annual report 2024' },
        category: 'annual-reports',
        date: '2025-03-28',
        file: 'annual-report-2024',
        ada: 'ΔΕΙΓΜΑΕ24-007',
      },
    },
    {
      slug: 'council-decision-fees-2025',
      isSample: true,
      data: {
        title: {
          el: 'Απόφαση Δημοτικού Συμβουλίου: τέλη χρήσης κοινόχρηστων χώρων 2025',
          en: 'Council decision: charges for the use of public space in 2025',
        },
        category: 'decisions',
        date: '2025-06-15',
        file: 'council-decision-fees-2025',
        ada: 'ΔΕΙΓΜΑΑ25-112',
      },
    },
    {
      slug: 'tender-school-repairs',
      isSample: true,
      data: {
        title: {
          el: 'Διακήρυξη διαγωνισμού: επισκευή και συντήρηση σχολικών κτιρίων',
          en: 'Tender notice: repair and maintenance of school buildings',
        },
        category: 'tenders',
        date: schools.published,
        file: 'tender-school-repairs',
        ada: schools.ada,
      },
    },
    {
      slug: 'contract-waste-collection',
      isSample: true,
      data: {
        title: {
          el: 'Σύμβαση παροχής υπηρεσιών: συλλογή ανακυκλώσιμων υλικών',
          en: 'Service contract: collection of recyclable materials',
        },
        category: 'contracts',
        date: '2025-02-10',
        file: 'contract-waste-collection',
        ada: 'ΔΕΙΓΜΑΣ25-009',
      },
    },
    {
      slug: 'plan-urban-mobility',
      isSample: true,
      data: {
        title: {
          el: 'Σχέδιο Βιώσιμης Αστικής Κινητικότητας: περίληψη',
          en: 'Sustainable Urban Mobility Plan: summary',
        },
        category: 'plans',
        date: '2025-05-20',
        file: 'plan-urban-mobility',
        ada: 'ΔΕΙΓΜΑΜ25-003',
      },
    },
  ]);
}
