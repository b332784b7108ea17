import { describe, expect, test } from 'vitest';
import { fold } from '../../text/fold.ts';
import { Dictionary } from './dictionary.ts';
import { errorsBetween } from './errors-between.ts';
import { findSimilar } from './find-similar.ts';
import { findShortened, findTerms, SAME_WORD } from './find-terms.ts';
import { typeWithOtherLayout } from './keyboard.ts';
import { isWeakWord, listShortened, splitQuery } from './split-words.ts';

const find = (typed: string, ...words: string[]) => {
  const dictionary = new Dictionary();
  dictionary.add(words.map(fold));
  return [...findTerms(fold(typed), dictionary).keys()];
};

describe('a typed word finds', () => {
  test.each([
    ['βεβεωση', 'βεβαίωση'],
    ['πιστοποιιτικά', 'πιστοποιητικό'],
    ['λεοφορίο', 'λεωφορεία'],
    ['ανακκύκλωση', 'ανακύκλωση'],
    ['αφτοκίνητο', 'αυτοκίνητο'],
    ['φαράγκι', 'φαράγγι'],
    ['vevaiosi', 'βεβαίωση'],
    ['bebaiwsh', 'βεβαίωση'],
    ['dhmarxeio', 'δημαρχείο'],
    ['8alassa', 'θάλασσα'],
    ['sxoleia', 'σχολείο'],
    ['banio', 'μπάνιο'],
    ['egio', 'Αίγιο'],
    ['xenodoxeio', 'ξενοδοχείο'],
  ])('%s: %s, by its sound', (typed, word) => {
    expect(find(typed, word, 'άλλο')).toEqual([fold(word)]);
  });

  test.each([
    ['σταθμευη', 'στάθμευση'],
    ['πολεοδιμία', 'πολεοδομία'],
    ['ακνακύκλωση', 'ανακύκλωση'],
    ['certficate', 'certificate'],
    ['recyling', 'recycling'],
    ['bulidings', 'buildings'],
  ])('%s: %s, with an error less', (typed, word) => {
    expect(find(typed, word, 'άλλο')).toEqual([fold(word)]);
  });

  test('what is heard like it, though it is a word itself, or another form of one', () => {
    expect(find('σχόλιο', 'σχόλιο', 'σχολείο').sort()).toEqual(['σχολειο', 'σχολιο']);
    expect(find('ογκώδοι', 'ογκώδη', 'ογκωδών').sort()).toEqual(['ογκωδη', 'ογκωδων']);
  });

  test('the words with the fewest errors alone', () => {
    expect(find('streetlamb', 'streetlamp', 'streetlimp')).toEqual(['streetlamp']);
    expect(find('streetlamb', 'streetlimp')).toEqual(['streetlimp']);
  });

  test('itself and its forms before words that sound like it', () => {
    expect(find('τέλη', 'τέλη', 'τέλος', 'τελικά')).toEqual(['τελοσ', 'τελη']);
  });

  test.each([
    ['μυσευμ', 'museum'],
    ['χοτελ', 'hotel'],
    ['παρκ', 'park'],
  ])('%s: %s, an English word in Greek letters', (typed, word) => {
    expect(find(typed, word, 'άλλο')).toEqual([word]);
  });

  test.each([
    ['wedinng', 'wedding'],
    ['γρφαειο', 'γραφείο'],
    ['νρεο', 'νερό'],
  ])('%s: %s, with letters exchanged, missing or doubled', (typed, word) => {
    expect(find(typed, word, 'άλλο')).toEqual([fold(word)]);
  });

  test.each([
    ['σκυλάκια', 'σκυλί'],
    ['τραπεζάκι', 'τραπέζι'],
    ['βολτίτσα', 'βόλτα'],
    ['αγριόσκυλα', 'σκύλος', 'σκύλο'],
    ['παλιοκαναπές', 'καναπές'],
    ['επιχειρηματίες', 'επιχείρηση'],
    ['στειρώνω', 'στείρωση'],
    ['renting', 'rent'],
    ['married', 'marry'],
    ['parked', 'parking'],
  ])('%s: %s, a word in it or of its root', (typed, ...words) => {
    expect(find(typed, ...words, 'άλλο').sort()).toEqual(words.map(fold).sort());
  });

  test('words that are longer or shorter by as many letters as there may be errors', () => {
    const dictionary = new Dictionary();
    dictionary.add(['muse', 'museum', 'museums', 'museumsea', 'mus', 'μουσεια']);
    expect(dictionary.near('museum', 'latin', 1)).toEqual(['museum', 'museums']);
    expect(dictionary.near('museu', 'latin', 1)).toEqual(['muse', 'museum']);
    expect(dictionary.near('museum', 'latin', 3)).toEqual([
      'mus',
      'muse',
      'museum',
      'museums',
      'museumsea',
    ]);
  });

  test('the whole words that an abbreviation begins, and itself', () => {
    const dictionary = new Dictionary();
    dictionary.add(['δημοτικα', 'δημοσ', 'δημ', 'αδημονω']);
    expect([...findShortened('δημ', dictionary).keys()].sort()).toEqual([
      'δημ',
      'δημοσ',
      'δημοτικα',
    ]);
    expect([...listShortened('πιστ. οικ. κατάστασης')]).toEqual(['πιστ', 'οικ']);
    expect([...listShortened('Θέλω νερό. Κ.Ε.Π. gov.gr')]).not.toContain('κεπ');
    expect([...listShortened('Δημ. Αστ.')]).toEqual(['δημ', 'αστ']);
    expect([...listShortened('Θέλω νερό.')]).toEqual([]);
  });

  test.each([
    ['pizza', 'πείνα'],
    ['οδοντολόγος', 'λόγος'],
    ['pizza', 'πήρε'],
    ['κολοκύθι', 'κολοσσική'],
    ['άρης', 'δρυς'],
    ['ke', 'και'],
    ['μαν', 'μάντης'],
    ['χώμα', 'χώνω'],
    ['26910', '26911'],
  ])('and for %s no other word such as %s', (typed, word) => {
    expect(find(typed, word)).toEqual([]);
  });

  test.each([
    ['accomm', 'accommodation', 'ακόμη'],
    ['πιστοποι', 'πιστοποιητικό', 'άλλο'],
    ['volunt', 'volunteering', 'valuable'],
  ])('%s: %s, of which it is half', (typed, word, other) => {
    expect(find(typed, word, other)).toEqual([fold(word)]);
  });

  test('a Greek word of three Latin letters, not an English one that they are part of', () => {
    expect(find('til', 'τηλ', 'tiled')).toEqual(['τηλ']);
  });

  test('two letters exchanged only from seven letters on, and never the first two as well', () => {
    expect(find('mrakte', 'market')).toEqual([]);
    expect(find('mraktes', 'markets')).toEqual(['markets']);
    expect(find('xyreetlamp', 'streetlamp')).toEqual([]);
  });

  test('where nothing else is found, the twelve shortest words that it is in', () => {
    const ports = Array.from({ length: 13 }, (_, at) => `air${'x'.repeat(at)}port`);
    expect(find('port', ...ports.toReversed())).toEqual(ports.slice(0, 12));
  });

  test('of what it begins, the forty shortest words', () => {
    const begun = Array.from({ length: 41 }, (_, at) => `accomm${'o'.repeat(at + 1)}`);
    expect(find('accomm', ...begun.toReversed())).toEqual(begun.slice(0, 40));
  });

  test('a compound as its last word, and no English one as the Greek that is heard like it', () => {
    const qualityOf = (typed: string, word: string, ...others: string[]) => {
      const dictionary = new Dictionary();
      dictionary.add([word, ...others].map(fold));
      return findTerms(fold(typed), dictionary).get(fold(word));
    };
    expect(qualityOf('παλιοκαναπές', 'καναπές')).toBeGreaterThanOrEqual(SAME_WORD);
    expect(qualityOf('park', 'παρκ', 'park')).toBeLessThan(SAME_WORD);
  });

  test('no longer word by an acronym, and no other short word by an error', () => {
    expect(find('ΔΣ', 'Παιδσι', 'δσα')).toEqual([]);
    expect(find('ΚΕΠ', 'κεπίδομα', 'και')).toEqual([]);
  });
});

