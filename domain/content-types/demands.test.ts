import { expect, test } from 'vitest';
import type { ContentType } from '../content/model/content-type.ts';
import type { Field, Fields, ItemRule } from '../content/model/fields/fields.ts';
import { withLeftOut } from '../content/model/fields/left-out.ts';
import { CONTENT_TYPES, findContentType } from './all.ts';

/**
 * What an entry of each type demands before it is published, and what becomes of it: the fields that must be filled in
 * and the languages in which, and how long, how many and how large things may be. A field without a line is optional
 * and as long as such fields usually are. The table is written by hand: a demand changes here, or not at all.
 */
const DEMANDS: Record<string, string> = {
  page: `
    archived, checked after 12 months
    title: in en
    lead: to 400
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
    attachments: 30 at most, each file once
    attachments.file: required
  `,
  news: `
    archived
    title: in both
    summary: in both, to 400
    content: in el
    date: required
    category: required
    tender: a tender
    tags: 12 at most
    tags.name: in el, to 60
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
    attachments: 30 at most, each file once
    attachments.file: required
  `,
  event: `
    archived
    title: in both
    description: in both, to 400
    startsAt: required
    exceptions: 60 at most
    exceptions.day: required
    exceptions.starts: to 5, time
    exceptions.ends: to 5, time
    days: 60 at most
    days.day: required
    days.starts: required, to 5, time
    days.ends: to 5, time
    unit: a unit
    location: in el
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
    attachments: 30 at most, each file once
    attachments.file: required
  `,
  alert: `
    without review
    title: in el, to 120
    severity: required
    kind: required
    description: in el, to 600
    instruction: to 800
    units: 12 at most
    units.unit: required, a unit
    startsAt: required
    endsAt: required
  `,
  document: `
    archived
    title: in el, to 300
    category: required
    date: required
    file: required
    ada: to 40, ada
  `,
  tender: `
    archived
    title: in both
    summary: in el, to 400
    number: required, to 40, plain
    kind: required
    state: required
    published: required
    deadline: required
    budget: required, from 0, to 1000000000
    cpv: 20 at most, each code once
    cpv.code: required, to 10, cpv
    adam: to 40, adam
    ada: to 40, ada
    department: a department
    outcome: to 600
    attachments: 30 at most, each file once
    attachments.file: required
  `,
  service: `
    archived, checked after 6 months
    title: in both
    description: in both, to 400
    icon: required
    audience: required
    suspended: to 400
    outcome: to 400
    office: an office
    units: 12 at most, each unit once
    units.unit: required, a unit
    legalBasis: 12 at most
    legalBasis.title: in el
    questions: 20 at most
    questions.question: in el
    questions.answer: in el, to 1000
    whatYouNeed: 100 at most
    whatYouNeed.item: in el, to 400
    cost: to 400
    duration: to 400
    steps: 100 at most
    steps.step: in el, to 600
    onlineLink: no front page
    department: a department
    forms: 100 at most
    forms.title: in el
    forms.file: required
    related: 100 at most
    related.title: in el
    related.link: required
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
    attachments: 30 at most, each file once
    attachments.file: required
  `,
  'e-service': `
    checked after 6 months
    title: in both
    description: in both, to 400
    link: required
  `,
  department: `
    checked after 6 months
    name: in both
    description: in both, to 800
    email: email
    phone: phone
    exceptions: 60 at most, from ≤ to, opens with closes, opens < closes
    exceptions.from: required
    exceptions.opens: to 5, time, in five minutes
    exceptions.closes: to 5, time, in five minutes
    exceptions.reason: to 120
    icon: required
  `,
  office: `
    checked after 6 months
    name: in both
    description: to 400
    address: in el
    entrance: to 300
    transport: to 300
    phone: phone
    email: email
    exceptions: 60 at most, from ≤ to, opens with closes, opens < closes
    exceptions.from: required
    exceptions.opens: to 5, time, in five minutes
    exceptions.closes: to 5, time, in five minutes
    exceptions.reason: to 120
  `,
  term: `
    checked after 12 months
    term: in el, to 80
    alsoGreek: to 300, plain
    alsoEnglish: to 300, plain
    meaning: in el, to 600
  `,
  mayor: `
    checked after 12 months
    name: in both
    title: in both
    message: in el
    email: email
    phone: phone
  `,
  'council-member': `
    checked after 12 months
    name: in both
    role: in both
    party: in both
  `,
  'council-session': `
    title: in both
    startsAt: required
    agenda: 100 at most
    agenda.item: in el, to 400
  `,
  unit: `
    checked after 12 months
    name: in both
    description: in both, to 400
    population: required, from 0, to 1000000000, whole
    area: required, from 0, to 200000
    attractions: 100 at most
    attractions.name: in el
    phone: phone
    exceptions: 60 at most, from ≤ to, opens with closes, opens < closes
    exceptions.from: required
    exceptions.opens: to 5, time, in five minutes
    exceptions.closes: to 5, time, in five minutes
    exceptions.reason: to 120
  `,
  'history-section': `
    title: in both
    content: in el
  `,
  'assembly-point': `
    checked after 12 months
    name: in both, to 80
    place: in el, to 120
    unit: a unit
  `,
  attraction: `
    checked after 24 months
    name: in both
    description: in both, to 400
    category: required
    location: required
    unit: a unit
    shore: of a beach
    depth: of a beach
    shade: of a beach
    waterQuality: of a beach
    waterYear: from 2000, to 2100, whole, of a beach
    lifeguardMonths: of a beach
    exceptions: 60 at most, from ≤ to, opens with closes, opens < closes
    exceptions.from: required
    exceptions.opens: to 5, time, in five minutes
    exceptions.closes: to 5, time, in five minutes
    exceptions.reason: to 120
    season: to 120
    phone: phone
    tips: 100 at most
    tips.tip: in el, to 300
    sunbeds: of a beach
    lifeguard: of a beach
    accessNote: to 500
    parkingNote: to 300
    transport: to 300
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
  `,
  lodging: `
    checked after 12 months
    name: in both
    description: in both, to 600
    stars: from 1, to 5, whole
    season: to 120
    phone: phone
    email: email
    unit: a unit
    accessNote: to 500
    parkingNote: to 300
    transport: to 300
    gallery: 60 at most, each image once
    gallery.image: required
    gallery.caption: to 300
  `,
  'culture-block': `
    checked after 24 months
    title: in both
    content: in el
  `,
  slide: `
    checked after 3 months
    title: in both, to 80
    description: in both, to 200
    image: required
    linkText: to 40
  `,
  teaser: `
    place: required
    title: in both
    description: to 400
    linkText: to 60
    icon: required
  `,
  'menu-item': `
    for administrators
    href: required
    title: in el, to 40
    submenu: 12 at most
    submenu.href: required
    submenu.title: in el, to 60
  `,
  'footer-link': `
    for administrators
    href: required
    title: in el, to 60
  `,
  settings: `
    for administrators, checked after 6 months
    name: in both
    shortName: in both, to 40
    street: in both
    postalCode: required, to 10, plain
    city: in both
    phones: 6 at most
    phones.label: in el
    phones.number: required, phone
    emergencyPhones: 8 at most
    emergencyPhones.label: in el, to 80
    emergencyPhones.number: required, phone
    email: required, email
    exceptions: 60 at most, from ≤ to, opens with closes, opens < closes
    exceptions.from: required
    exceptions.opens: to 5, time, in five minutes
    exceptions.closes: to 5, time, in five minutes
    exceptions.reason: to 120
    localHolidays: 12 at most, date or daysAfterEaster
    localHolidays.name: in el
    localHolidays.date: to 5, dayOfYear
    localHolidays.daysAfterEaster: from -70, to 70, whole
    coordinates: required
    area: required, from 0, to 1000000000
    population: required, from 0, to 1000000000, whole
    foundedYear: required, from 0, to 3000, whole
    councilMembers: from 0, to 200, whole
    councilTerm: from 0, to 20, whole
    socialLinks: 8 at most
    socialLinks.name: required, plain
    socialLinks.link: required
  `,
  synonym: `
    typed: required, to 500, plain
    meant: to 500, plain
  `,
  'search-promise': `
    typed: required, to 500, plain
    target: required
  `,
};

