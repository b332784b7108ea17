import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import type { Field } from '../../domain/content/model/fields/fields.ts';
import { listEntries } from '../../domain/content/reading/published-entries.ts';
import { CONTENT_TYPES, findContentType } from '../../domain/content-types/all.ts';
import { listShownOn } from '../../domain/screens/shown-on.ts';
import type { Bilingual, Lang } from '../../domain/text/bilingual.ts';
import { plainText } from '../../domain/text/rich-text.ts';
import { textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { inEnglish } from '../../harness/sites/addresses.ts';

/** Each word, link and file that staff give to an entry stands on one of the screens that show it. */

/** What a screen does not show as it is stored. */
const OTHERWISE: readonly string[] = [
  // Kinds that lead a screen to something else: an icon, an office, a place on a screen, a sentence about the year.
  'attraction.lifeguardMonths',
  'attraction.onHolidays',
  'attraction.openMonths',
  'department.icon',
  'news.topic',
  'office.topic',
  'service.channels',
  'service.icon',
  'teaser.icon',
  'teaser.place',
  'tender.state',
  // Some places of teasers have no room for them.
  'teaser.description',
  'teaser.linkText',
  // Words of the other language, which find a term.
  'term.alsoEnglish',
  'term.alsoGreek',
  // On the emergency page, in the head of the document, at the hours of a holiday.
  'settings.emergencyPhones.label',
  'settings.emergencyPhones.number',
  'settings.localHolidays.name',
  'settings.tagline',
  // Links that get a language, and the picture of a page that stands under its title.
  'menu-item.submenu.href',
  'page.images',
  'service.related.link',
];

/** Types that only the search knows. */
const SHOWN = CONTENT_TYPES.filter(({ name }) => !['search-promise', 'synonym'].includes(name));

/** What no entry has here. */
const UNFILLED: readonly string[] = [
  'attraction.exceptions.closes',
  'attraction.exceptions.opens',
  'attraction.exceptions.reason',
  'attraction.price',
  'department.exceptions.closes',
  'department.exceptions.opens',
  'department.exceptions.reason',
  'document.topic',
  'event.exceptions.ends',
  'event.exceptions.starts',
  'office.exceptions.closes',
  'office.exceptions.opens',
  'office.exceptions.reason',
  'service.conditions',
  'service.legalBasis.link',
  'service.link',
  'service.suspended',
  'settings.emblem',
  'settings.exceptions.closes',
  'settings.exceptions.opens',
  'settings.exceptions.reason',
  'settings.localHolidays.date',
  'unit.exceptions.closes',
  'unit.exceptions.opens',
  'unit.exceptions.reason',
];

/** The names of the fields that hold words, links or files, those of lists with their list. */
function listFields(name: string, field: Field): string[] {
  if (field.kind === 'list') {
    return Object.entries(field.of).flatMap(([part, of]) => listFields(`${name}.${part}`, of));
  }
  return /^(?:bilingualText|richText|text|choices?|link|images?|file)$/.test(field.kind)
    ? [name]
    : [];
}

interface Fact {
  field: string;
  /** What stands in the text of a screen without its spaces, or in its HTML. */
  text?: string;
  html?: string;
}

const squeeze = (words: string) => words.replaceAll(/\s+/g, '');

/** What the value of a field gives a screen to show. */
function factsOf(name: string, field: Field, value: unknown, lang: Lang): Fact[] {
  const say = (words: string) => (words === '' ? [] : [{ field: name, text: squeeze(words) }]);
  const show = (part: unknown) => (part ? [{ field: name, html: String(part) }] : []);
  switch (field.kind) {
    case 'bilingualText':
    case 'richText': {
      const { el, en } = value as Bilingual;
      return say(plainText((lang === 'en' && en) || el));
    }
    case 'text':
      return say(value as string);
    case 'choice':
    case 'choices': {
      const chosen = [value].flat();
      const labels = field.options.filter((option) => chosen.includes(option.value));
      return labels.flatMap(({ label }) => say(label[lang]));
    }
    case 'link':
      return show((value as string).replaceAll('&', '&amp;'));
    case 'image':
    case 'file':
      return show(value && `/media/${value}`);
    case 'images':
      return (value as string[]).flatMap((id) => show(`/media/${id}`));
    case 'list':
      return (value as Record<string, unknown>[]).flatMap((item) =>
        Object.entries(field.of).flatMap(([part, of]) =>
          factsOf(`${name}.${part}`, of, item[part], lang),
        ),
      );
    default:
      return [];
  }
}

/** What the sample leaves empty, for the first entry of a type. */
const moreOf = (image: string, file: string): Record<string, Record<string, unknown>> => {
  const gallery = [{ image, caption: { el: 'Το παλιό τελωνείο', en: 'The old custom house' } }];
  const attachments = [{ file, label: { el: 'Το κτηματολόγιο', en: 'The land register' } }];
  return {
    alert: { link: 'https://example.org/warning?area=2&day=1' },
    attraction: { gallery, phone: '26910 12345' },
    event: { attachments },
    lodging: { gallery, website: 'https://example.org/hotel' },
    page: { attachments, gallery },
    service: { attachments, gallery },
    settings: { socialLinks: [{ name: 'Mastodon', link: 'https://example.org/@town' }] },
    tender: { bidsLink: 'https://example.org/bids' },
  };
};

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.services;
  const firstOf = async (kind: 'image' | 'document') => {
    const media = db.selectFrom('media').select('id').where('kind', '=', kind).orderBy('id');
    return (await media.executeTakeFirstOrThrow()).id;
  };
  const more = moreOf(await firstOf('image'), await firstOf('document'));
  for (const [name, values] of Object.entries(more)) {
    const type = findContentType(name) as ContentType;
    const [first] = await listEntries(db, type);
    if (!first) throw new Error(`There is no ${name}.`);
    const data = { ...first.data, ...values };
    const { languages } = first;
    await saveEntry(db, type, first.id, { data, slug: first.slug, languages }, actAs(TEST_ADMIN));
  }
});
afterAll(() => site.close());

