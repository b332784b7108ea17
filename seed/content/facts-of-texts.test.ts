import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { TOPICS } from '../../domain/content-types/parts/vocabularies.ts';
import { isExactLink } from '../../domain/text/contact-formats.ts';
import { sentences } from '../../domain/text/sentences.ts';
import { textsIn } from '../../harness/content/texts-in.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { officeSeed } from './offices.ts';
import { sampleEntries } from './sample-entries.ts';
import { unitSeed } from './units.ts';

/** What the texts of the first content say must agree with what its entries are. */

const TEXTS = sampleEntries(TEST_NOW)
  .flatMap(([type, entries]) =>
    entries.flatMap(({ slug, data }) => textsIn(`${type.name}/${slug}`, data)),
  )
  .map(({ where, el, en }) => ({ where, el: sentences(el), en: sentences(en) }));

test('English texts write dates as the site does: July 13, 2025', () => {
  const months =
    'January|February|March|April|May|June|July|August|September|October|November|December';
  const dayFirst = new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b`);
  const inFigures = /\b\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d\b/;
  const faults = TEXTS.filter(({ en }) => dayFirst.test(en) || inFigures.test(en));
  expect(faults.map(({ where }) => where)).toEqual([]);
  expect(TEXTS.filter(({ en }) => new RegExp(`(?:${months}) \\d`).test(en)).length).toBeGreaterThan(
    10,
  );
});

/** Numbers that one of the languages may say in words, and the Greek by which this is known. */
const IN_WORDS = new Map([
  ['18', /ανήλικ|ανηλίκ/],
  ['24', /24ωρο/],
  ['2', /2ος όροφος/],
]);

/** The numbers of a text, whichever way the language writes thousands and decimals. */
function numbersIn(text: string): string[] {
  const found = text.match(/\d[\d.,:]*\d|\d/g) ?? [];
  const written = found.map((one) => one.replace(/[.,:](?=\d{3}(?!\d))/g, '').replace(',', '.'));
  return [...new Set(written)];
}

test('both languages of a text have the same numbers: telephones, hours, prices, deadlines', () => {
  const faults = TEXTS.filter(({ el, en }) => {
    const greek = numbersIn(el);
    const english = numbersIn(en);
    const only = (one: string[], other: string[]) =>
      one.filter((number) => !other.includes(number));
    const odd = [...only(greek, english), ...only(english, greek)];
    return odd.some((number) => !IN_WORDS.get(number)?.test(el));
  });
  expect(faults.map(({ where }) => where)).toEqual([]);
  expect(TEXTS.filter(({ el }) => /\d/.test(el)).length).toBeGreaterThan(150);
});

/** What a place or a fruit is called in English, and what it is not: a black currant is another berry. */
test.each([
  [/black ?currants?/i, 'dried currants'],
  [/\bStairs\b/, 'the Steps of Aigio, as their own page has it'],
  [/property duty/i, 'the property charge (TAP), as its own page has it'],
  [/\bpre-schools?\b(?! education)/i, 'kindergarten'],
  [/\bdeclare(?:d)?\b[^.]*\bcivil registry/i, 'registered at the civil registry'],
  [/\bup to and with\b/, 'up to and including'],
  [/\bparking places?\b/i, 'parking spaces'],
  [/\b(?:On|From) \w+day, \w+ \d{1,2} (?!to\b)[a-z]/, 'a comma behind the date, too'],
])('no English text says %s, but %s', (wrong) => {
  expect(TEXTS.filter(({ en }) => wrong.test(en)).map(({ where }) => where)).toEqual([]);
});

test('hours are written with a colon, in both languages', () => {
  const faults = TEXTS.filter(
    ({ el, en }) => /στις \d{1,2}\.\d\d(?!\d)/i.test(el) || /\bat \d{1,2}\.\d\d(?!\d)/i.test(en),
  );
  expect(faults.map(({ where }) => where)).toEqual([]);
  expect(TEXTS.some(({ where, el }) => /^history/.test(where) && /Στις 03:15/.test(el))).toBe(true);
});

test('Helike was found in 2001: no text still looks for it', () => {
  const lost = TEXTS.filter(
    ({ el, en }) => /αναζητούν την Ελίκη/.test(el) || /search for Helike/.test(en),
  );
  expect(lost.map(({ where }) => where)).toEqual([]);
});

test('the first step of an errand does not go on from another', () => {
  const first = TEXTS.filter(({ where }) => /^service\/[^.]*\.steps\.0\./.test(where));
  expect(first.length).toBeGreaterThan(20);
  const faults = first.filter(
    ({ el, en }) =>
      /^(?:Αλλιώς|Διαφορετικά|Έπειτα|Μετά|Ύστερα)(?!\p{L})/u.test(el) ||
      /^(?:Otherwise|Then|Next|After that)\b/.test(en),
  );
  expect(faults.map(({ where }) => where)).toEqual([]);
});

test('no certificate takes longer than the page about procedures promises', () => {
  const durations = TEXTS.filter(({ where }) =>
    /^service\/(?:[a-z-]*certificates?|permanent-residence|marriage-record)\.duration$/.test(where),
  );
  expect(durations.length).toBeGreaterThan(3);
  for (const { where, el } of durations) {
    for (const [all, days, unit] of el.matchAll(/(\d+)( εργάσιμες| ημέρες)?/g)) {
      expect(unit, `${where}: ${all}`).toBeDefined();
      expect(Number(days), where).toBeLessThanOrEqual(unit === ' ημέρες' ? 10 : 6);
    }
  }
});

/** The offices that texts name, as they name them in any case of the noun. */
const OFFICES = [
  /ΚΕΠ|Κέντρ(?:ο|ου|α) Εξυπηρέτησης Πολιτών/,
  /Δημοτικ(?:ή|ής) Αστυνομί/,
  /ΔΕΥΑ|Δημοτική Επιχείρηση Ύδρευσης/,
  /Ληξιαρχεί/,
  /[Γγ]ραφεί(?:ο|ου) [Ττ]ουρισμού/,
  /Κέντρ(?:ο|ου) Κοινότητας/,
  /[Κκ]οινωνικ(?:ό|ού) παντοπωλεί/,
  /ΚΑΠΗ/,
  /Δημοτικ(?:ή|ής) Βιβλιοθήκη/,
  /Δημοτικ(?:ή|ής) Φιλαρμονική/,
  /[Γγ]ραφεί(?:ο|ου) [Αα]θλητισμού/,
  /Γραφεί(?:ο|ου) Τύπου/,
  /Τμήμα(?:τος)? Προμηθειών/,
  /Τμήμα(?:τος)? Πολιτικής Προστασίας/,
  /Υπηρεσί(?:α|ας) Δόμησης/,
  /Υπηρεσί(?:α|ας) Περιβάλλοντος/,
  /Υπηρεσί(?:α|ας) Πρασίνου/,
  /[Ππ]ρωτ[όο]κ[όο]λλ(?:ο|ου)/,
  /[Ττ]αμεί(?:ο|ου)/,
  /[Αα]μαξοστάσι/,
];
/** What begins like the name of an office and is none, or one that is not the municipality's. */
const OTHERS =
  /Κέντρο Αιγίου|Κέντρου Κοινωνικής Αλληλεγγύης|Κέντρο Υγείας|Δημοτικ(?:ή|ής) (?:ενότητα|αγορά)|Δημοτικό (?:Συμβούλιο|στάδιο)/;

describe('every office that a text names', () => {
  const named = OFFICES.filter((office) => TEXTS.some(({ el }) => office.test(el)));

  test('is on the list: nothing that begins like a name of one is on none', () => {
    const names =
      /(?<!\p{L})(?:Κέντρ(?:ο|ου)|Γραφεί(?:ο|ου)|Υπηρεσί(?:α|ας)|Τμήμα(?:τος)?|Ταμεί(?:ο|ου)) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?/gu;
    const unknown = TEXTS.flatMap(({ where, el }) =>
      [...el.matchAll(names)]
        .map(([name]) => name)
        .filter((name) => !OFFICES.some((office) => office.test(name)) && !OTHERS.test(name))
        .map((name) => `${where}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  test.each(named)('%s: has an entry with address, telephone and hours', (office) => {
    const found = officeSeed.filter(
      ({ data }) => office.test(data.name.el) || office.test(data.description.el),
    );
    expect(found).not.toEqual([]);
    for (const { slug, data } of found) {
      expect(data.address.el && data.address.en, slug).toBeTruthy();
      expect(data.phone, slug).toMatch(/^\+30 \d/);
      expect(data.hours.length, slug).toBeGreaterThan(0);
    }
  });

  test('«το γραφείο της δημοτικής σας ενότητας» too: each unit has address, telephone and hours', () => {
    const naming = TEXTS.filter(({ el }) => /[Γγ]ραφεί(?:ο|α) τ(?:ης|ων) δημοτικ/.test(el));
    expect(naming.length).toBeGreaterThan(4);
    for (const { slug, data } of unitSeed) {
      expect(data.address.el && data.address.en, slug).toBeTruthy();
      expect(data.phone, slug).toMatch(/^\+30 \d/);
      expect(data.hours, slug).not.toEqual([]);
    }
  });

  test('is most of them', () => {
    expect(named.length).toBeGreaterThan(15);
  });
});