type Rules = Field & Partial<Record<'maxLength' | 'maxItems' | 'min' | 'max', number>>;

function demandsOf(fields: Fields, path = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const rules = field as Rules & {
      required?: boolean | string;
      multiline?: boolean;
      integer?: boolean;
      format?: string;
      once?: string;
      isExact?: boolean;
      inFiveMinutes?: boolean;
      to?: string;
      askedWhen?: { field: string; is: readonly string[] };
      rules?: readonly ItemRule[];
      of?: Fields;
    };
    const { required, maxLength, maxItems, min, max } = rules;
    const usual = rules.multiline ? 2000 : 200;
    const own = [
      required && (required === true ? 'required' : `in ${required}`),
      maxLength !== undefined && maxLength !== usual && `to ${maxLength}`,
      maxItems !== undefined && `${maxItems} at most`,
      min !== undefined && `from ${min}`,
      max !== undefined && `to ${max}`,
      rules.integer && 'whole',
      rules.format,
      rules.once && `each ${rules.once} once`,
      rules.isExact && 'no front page',
      rules.inFiveMinutes && 'in five minutes',
      rules.to && `${rules.to === 'office' ? 'an' : 'a'} ${rules.to}`,
      rules.askedWhen && `of a ${rules.askedWhen.is.join(' or ')}`,
      ...(rules.rules ?? []).map(wordsOf),
    ].filter(Boolean);
    return [
      ...(own.length > 0 ? [`${path}${name}: ${own.join(', ')}`] : []),
      ...(rules.of ? demandsOf(rules.of, `${path}${name}.`) : []),
    ];
  });
}