test('of words that are unlike what was typed, the least unlike is offered alone', () => {
  const dictionary = new Dictionary();
  dictionary.add(['streetcars', 'streetlamp']);
  expect([...findSimilar('streetlamb', dictionary).keys()]).toEqual(['streetlamp']);
});

test('what is unlike every word in more than two of its five letters gets no word offered', () => {
  const dictionary = new Dictionary();
  dictionary.add(['teeth']);
  expect([...findSimilar('beath', dictionary).keys()]).toEqual(['teeth']);
  expect([...findSimilar('beach', dictionary).keys()]).toEqual([]);
});

describe('errors between two texts', () => {
  test.each([
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['abc', 'abcd', 1],
    ['abc', 'ab', 1],
    ['abcd', 'badc', 2],
    ['abc', 'xyz', 3],
    ['abc', 'abcdef', 3],
  ])('%s, %s: %i, or more than are asked for', (one, other, errors) => {
    expect(errorsBetween(one, other, 2)).toBe(Math.min(errors, 3));
    expect(errorsBetween(other, one, 2)).toBe(Math.min(errors, 3));
  });
});

describe('the other keyboard layout', () => {
  test.each([
    ['pistopoihtik;o', 'πιστοποιητικο'],
    ['d;hmow', 'δημος'],
    ['βεαψη', 'beach'],
    ['ΨΟΝΤΑΨΤ', 'contact'],
    // Capitals have one Σ, which is the key S at the end of a word, too; a small ς is the key W.
    ['ΒΕΑΨΗΕΣ', 'beaches'],
    ['νες', 'new'],
  ])('%s is %s', (typed, meant) => {
    expect(typeWithOtherLayout(typed)).toBe(meant);
  });

  test('is not asked of what has letters of both, or of none', () => {
    expect(typeWithOtherLayout('δήμος online')).toBeUndefined();
    expect(typeWithOtherLayout('2026')).toBeUndefined();
  });
});

