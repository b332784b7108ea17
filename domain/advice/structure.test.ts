import { describe, expect, test } from 'vitest';
import { adviseOnStructure } from './structure.ts';

const rulesIn = (html: string, pictures = new Map(), language: 'el' | 'en' = 'el') =>
  adviseOnStructure(html, { pictures, language }).map(({ rule, words }) => [rule, words]);

describe('headings', () => {
  test('that skip a level are named, those in order are not', () => {
    expect(
      rulesIn('<h2>Δικαιολογητικά</h2><h3>Για γονείς</h3><h4>Βήματα</h4><h2>Κόστος</h2>'),
    ).toEqual([]);
    expect(rulesIn('<h2>Δικαιολογητικά</h2><h4>Για γονείς</h4>')).toEqual([
      ['headings', 'Για γονείς'],
    ]);
    expect(rulesIn('<h3>Πρώτα</h3>')).toEqual([['headings', 'Πρώτα']]);
  });

  test('without words are named', () => {
    expect(rulesIn('<h2> </h2>')).toEqual([['headings', '']]);
    // The next one is right where it is.
    expect(rulesIn('<h2>Κόστος</h2><h3></h3><h4>Για γονείς</h4>')).toEqual([['headings', '']]);
  });
});

describe('links', () => {
  test.each([
    'εδώ',
    'ΕΔΩ',
    'Πατήστε εδώ',
    'Περισσότερα…',
    'Κάντε κλικ εδώ',
    'Κλικ εδώ',
    'Δείτε εδώ',
    'Διαβάστε περισσότερα',
    'Σύνδεσμος',
    'here',
    'click here',
    'See here',
    'more',
    'Read more',
    'link',
    'www.aigialeia.gov.gr',
    'https://www.aigialeia.gov.gr/x',
  ])('that say only “%s” are named', (words) => {
    expect(rulesIn(`<p>Δείτε <a href="/contact">${words}</a>.</p>`)).toEqual([
      ['link-words', words],
    ]);
  });

  test('are none where there is only the place to which one leads', () => {
    expect(rulesIn('<p><a id="more">Περισσότερα</a></p>')).toEqual([]);
  });

  test.each(['Επικοινωνία', 'Αίτηση για εδώδιμα προϊόντα', 'Read more about parking permits'])(
    'that say “%s” are not',
    (words) => {
      expect(rulesIn(`<a href="/contact">${words}</a>`)).toEqual([]);
    },
  );
});

describe('tables', () => {
  test('need header cells', () => {
    expect(rulesIn('<table><tbody><tr><td>Ημέρα</td><td>Ώρα</td></tr></tbody></table>')).toEqual([
      ['table-header', 'Ημέρα'],
    ]);
    expect(
      rulesIn('<table><tbody><tr><td> </td><td>Ώρα</td></tr></tbody></table>'),
      'by the first cell with words',
    ).toEqual([['table-header', 'Ώρα']]);
    expect(
      rulesIn('<table><tbody><tr><th>Ημέρα</th></tr><tr><td>Δευτέρα</td></tr></tbody></table>'),
    ).toEqual([]);
  });
});

describe('pictures in a text', () => {
  const figure = (attributes: string, caption = '') =>
    `<figure><img src="/media/beach-01/x.jpg" ${attributes}><figcaption>${caption}</figcaption></figure>`;

  test('need a text of their own, unless they are decorative', () => {
    expect(rulesIn(figure('alt=""'))).toEqual([['alternative-text', '']]);
    expect(rulesIn(figure(''))).toEqual([['alternative-text', '']]);
    expect(rulesIn(figure('alt=" "', 'Η παραλία'))).toEqual([['alternative-text', ' ']]);
    expect(rulesIn(figure('alt="" role="presentation"'))).toEqual([]);
    expect(rulesIn(figure('alt="Λουόμενοι στα βότσαλα"', 'Η παραλία τον Ιούνιο'))).toEqual([]);
  });

  test('need none where the library’s words, or its word that the picture says nothing, stand in', () => {
    const src = '/media/beach.0123456789abcdef/960.webp';
    const shown = `<figure><img src="${src}" alt=""></figure>`;
    const missing = [['alternative-text', '']];
    const words = (el: string, en = '') => new Map([['beach', { el, en }]]);
    expect(rulesIn(shown, words('Λουόμενοι'))).toEqual([]);
    expect(rulesIn(shown, words('Λουόμενοι'), 'en')).toEqual(missing);
    expect(rulesIn(shown, words(''))).toEqual(missing);
    expect(rulesIn(shown, words('IMG_2041'))).toEqual(missing);
    expect(rulesIn(shown, new Map())).toEqual([]);
  });

  test('need another text than their caption or their file’s name', () => {
    expect(rulesIn(figure('alt="η ΠΑΡΑΛΙΑ"', 'Η παραλία'))).toEqual([
      ['alternative-text', 'η ΠΑΡΑΛΙΑ'],
    ]);
    expect(rulesIn(figure('alt="Η παραλία "', ' Η παραλία'))).toHaveLength(1);
    for (const alt of ['IMG_2041', 'DSC 0012', 'paralia.jpg', 'beach-01']) {
      expect(rulesIn(figure(`alt="${alt}"`))).toEqual([['alternative-text', alt]]);
    }
    // So few letters are in an address by chance.
    expect(rulesIn(figure('alt="01"'))).toEqual([]);
  });
});