const screens = new Map<string, Promise<{ text: string; html: string }>>();
async function readScreen(path: string) {
  const { document, html } = await site.get(path);
  return { text: squeeze(textOf(document)), html };
}

test.each(SHOWN.map((type): [string, ContentType] => [type.name, type]))(
  '%s: each word, link and file stands on a screen, in both languages',
  async (_, type) => {
    const told = new Set<string>();
    const missing: string[] = [];
    for (const entry of await listEntries(site.services.db, type)) {
      const facts = (lang: Lang) =>
        Object.entries(type.fields)
          .flatMap(([name, field]) =>
            factsOf(`${type.name}.${name}`, field, entry.data[name as never], lang),
          )
          .filter(({ field }) => !OTHERWISE.includes(field));
      // One entry of each shape will do.
      if (facts('el').every(({ field }) => told.has(field))) continue;
      const paths = listShownOn(type, entry).map(({ path }) => path);
      for (const lang of ['el', 'en'] as const) {
        const shown = await Promise.all(
          paths.map((path) => {
            const address = lang === 'en' ? inEnglish(path) : path;
            const screen = screens.get(address) ?? readScreen(address);
            screens.set(address, screen);
            return screen;
          }),
        );
        for (const { field, text = '', html = '' } of facts(lang)) {
          told.add(field);
          if (!shown.some((screen) => screen.text.includes(text) && screen.html.includes(html))) {
            missing.push(`${field} of ${entry.slug} (${lang}): ${text}${html}`);
          }
        }
      }
    }
    expect(missing).toEqual([]);
    const all = Object.entries(type.fields).flatMap(([name, field]) =>
      listFields(`${type.name}.${name}`, field),
    );
    const untold = all.filter((field) => !told.has(field) && !OTHERWISE.includes(field));
    expect(untold.sort()).toEqual(UNFILLED.filter((field) => field.startsWith(`${type.name}.`)));
  },
);