test('topics are one vocabulary, whatever has one', () => {
  const withTopic = CONTENT_TYPES.filter(({ fields }) => 'topic' in fields);
  expect(withTopic.map(({ name }) => name).sort()).toEqual([
    'document',
    'news',
    'office',
    'service',
  ]);
  for (const { name, fields } of withTopic) {
    const { options } = (fields as unknown as Record<string, { options: unknown }>).topic ?? {};
    expect(options, name).toBe(TOPICS);
  }
});

test('whatever offers to apply online leads to the very service, and never to a front page', () => {
  const links = sampleEntries(TEST_NOW).flatMap(([type, entries]) =>
    ['service', 'e-service'].includes(type.name)
      ? entries.map(({ slug, data }) => {
          const { onlineLink, link } = data as { onlineLink?: string; link?: string };
          return [`${type.name}/${slug}`, onlineLink ?? link ?? ''] as const;
        })
      : [],
  );
  const offered = links.filter(([, link]) => link !== '');
  expect(offered.length).toBeGreaterThan(5);
  for (const [where, link] of offered) {
    expect(isExactLink(link), where).toBe(true);
    const { hostname, pathname } = new URL(link, 'https://site.example');
    const isOwn = hostname === 'site.example';
    const fronts = isOwn ? ['/', '/services', '/services/eservices', '/services/forms'] : ['/'];
    expect(fronts, `${where}: ${link}`).not.toContain(pathname);
  }
});

