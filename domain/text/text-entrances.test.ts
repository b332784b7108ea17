import { expect, test } from 'vitest';
import { TEST_NOW } from '../../harness/services.ts';
import { readNameAndAddress } from '../accounts/members/create-user.ts';
import { dataSchema } from '../content/model/fields/schema.ts';
import { readSetName } from '../content/sets/publishing-set.ts';
import { news } from '../content-types/news.ts';
import { parseContactMessage, parseShortMessage } from '../inbox/forms/contact-forms.ts';
import { parseEventProposal } from '../inbox/forms/event-proposal-form.ts';
import { cleanFileName } from '../media/library/library.ts';
import { parseMediumInput } from '../media/library/medium-input.ts';
import { SearchTally } from '../missed/search-tally.ts';
import { parseFrom } from '../redirects/from-address.ts';
import { parseTarget } from '../redirects/target-address.ts';
import { sanitiseRichText } from './rich-text.ts';

const person = {
  firstName: 'Ελένη',
  lastName: 'Π',
  name: 'Ελένη',
  email: 'eleni@example.org',
  phone: '',
};
const contact = { ...person, subject: 'Θέμα', message: 'Καλημέρα' };
const proposal = {
  ...{ title: 'Γιορτή', description: 'Στην πλατεία', location: 'Αίγιο' },
  ...{ startsAt: '2026-07-01T20:00', endsAt: '', name: 'Ελένη', phone: '', email: person.email },
};

function storeNews(value: string) {
  const { title, content } = news.fields;
  return dataSchema({ title, content }, { cleanHtml: sanitiseRichText }).parse({
    title: { el: value, en: value },
    content: { el: `<p>${value}</p>`, en: '<p>a&#x202e;b&#8203;c&shy;d</p>' },
  });
}

function missedSearch(query: string) {
  const tally = new SearchTally();
  tally.note({ query, address: '192.0.2.1', found: 'nothing', now: TEST_NOW });
  return tally.take(TEST_NOW, { isLast: true });
}

/** The places where visitors and staff write what others read; each returns what is stored. */
const ENTRANCES: [string, (text: string) => unknown][] = [
  ['names and messages', (text) => parseContactMessage({ ...contact, lastName: text }, 'gr')],
  ['subjects', (text) => parseContactMessage({ ...contact, subject: text }, 'gr')],
  [
    'telephones',
    (text) => parseContactMessage({ ...contact, phone: `26910${text.at(-1)} 22` }, 'gr'),
  ],
  ['short messages', (text) => parseShortMessage({ ...person, subject: '', message: text }, 'gr')],
  [
    'proposals',
    (text) => parseEventProposal({ ...proposal, title: text, description: text }, 'gr'),
  ],
  ['titles and texts', storeNews],
  ['names of accounts', (text) => readNameAndAddress({ name: text, email: person.email })],
  ['names of sets', readSetName],
  [
    'what is said of pictures',
    (text) => parseMediumInput({ alt: { el: text, en: text }, tags: [text], licenceNote: text }),
  ],
  ['names of files', (text) => cleanFileName(`${text}.pdf`, 'pdf')],
  ['old addresses', (text) => parseFrom(`/${text.replaceAll(' ', '')}`)],
  ['targets of redirects', (text) => parseTarget(`/${text.replaceAll(' ', '')}`, 'https://a.gr')],
  ['searches without results', missedSearch],
];

test.each(ENTRANCES)('%s are stored without what nobody sees', (_what, store) => {
  const stored = JSON.stringify(store('Αίγ\u202eιο\u2066 κ\u200bα\u00adι\u2069 η πόλη\u200e'));
  expect(stored).not.toMatch(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/);
  expect(stored).not.toMatch(/%E2%80|&#/i);
});

test('a name of nothing that can be seen is none', () => {
  const nothing = '\u3164\u200d\u202e';
  expect(() => parseContactMessage({ ...contact, firstName: nothing }, 'gr')).toThrow();
  expect(() => parseShortMessage({ ...person, subject: '', message: nothing }, 'gr')).toThrow();
  expect(() => readNameAndAddress({ name: nothing, email: person.email })).toThrow();
  expect(() => readSetName(nothing)).toThrow();
});

test('a telephone number as another telephone copies it is right', () => {
  const phone = '\u202a+30 26910 22200\u202c';
  expect(parseContactMessage({ ...contact, phone }, 'gr')).toMatchObject({
    phone: '+30 26910 22200',
  });
});
