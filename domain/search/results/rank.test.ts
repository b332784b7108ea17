import { describe, expect, it, test } from 'vitest';
import type { Alternative, Slot } from '../read-query.ts';
import { certaintyOf, tellsLittle } from './certainty.ts';
import { type Candidate, measure, rank } from './rank.ts';

/** Which of few results comes first where one weight alone decides; all words are folded. */

/** What a typed word is read as: words that exist, each with how well it answers. */
const said = (words: Record<string, number>[], more: Partial<Alternative> = {}): Alternative => ({
  words: words.map((terms) => new Map(Object.entries(terms))),
  quality: 1,
  ...more,
});
const typed = (...words: string[]): Slot[] => words.map((word) => [said([{ [word]: 1 }])]);

interface Named extends Candidate {
  id: string;
}
/** A service without a day, called by its title and found by its title and text. */
const found = (id: string, title: string, text: string, more: Partial<Candidate> = {}): Named => ({
  id,
  title,
  names: [],
  text: `${title} ${text}`,
  place: 2,
  date: '',
  isPast: false,
  ...more,
});
const ordered = (slots: readonly Slot[], candidates: readonly Named[], name = '') =>
  rank(measure(slots, candidates), slots, name).map(({ candidate }) => candidate.id);

/** Of a kind that is more helpful: it comes first where nothing else decides. */
const HELPFUL = { place: 1 };
const words = (count: number) => Array.from({ length: count }, () => 'κειμενο').join(' ');

const HARBOUR = typed('λιμανι');
const NEW_HARBOUR = typed('νεο', 'λιμανι');

const ORDERS: [string, readonly Slot[], Named[], string?][] = [
  [
    'what is of a more helpful kind',
    HARBOUR,
    [found('first', 'α', 'λιμανι', HELPFUL), found('second', 'β', 'λιμανι')],
  ],
  [
    'a title before a text',
    HARBOUR,
    [found('first', 'λιμανι', ''), found('second', 'α', 'λιμανι', HELPFUL)],
  ],
  [
    'a title that says no more before one that does',
    HARBOUR,
    [found('first', 'λιμανι', ''), found('second', 'νεο μεγαλο λιμανι', '', HELPFUL)],
  ],
  [
    'a title by its words in the language of what was typed',
    HARBOUR,
    [
      found('first', 'λιμανι old harbour aigio town', ''),
      found('second', 'λιμανι πολησ harbour', '', HELPFUL),
    ],
  ],
  [
    'a title with an article like one without it',
    HARBOUR,
    [found('first', 'το λιμανι', ''), found('second', 'νεο λιμανι', '', HELPFUL)],
  ],
  [
    'a text that has the word more often',
    HARBOUR,
    [found('first', 'α', 'λιμανι λιμανι λιμανι'), found('second', 'β', 'λιμανι κειμενο', HELPFUL)],
  ],
  [
    'though not the one that does nothing but repeat it',
    HARBOUR,
    [
      found('first', 'α', Array(6).fill('λιμανι').join(' '), HELPFUL),
      found('second', 'β', Array(30).fill('λιμανι').join(' ')),
    ],
  ],
  [
    'a text that has it among its first 45 words',
    HARBOUR,
    [
      found('first', 'α', `${words(44)} λιμανι`),
      found('second', 'β', `${words(45)} λιμανι`, HELPFUL),
    ],
  ],
  [
    'such a text, with more spaces than one between its words, too',
    HARBOUR,
    [
      found('first', 'α', `${words(20)}  ${words(24)} λιμανι`),
      found('second', 'β', `${words(45)} λιμανι`, HELPFUL),
    ],
  ],
  [
    'the word itself before another form of it',
    [[said([{ λιμανι: 1, λιμανια: 0.95 }])]],
    [found('first', 'λιμανι', ''), found('second', 'λιμανια', '', HELPFUL)],
  ],
  [
    'the form that is there before another one that is there, too',
    [[said([{ λιμανι: 1, λιμανια: 0.5 }])]],
    [found('first', 'λιμανια λιμανι', ''), found('second', 'λιμανια πολη', '', HELPFUL)],
  ],
  [
    'the word itself before what else it may be called',
    [[said([{ λιμανι: 1 }]), said([{ προκυμαια: 1 }], { quality: 0.8 })]],
    [found('first', 'λιμανι', ''), found('second', 'προκυμαια', '', HELPFUL)],
  ],
  [
    'what has both words before what has one in its title',
    NEW_HARBOUR,
    [
      found('first', 'α', 'νεο λιμανι'),
      found('second', 'λιμανι', 'λιμανι', HELPFUL),
      found('third', 'λιμανι', ''),
    ],
  ],
  [
    'what has the rarer word',
    typed('αδεια', 'λιμανι'),
    [
      found('first', 'α', 'λιμανι'),
      found('second', 'β', 'αδεια', HELPFUL),
      found('third', 'γ', 'αδεια'),
    ],
  ],
  [
    'what has the word that tells what is sought, not the one that tells where',
    [[said([{ αιγιο: 1 }], { isPlace: true })], [said([{ λιμανι: 1 }])]],
    [found('first', 'α', 'λιμανι'), found('second', 'β', 'αιγιο', HELPFUL)],
  ],
  [
    'an event in a month for who asks for events in it',
    [[said([{ εκδηλωσεισ: 1 }])], [said([{ αυγουστο: 1 }])]],
    [
      found('first', 'α', 'αυγουστο', { given: new Set([0]) }),
      found('second', 'β', 'εκδηλωσεισ αυγουστο', HELPFUL),
    ],
  ],
  [
    'words that were chosen to find it before those of a text',
    HARBOUR,
    [
      found('first', 'α', 'λιμανι', { isCurated: true }),
      found('second', 'β', 'λιμανι λιμανι λιμανι', HELPFUL),
    ],
  ],
  [
    'what has no day, then the newest',
    HARBOUR,
    [
      found('first', 'α', 'λιμανι'),
      found('second', 'β', 'λιμανι', { date: '2026-05-02' }),
      found('third', 'γ', 'λιμανι', { date: '2025-05-02' }),
    ],
  ],
  [
    'a warning that lasts before all that is called so',
    HARBOUR,
    [found('first', 'α', 'λιμανι', { isUrgent: true }), found('second', 'λιμανι', '', HELPFUL)],
  ],
  [
    'no warning that lacks a word',
    NEW_HARBOUR,
    [
      found('first', 'νεο λιμανι', ''),
      found('second', 'λιμανι', '', { ...HELPFUL, isUrgent: true }),
    ],
  ],
  [
    'what is current before what is over, even a warning of that name',
    HARBOUR,
    [
      found('first', 'α', `${words(50)} λιμανι`),
      found('second', 'λιμανι', 'λιμανι λιμανι λιμανι', {
        ...HELPFUL,
        names: ['λιμανι'],
        isPast: true,
        isUrgent: true,
      }),
    ],
    'λιμανι',
  ],
  [
    'of what is over, too, the better one',
    HARBOUR,
    [
      found('first', 'α', `${words(50)} λιμανι`, { place: 9 }),
      found('second', 'λιμανι', 'λιμανι', { isPast: true }),
      found('third', 'α', 'λιμανι', { ...HELPFUL, isPast: true }),
    ],
  ],
  [
    'what is over last where it lacks a word',
    NEW_HARBOUR,
    [
      found('first', 'νεο λιμανι', '', { isPast: true }),
      found('second', 'α', 'νεο', { place: 40 }),
      found('third', 'λιμανι', 'λιμανι', { ...HELPFUL, isPast: true }),
    ],
  ],
  [
    'what is called so, article or not',
    HARBOUR,
    [
      found('first', 'το λιμανι', '', { names: ['λιμανι', 'harbour'] }),
      found('second', 'λιμανι', 'λιμανι λιμανι λιμανι', HELPFUL),
    ],
    'το λιμανι',
  ],
  [
    'what is called so in Greek where it was typed in Latin letters, with words that tell little',
    [[said([{ λιμανι: 0.88, λιμενι: 0.84 }])], [said([{ δημου: 0.88 }])]],
    [
      found('first', 'λιμανι', 'δημου', { names: ['λιμανι'] }),
      found('second', 'λιμανι', 'δημου δημου δημου', { ...HELPFUL, names: ['λιμενι'] }),
    ],
    'limani dimou',
  ],
  [
    'and nothing by a name that was only nearly typed',
    [[said([{ λιμανι: 0.83 }])]],
    [
      found('first', 'λιμανι', 'λιμανι', HELPFUL),
      found('second', 'λιμανι', '', { names: ['λιμανι'] }),
    ],
    'lymani',
  ],
  [
    'what was given first, where nothing decides',
    HARBOUR,
    [
      found('first', 'α', 'λιμανι', { date: '2026-05-02' }),
      found('second', 'β', 'λιμανι', { date: '2026-05-02' }),
      found('third', 'γ', 'λιμανι', { date: '2026-05-02' }),
    ],
  ],
];