describe('links', () => {
  const entries = sampleEntries(TEST_NOW).flatMap(([type, all]) =>
    type.name === 'service' || type.name === 'page'
      ? all.map(({ slug, data }) => ({
          path: type.name === 'service' ? `/services/${slug}` : `/${slug}`,
          title: (data as { title: Record<'el' | 'en', string> }).title,
        }))
      : [],
  );
  const links = sampleEntries(TEST_NOW)
    .flatMap(([type, all]) =>
      all.flatMap(({ slug, data }) => textsIn(`${type.name}/${slug}`, data)),
    )
    .flatMap(({ where, el, en }) =>
      (
        [
          ['el', el],
          ['en', en],
        ] as const
      ).flatMap(([language, html]) =>
        [...html.matchAll(/(.{0,12})<a href="(\/[^"#?]*)">([^<]*)<\/a>/gs)].map(
          ([, before = '', path = '', words = '']) => ({ where, language, before, path, words }),
        ),
      ),
    );

  test('are found', () => expect(links.length).toBeGreaterThan(100));

  test('lead from every text that names an errand to its own sheet, in both languages', () => {
    const OVERVIEWS = ['citizen', 'documents', 'forms', 'payments'];
    const all = sampleEntries(TEST_NOW);
    const sheets = all.flatMap(([type, those]) =>
      type.name === 'service'
        ? those.flatMap(({ slug, data }) => {
            const { listed, title } = data as { listed: boolean; title: Record<'el', string> };
            const name = (title.el.split(/[:(]/)[0] ?? '').trim().toLowerCase();
            return listed || OVERVIEWS.includes(slug) ? [] : [{ slug, name }];
          })
        : [],
    );
    expect(sheets.length).toBeGreaterThan(15);
    const texts = all.flatMap(([type, those]) =>
      ['service', 'page', 'news'].includes(type.name)
        ? those.flatMap(({ slug, data }) => {
            const { content } = data as { content?: Record<'el' | 'en', string> };
            return content ? [{ where: `${type.name}/${slug}`, ...content }] : [];
          })
        : [],
    );
    const faults = texts.flatMap(({ where, el, en }) => {
      const plain = el.replace(/<[^>]*>/g, '').toLowerCase();
      return sheets
        .filter(({ slug, name }) => where !== `service/${slug}` && plain.includes(name))
        .filter(({ slug }) => [el, en].some((html) => !html.includes(`"/services/${slug}"`)))
        .map(({ slug }) => `${where}: ${slug}`);
    });
    expect(faults).toEqual([]);
  });

  test('with the name of a service or a page lead to it', () => {
    const faults = links.filter(({ language, path, words }) => {
      const named = entries.filter(
        ({ title }) => title[language].toLowerCase() === words.toLowerCase(),
      );
      return named.length > 0 && !named.some((one) => one.path === path);
    });
    expect(faults).toEqual([]);
  });

  test('behind «στη σελίδα» or ‘the page’ have the title of the page, as the menus have it', () => {
    const said = links.filter(({ before }) => /(?:σελίδα|page) $/.test(before));
    expect(said.length).toBeGreaterThan(10);
    const faults = said.filter(({ language, path, words }) => {
      const one = entries.find((entry) => entry.path === path);
      return one && one.title[language] !== words;
    });
    expect(faults).toEqual([]);
  });
});

test('what is issued from the register of citizens is issued by the office that keeps it', () => {
  const entries = sampleEntries(TEST_NOW).flatMap(([type, all]) =>
    type.name === 'service' ? all : [],
  );
  const wrong = entries.filter(({ data }) => {
    const {
      whoCanApply: who,
      description,
      office,
    } = data as unknown as {
      whoCanApply?: { el: string };
      description: { el: string };
      office: string;
    };
    if (!office || !`${who?.el} ${description.el}`.includes('στο δημοτολόγιο')) return false;
    const one = officeSeed.find(({ slug }) => slug === office);
    return !JSON.stringify(one).includes('δημοτολόγιο');
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});
