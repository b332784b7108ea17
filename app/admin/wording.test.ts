import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { listTextsOf } from './content/list/list-texts.ts';
import { navigationFor } from './screens.ts';

/** What a clerk reads on the button for another entry, written by hand: each in its gender. */
const NEW: Record<string, string> = {
  alert: 'Νέα προειδοποίηση',
  'assembly-point': 'Νέος χώρος καταφυγής',
  attraction: 'Νέο αξιοθέατο',
  'council-member': 'Νέο μέλος του Δημοτικού Συμβουλίου',
  'council-session': 'Νέα συνεδρίαση',
  'culture-block': 'Νέο θέμα πολιτισμού',
  department: 'Νέα διεύθυνση του Δήμου',
  document: 'Νέο έγγραφο διαφάνειας',
  'e-service': 'Νέα ηλεκτρονική υπηρεσία',
  event: 'Νέα εκδήλωση',
  'footer-link': 'Νέος σύνδεσμος υποσέλιδου',
  'history-section': 'Νέα ιστορική περίοδος',
  lodging: 'Νέο κατάλυμα',
  'menu-item': 'Νέο στοιχείο μενού',
  news: 'Νέα ανακοίνωση',
  office: 'Νέο σημείο εξυπηρέτησης',
  page: 'Νέα σελίδα',
  'search-promise': 'Νέα υπόσχεση αναζήτησης',
  service: 'Νέα υπηρεσία',
  slide: 'Νέα εικόνα προβολής',
  synonym: 'Νέα συνώνυμα',
  teaser: 'Νέα κάρτα προβολής',
  tender: 'Νέος διαγωνισμός',
  term: 'Νέος όρος',
  unit: 'Νέα δημοτική ενότητα',
};

describe('the words of the admin', () => {
  test('say what is new by its name and in its gender', () => {
    const types = CONTENT_TYPES.filter(({ singleton }) => !singleton);
    const said = types.map(({ name }) => [name, listTextsOf(name).add.el]);
    expect(Object.fromEntries(said)).toEqual(NEW);
    for (const { name, label } of types) expect(label.new?.en, name).toMatch(/^New [a-z]/);
  });

  test('have no ‘slug’, in no field, button or error', () => {
    const files = globSync('{app/admin,domain,api}/**/*.{ts,tsx}', {
      exclude: ['**/*.test.*'],
    });
    expect(files.length).toBeGreaterThan(300);
    const texts = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\b(?:el|en):\s*(['"`])(.*?)\1/gs)].map(
        // What is put into a text is no word of it.
        ([, , text = '']) => `${file}: ${text.replaceAll(/\$\{[^}]*\}/g, '')}`,
      ),
    );
    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => /slug/i.test(text.split(': ').slice(1).join(': ')))).toEqual([]);
  });

  test('put single quotes around what is quoted in English, like the sample and the public screens', () => {
    const files = globSync('{app,domain,api,seed}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
    expect(files.length).toBeGreaterThan(700);
    // Within Greek «…» the inner quotes are double.
    const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
    expect(lines.filter((line) => /[“”]/.test(line) && !line.includes('«'))).toEqual([]);
  });

  test('do not mix up the pictures of the home page and transparency', () => {
    const items = navigationFor('admin').flatMap((group) => group.items);
    const labels = items.map(({ label }) => label.el);
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels).toContain('Εικόνες προβολής');
    expect(labels.filter((label) => /^διαφάν/i.test(label))).toEqual([]);
  });
});