describe('the words of a query', () => {
  test('are without empty ones, and acronyms are one word', () => {
    expect(splitQuery('πού είναι το Κ.Ε.Π.;')).toEqual(['κεπ']);
    expect(splitQuery('where is the beach')).toEqual(['beach']);
    expect(splitQuery('να μείνω κάπου')).toEqual(['μεινω']);
    expect(splitQuery('somewhere to stay')).toEqual(['stay']);
    expect(splitQuery('το')).toEqual(['το']);
    expect(splitQuery('the lamp does not work')).toEqual(['lamp', 'work']);
    expect(splitQuery('έντυπο Υ/Δ')).toEqual(['εντυπο', 'υδ']);
    expect(splitQuery('ο Ο.Π.Ε.Κ.Ε.Π.Ε.')).toEqual(['οπεκεπε']);
    expect(splitQuery('ο Ο. Π. Ε. Κ. Ε. Π. Ε.')).toEqual(['οπεκεπε']);
    expect(splitQuery('a B & B')).toEqual(['bb']);
    expect(splitQuery('και/ή 12/3')).toEqual(['12', '3']);
    expect(splitQuery('  ')).toEqual([]);
  });
});

test('of a sentence as people say it, what tells something is searched, however late it comes', () => {
  const said =
    'καλησπέρα σας, μένω στο χωριό δίπλα στην πλατεία, η μητέρα μου και η κόρη του γείτονα ψάχνουν στη γειτονιά παλιό δρόμο για το κοιμητήριο';
  expect(splitQuery(said)).toContain('κοιμητηριο');
  expect(splitQuery(said)).not.toContain('πλατεια');
  // Short enough, all of it is searched: «Βοήθεια στο Σπίτι».
  expect(splitQuery('βοήθεια στο σπίτι')).toEqual(['βοηθεια', 'σπιτι']);
});

test('of a long query, eight words are searched', () => {
  const words = 'άδεια λατομείο σχολείο βιβλίο θέατρο σκύλος δέντρο λιμάνι'.split(' ');
  expect(splitQuery([...words, 'μουσείο'].join(' '))).toEqual(words.map(fold));
});

test.each(['δύο', 'βράδια', 'νύχτες', 'two', 'nights'])(
  '«%s» tells little: how many, and at what time of the day',
  (word) => {
    expect(isWeakWord(fold(word))).toBe(true);
  },
);

test.each(['συντήρηση', 'ανανέωσης', 'maintenance', 'αντίγραφο', 'online', 'case'])(
  '«%s» tells little: what is done to the thing that is meant, and how',
  (word) => {
    expect(isWeakWord(fold(word))).toBe(true);
  },
);

test.each(['Monday', 'Sunday', 'Δευτέρα', 'Σάββατο'])(
  'days of the week tell little: %s',
  (word) => {
    expect(isWeakWord(fold(word))).toBe(true);
  },
);