function wordsOf(rule: ItemRule): string {
  const isStrict = rule.kind === 'order' && rule.isStrict;
  const words = {
    order: isStrict ? '<' : '≤',
    together: 'with',
    either: 'or',
    within: 'near',
  };
  return rule.fields.join(` ${words[rule.kind]} `);
}

function rulesOf(type: ContentType): string[] {
  const own = [
    type.adminOnly && 'for administrators',
    type.archives && 'archived',
    type.skipsReview && 'without review',
    type.recheckMonths && `checked after ${type.recheckMonths} months`,
  ].filter(Boolean);
  return [...(own.length > 0 ? [own.join(', ')] : []), ...demandsOf(type.fields)];
}

test.each(Object.entries(DEMANDS))('%s demands what is written here', (name, lines) => {
  const type = findContentType(name) as ContentType;
  expect(rulesOf(type)).toEqual(lines.trim().split(/\n\s*/));
});

/** Fields that a type has gained: programs that were written before leave them out, and so keep what is there. */
const GAINED: Record<string, string> = {
  event: 'repetition exceptions days isCancelled category audience unit address',
  office: 'entrance transport onStreetMap',
  unit: 'hours exceptions',
  attraction:
    'shore depth shade waterQuality waterYear lifeguardMonths onHolidays exceptions season openMonths isFree price ' +
    'phone website aids accessNote parkingNote transport',
  lodging: 'kind priceLevel season openMonths sea aids accessNote parkingNote transport',
  settings: 'councilTerm',
};

test.each(Object.entries(GAINED))('what %s has gained may be left out', (name, gained) => {
  const { fields } = findContentType(name) as ContentType;
  const names = gained.split(' ');
  const sent = Object.keys(fields).filter((field) => !names.includes(field));
  const data = withLeftOut(fields, Object.fromEntries(sent.map((field) => [field, null])));
  expect(Object.keys(data as object).sort()).toEqual(Object.keys(fields).sort());
});

/** The order of the lists of those types that staff do not put in order by hand. */
const ORDERS: Record<string, string> = {
  newest: 'news alert document tender council-session',
  soonest: 'event',
  title: 'term synonym search-promise',
};

test.each(Object.entries(ORDERS))(
  'in the order %s are the lists that are written here',
  (order, names) => {
    const found = (CONTENT_TYPES as readonly ContentType[]).filter((type) => type.order === order);
    expect(found.map(({ name }) => name).sort()).toEqual(names.split(' ').sort());
  },
);

/** The date by which lists are sorted, and the choice by which they are narrowed. */
const PROMOTED: Record<string, string> = {
  page: 'section',
  news: 'date category',
  event: 'startsAt',
  alert: 'endsAt severity',
  document: 'date category',
  tender: 'deadline state',
  service: 'audience',
  'council-session': 'startsAt',
  attraction: 'category',
  teaser: 'place',
};