describe('of what was found, these come first:', () => {
  it.each(ORDERS)('%s', (_, slots, candidates, name) => {
    const order = candidates.map(({ id }) => id);
    expect(ordered(slots, candidates, name)).toEqual(order);
  });
});

test('what has nothing of a query is no result of it, nor what has half of a phrase or only its type', () => {
  const slots: Slot[] = [[said([{ κεντρο: 1 }, { υγειασ: 1 }])], [said([{ εκδηλωσεισ: 1 }])]];
  const candidates = [
    found('nothing', 'α', 'λιμανι'),
    found('half', 'κεντρο πολησ', 'το κεντρο'),
    found('type', 'β', 'χορωδια', { given: new Set([1]) }),
    found('phrase', 'γ', 'κεντρο υγειασ'),
  ];
  expect(ordered(slots, candidates)).toEqual(['phrase']);
});

test.each<[string, Slot, number, boolean]>([
  ['a word that exists', [said([{ λιμανι: 1 }])], 1, false],
  ['a word like none', [said([{}])], 0, false],
  ['nothing', [], 0, false],
  ['an error away from a word', [said([{ λιμανι: 0.7, λιμενι: 0.6 }])], 0.7, false],
  ['a phrase, by the word that is least certain', [said([{ α: 1 }, { β: 0.5 }])], 0.5, false],
  ['a synonym', [said([{}]), said([{ λιμανι: 1 }], { quality: 0.8 })], 0.8, false],
  ['a municipal unit', [said([{ αιγιο: 1 }], { isPlace: true })], 0.12, true],
  ['a verb of who asks', [said([{ ανοιξω: 1 }], { isAct: true })], 0.35, true],
  [
    'a verb that is the synonym of something',
    [said([{ ανοιξω: 1 }], { isAct: true }), said([{ αδεια: 1 }], { quality: 0.8 })],
    1,
    false,
  ],
  ['a word that tells little', [said([{ σπιτι: 1 }])], 0.35, true],
  ['the same within a phrase', [said([{ βοηθεια: 1 }, { σπιτι: 1 }])], 1, false],
])('how certain it is what is sought: %s', (_, slot, certainty, little) => {
  expect(certaintyOf(slot)).toBeCloseTo(certainty, 5);
  expect(tellsLittle(slot)).toBe(little);
});
