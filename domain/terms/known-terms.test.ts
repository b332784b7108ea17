import { describe, expect, test } from 'vitest';
import { KnownTerms, type Term } from './known-terms.ts';
import { TermMarker } from './mark-terms.ts';

const TERMS: Term[] = [
  {
    slug: 'tax-number',
    term: { el: 'ΑΦΜ', en: 'Tax number' },
    alsoGreek: 'αριθμός φορολογικού μητρώου',
    alsoEnglish: 'AFM',
  },
  {
    slug: 'charge',
    term: { el: 'ΤΑΠ', en: 'Property charge' },
    alsoGreek: '',
    alsoEnglish: '',
  },
  {
    slug: 'declaration',
    term: { el: 'Υπεύθυνη δήλωση', en: 'Solemn declaration' },
    alsoGreek: 'δήλωση του ν. 1599/1986',
    alsoEnglish: '',
  },
  { slug: 'any', term: { el: 'Δήλωση', en: '' }, alsoGreek: '', alsoEnglish: '' },
];
const greek = new KnownTerms(TERMS, 'el');
const english = new KnownTerms(TERMS, 'en');
const used = (terms: KnownTerms, text: string) =>
  terms.find(text).map(({ slug, from, to }) => [slug, text.slice(from, to)]);

describe('a term is found', () => {
  test.each([
    ['Γράψτε το ΑΦΜ σας.', [['tax-number', 'ΑΦΜ']]],
    ['τον αριθμό φορολογικού μητρώου', [['tax-number', 'αριθμό φορολογικού μητρώου']]],
    ['δύο υπεύθυνες δηλώσεις', [['declaration', 'υπεύθυνες δηλώσεις']]],
    ['ΥΠΕΥΘΥΝΗ ΔΗΛΩΣΗ', [['declaration', 'ΥΠΕΥΘΥΝΗ ΔΗΛΩΣΗ']]],
    ['η δήλωση αυτή', [['any', 'δήλωση']]],
    [
      'δήλωση του ν. 1599/1986 και ΤΑΠ',
      [
        ['declaration', 'δήλωση του ν. 1599/1986'],
        ['charge', 'ΤΑΠ'],
      ],
    ],
  ])('in «%s»', (text, expected) => {
    expect(used(greek, text)).toEqual(expected);
  });

  test('in English in its plural and by its abbreviation', () => {
    expect(used(english, 'Your tax numbers (AFM)')).toEqual([
      ['tax-number', 'tax numbers'],
      ['tax-number', 'AFM'],
    ]);
  });
});

test.each(['το ταπ του', 'Ταπείνωση', 'διαδήλωση', 'υπεύθυνη υπάλληλος', 'είναι υπεύθυνη', ''])(
  'no term is found in «%s»',
  (text) => {
    expect(greek.find(text)).toEqual([]);
  },
);

describe('a page', () => {
  const open = (slug: string) => `<a href="#${slug}">`;

  test('marks a term where it is first used, in all its parts together', () => {
    const marker = new TermMarker(greek);
    expect(marker.link('<p>Το ΑΦΜ και το ΑΦΜ</p>', open)).toBe(
      '<p>Το <a href="#tax-number">ΑΦΜ</a> και το ΑΦΜ</p>',
    );
    expect(marker.split('ΑΦΜ, υπεύθυνη δήλωση')).toEqual([
      { text: 'ΑΦΜ, ', term: null },
      { text: 'υπεύθυνη δήλωση', term: 'declaration' },
    ]);
  });

  test('leaves links, headings and the inside of tags alone', () => {
    const html =
      '<h2>Υπεύθυνη δήλωση</h2><p><a href="/x" title="ΑΦΜ">Το <strong>ΑΦΜ</strong></a> σας</p>';
    const marker = new TermMarker(greek);
    expect(marker.link(html, open)).toBe(html);
    for (const tag of ['h3', 'h4']) {
      expect(marker.link(`<${tag}>ΑΦΜ</${tag}>`, open), tag).toBe(`<${tag}>ΑΦΜ</${tag}>`);
    }
    expect(marker.link('<p title="ΑΦΜ">ΑΦΜ</p>', open)).toBe(
      '<p title="ΑΦΜ"><a href="#tax-number">ΑΦΜ</a></p>',
    );
  });
});