test('lists are sorted and narrowed by what is written here', () => {
  const found = (CONTENT_TYPES as readonly ContentType[]).flatMap(({ name, promoted }) => {
    const fields = [promoted.date, promoted.category].filter(Boolean).join(' ');
    return fields ? [[name, fields]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(PROMOTED);
});

/**
 * Where the public finds an entry of each type, if it has an address, and where the navigation of the staff lists it.
 * A single entry is neither made nor deleted; addresses of pages may have several parts.
 */
const PLACES: Record<string, string> = {
  page: '/:slug in several parts | pages 1',
  news: '/news/:slug | current 1',
  event: '/events/:slug | current 2',
  alert: '/alerts/:slug | current 3',
  document: 'no address | current 3',
  tender: '/municipality/tenders/:slug | current 4',
  service: '/services/:slug | services 1',
  'e-service': 'no address | services 2',
  department: '/municipality/departments#:slug | services 3',
  office: 'no address | services 4',
  term: '/services/glossary#:slug | services 6',
  mayor: 'no address, single | municipality 1',
  'council-member': 'no address | municipality 2',
  'council-session': '/council-meetings#:slug | municipality 3',
  unit: '/municipality/units/:slug | municipality 4',
  'history-section': 'no address | municipality 5',
  'assembly-point': 'no address | municipality 9',
  attraction: '/tourism/:category/:slug | tourism 1',
  lodging: '/tourism/accommodation/:slug | tourism 2',
  'culture-block': 'no address | tourism 3',
  slide: 'no address | site 1',
  teaser: 'no address | site 2',
  'menu-item': 'no address | site 3',
  'footer-link': 'no address | site 3.5',
  settings: 'no address, single | site 4',
  synonym: 'no address | site 5',
  'search-promise': 'no address | site 6',
};

test('entries are found, by the public and by staff, where it is written here', () => {
  const found = (CONTENT_TYPES as readonly ContentType[]).map((type) => {
    const address = type.address ?? 'no address';
    const more = [type.nestedSlugs && ' in several parts', type.singleton && ', single'];
    const words = [address, ...more].filter(Boolean).join('');
    return [type.name, `${words} | ${type.admin.group} ${type.admin.place}`];
  });
  expect(Object.fromEntries(found)).toEqual(PLACES);
});

const TOPICS =
  'registry environment water infrastructure transport payments building business social education culture tourism administration';
const ICONS =
  'FileText Building Users Landmark Home Briefcase Bus BookOpen Child Person Mail Mountain Stamp Download Coins';
const MONTHS =
  'january february march april may june july august september october november december';

/** What may be chosen, in the order in which staff and visitors see it. */
const CHOICES: Record<string, string> = {
  'page section': 'municipality services tourism',
  'news category': 'announcements events projects tenders',
  'news topic': TOPICS,
  'event category': 'music theatre exhibition festival sport nature talk',
  'event audience': 'children families young older visitors',
  'alert severity': 'information warning emergency',
  'alert kind': 'fire flood earthquake heat snow water road other',
  'document category': 'decisions budgets tenders contracts annual-reports plans',
  'document topic': TOPICS,
  'tender kind': 'works supplies services studies',
  'tender state': 'open closed awarded cancelled',
  'service icon': ICONS,
  'service audience': 'everyone citizens businesses',
  'service topic': TOPICS,
  'service lifeEvents': 'birth school wedding moving property driving business hardship care death',
  'service groups': 'families older-people disabilities newcomers owners businesses',
  'service channels': 'online person phone email post',
  'department icon': ICONS,
  'office topic': TOPICS,
  'attraction category': 'beach landmark nature culture',
  'attraction shore': 'sand fine-pebbles pebbles mixed',
  'attraction depth': 'shallow gradual steep',
  'attraction shade': 'trees umbrellas none',
  'attraction waterQuality': 'excellent good sufficient poor',
  'attraction lifeguardMonths': MONTHS,
  'attraction onHolidays': 'museum open',
  'attraction openMonths': `all-year ${MONTHS}`,
  'attraction aids': 'step-free parking toilet lift walkway sea-chair changing wheelchair tactile',
  'lodging kind': 'hotel guesthouse rooms apartments campsite',
  'lodging priceLevel': 'low middle high',
  'lodging openMonths': `all-year ${MONTHS}`,
  'lodging sea': 'beach walk drive',
  'lodging aids': 'step-free room bathroom lift parking guide-dogs',
  'teaser place':
    'home-quick-link home-task transparency-card transparency-banner tourism-banner e-service-step',
  'teaser icon': ICONS,
};

test('what may be chosen is what is written here, in this order', () => {
  const found = (CONTENT_TYPES as readonly ContentType[]).flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([path, field]) =>
      'options' in field
        ? [[`${name} ${path}`, field.options.map(({ value }) => value).join(' ')]]
        : [],
    ),
  );
  expect(Object.fromEntries(found)).toEqual(CHOICES);
});
