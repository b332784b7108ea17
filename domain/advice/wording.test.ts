import { describe, expect, test } from 'vitest';
import { adviseOnDeadlines } from './past-dates.ts';
import { adviseOnWording } from './wording.ts';

const rulesIn = (text: string, language: 'el' | 'en' = 'el') =>
  adviseOnWording(text, language).map(({ rule, words }) => [rule, words]);
const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `${i === 0 ? 'Λέξη' : 'λέξη'}${i}`).join(' ');

describe('sentences', () => {
  test('of more than forty words are long', () => {
    expect(rulesIn(`${words(40)}.`)).toEqual([]);
    expect(rulesIn(`Αρχή. ${words(41)}. Τέλος.`)).toEqual([
      ['long-sentence', 'Λέξη0 λέξη1 λέξη2 λέξη3 λέξη4 λέξη5'],
    ]);
  });

  test('have as many words as are read: a dash is none', () => {
    expect(rulesIn(`${words(20)} – ${words(20).toLowerCase()} –.`)).toEqual([]);
  });

  test('do not end at an abbreviation', () => {
    expect(
      rulesIn(`Ο αρ. ${words(20).toLowerCase()} κ.λπ. ${words(20).toLowerCase()}.`),
    ).toHaveLength(1);
    expect(rulesIn(`${words(30)}· ${words(30)}`)).toEqual([]);
  });
});

describe('capitals', () => {
  test('are shouting from four words on', () => {
    expect(rulesIn('ΔΕΛΤΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ για το νερό')).toEqual([
      ['capitals', 'ΔΕΛΤΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ'],
    ]);
    expect(rulesIn('Τα ΚΕΠ, η ΔΕΥΑ και το ΑΣΕΠ')).toEqual([]);
    expect(rulesIn('ΑΦΜ ΑΜΚΑ ΑΔΤ')).toEqual([]);
  });

  test('are shouting in a title that has nothing else, and a letter alone is one of them', () => {
    expect(rulesIn('ΔΙΑΚΟΠΗ ΝΕΡΟΥ')).toEqual([['capitals', 'ΔΙΑΚΟΠΗ ΝΕΡΟΥ']]);
    expect(rulesIn('ΠΡΟΣΟΧΗ Η ΟΔΟΣ ΕΙΝΑΙ κλειστή')).toEqual([['capitals', 'ΠΡΟΣΟΧΗ Η ΟΔΟΣ ΕΙΝΑΙ']]);
    expect(rulesIn('ΔΕΔΔΗΕ')).toEqual([]);
    expect(rulesIn('ΥΠΕΣΔΔΑ')).toEqual([]);
    expect(rulesIn('ΔΕΥΑ 2026')).toEqual([]);
  });
});

describe('words of officialese', () => {
  test.each([
    ['Οι αιτήσεις υποβάλλονται, ήτοι κατατίθενται, στο ΚΕΠ.', 'ήτοι', 'δηλαδή'],
    ['Η εν λόγω απόφαση', 'εν λόγω', 'αυτός, αυτή, αυτό'],
    ['Προβείτε στην υποβολή αίτησης', 'Προβείτε στην', 'κάνω'],
    ['κατά τα διαλαμβανόμενα στην απόφαση', 'τα διαλαμβανόμενα', 'όσα γράφει'],
    ['η υπ’ αριθμόν 5 απόφαση', 'υπ’ αριθμόν', 'αριθμός'],
    ['Η κλήρωση διενεργείται δημόσια.', 'διενεργείται', 'γίνεται'],
    ['Οι ενδιαφερόμενοι δύνανται να', 'ενδιαφερόμενοι δύνανται', 'όποιος ενδιαφέρεται μπορεί'],
  ])('in «%s» get a plain one', (text, found, plain) => {
    const advice = adviseOnWording(text, 'el');
    expect(advice.map(({ words }) => words)).toEqual([found]);
    expect(advice[0]?.text.el).toBe(`«${found}»: πιο απλά «${plain}».`);
  });

  /** What stands on each line is told in the plain word behind the colon. */
  const PLAIN = {
    el: `
      λαμβάνοντας υπόψη το γεγονός ότι: επειδή
      κατόπιν των ανωτέρω, ως εκ τούτου, προς τον σκοπό αυτό, προς το σκοπό αυτό: γι’ αυτό
      σε περίπτωση κατά την οποία, σε περίπτωση που, εφόσον, εφ’ όσον, εφ'όσον: αν
      υπό την προϋπόθεση ότι: αρκεί να
      επί τη βάσει, δυνάμει του, δυνάμει της, δυνάμει των: με βάση
      εν όψει, αναφορικά με, όσον αφορά: για
      εν συνεχεία: ύστερα
      εν λόγω, ανωτέρω, προαναφερθείς, προαναφερθέν, προαναφερθέντα, προαναφερθέντων: αυτός, αυτή, αυτό
      άνευ: χωρίς
      προβείτε σε, προβεί στην, προβούν στις, προβαίνουν στον, προβαίνει στα: κάνω
      διαλαμβανόμενα, διαλαμβάνεται, διαλαμβάνονται: όσα γράφει
      υπ’ αριθμόν, υπ' αριθμόν, υπ’ αριθ.: αριθμός
      άπαξ: μία φορά
      άμα τη: μόλις
      απαιτείται όπως, οφείλουν όπως, οφείλετε όπως: πρέπει να
      παρακαλείσθε όπως, παρακαλούμε όπως: παρακαλούμε να
      διενεργούνται, διενεργηθεί, διενεργήθηκε, λαμβάνει χώρα, λάβει χώρα, έλαβε χώρα: γίνεται
      τυγχάνει, τυγχάνουν: είναι
      καθίσταται, καθίστανται: γίνεται
      προσκομίζετε, προσκομίσετε, προσκομίζουν, προσκομίσει: φέρνω
      υποχρεούται, υποχρεούνται, υποχρεούστε: πρέπει
      δικαιούται, δικαιούνται, δικαιούστε: έχει δικαίωμα
      ενδιαφερόμενους δύνανται: όποιος ενδιαφέρεται μπορεί
      δύναται, δύνανται, δύναστε: μπορεί
      απολεσθέντα, απολεσθέν, απωλεσθέντων: χαμένο
      καταβολή τέλους, καταβολή του τέλους: πληρωμή του τέλους
      εντός προθεσμίας, εντός χρονικού διαστήματος: μέσα σε
      το αργότερο έως και: έως
      κάτωθι: παρακάτω
      ως άνω: παραπάνω
      ήτοι: δηλαδή
      πλησίον: κοντά
      έτερος, έτερη, έτερο, έτεροι, έτερες, έτερα, έτερων, έτερους: άλλος
      τοιουτοτρόπως: έτσι
      επιπροσθέτως: επίσης
      αιτών, αιτούντος, αιτούντα, αιτούντες, αιτούντων: όποιος κάνει την αίτηση`,
    en: `
      in the event that, in the event of: if
      due to the fact that: because
      with regard to, in respect of, with respect to: about
      for the purpose of, for the purposes of: for
      prior to: before
      subsequent to: after
      in accordance with, pursuant to: under
      at this point in time, at the present time: now
      a number of: some
      in excess of: more than
      are required to, is required to, shall: must
      utilise, utilize, utilised, utilizing: use
      commence, commences, commencing: start
      terminate, terminated: end
      purchase, purchasing: buy
      facilitate, facilitates: help
      aforementioned, above-mentioned: this
      remit, remittance: pay`,
  };

  test.each(['el', 'en'] as const)(
    'have each the plain one that is written here: %s',
    (language) => {
      for (const line of PLAIN[language].trim().split('\n')) {
        const [phrases = '', plain = ''] = line.trim().split(': ');
        for (const phrase of phrases.split(', ')) {
          const told = adviseOnWording(`Α ${phrase} β`, language).map(({ text }) => text.en);
          expect(told).toEqual([`‘${phrase}’: more simply ‘${plain}’.`]);
        }
      }
      const idle = ['henceforth', 'hereinafter', 'hereby', 'herewith', 'thereof'];
      for (const word of language === 'en' ? idle : []) {
        expect(adviseOnWording(word, 'en')[0]?.text.en).toBe(`‘${word}’: leave it out.`);
      }
    },
  );

  test('are looked for in the language of the text', () => {
    expect(rulesIn('Applicants shall apply prior to 1 May.', 'en')).toEqual([
      ['officialese', 'prior to'],
      ['officialese', 'shall'],
    ]);
    expect(rulesIn('Applicants must apply before 1 May.', 'en')).toEqual([]);
    expect(rulesIn('Μαρσαλ, άνευρος, πλησίονος')).toEqual([]);
  });

  test('that no plain one stands for are to be left out', () => {
    const [advice] = adviseOnWording('The permit is hereby granted.', 'en');
    expect(advice).toMatchObject({
      words: 'hereby',
      text: { el: '«hereby»: παραλείψτε το.', en: '‘hereby’: leave it out.' },
    });
  });
});

describe('deadlines in a text', () => {
  const now = new Date('2026-11-20T21:30:00Z');
  const deadlines = (text: string) => adviseOnDeadlines(text, now).map(({ words }) => words);

  test.each([
    ['αιτήσεις έως 15 Μαρτίου 2026.', 'έως 15 Μαρτίου 2026'],
    ['μέχρι και την Παρασκευή 20 Νοεμβρίου 2026', undefined],
    ['μέχρι την Πέμπτη 19 Νοεμβρίου 2026', 'μέχρι την Πέμπτη 19 Νοεμβρίου 2026'],
    ['έως 15 Μαΐου 2026', 'έως 15 Μαΐου 2026'],
    ['έως τις 1/2/2026 στο πρωτόκολλο', 'έως τις 1/2/2026'],
    ['apply by 3rd March 2026', 'by 3rd March 2026'],
    ['until Friday 4 December 2026', undefined],
    ['apply by Thursday, March 5, 2026.', 'by Thursday, March 5, 2026'],
    ['open until November 19, 2026', 'until November 19, 2026'],
    ['open until November 20, 2026', undefined],
    ['adopted on March 5, 2026', undefined],
    ['απόφαση της 15 Μαρτίου 2026', undefined],
  ])('%s', (text, expected) => {
    expect(deadlines(text)).toEqual(expected ? [expected] : []);
  });

  const MONTHS = {
    el: 'Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου',
    en: 'January February March April May June July August September October November December',
  };

  test.each(['el', 'en'] as const)('are told in every month, to the day: %s', (language) => {
    for (const [at, month] of MONTHS[language].split(' ').entries()) {
      const until = (day: number) =>
        language === 'el' ? `έως ${day} ${month} 2026` : `until ${day} ${month} 2026`;
      const day = (number: number) => Date.UTC(2026, at, number, 12);
      const told = (text: string, moment: number) =>
        adviseOnDeadlines(text, new Date(moment)).length;
      expect([told(until(14), day(15)), told(until(15), day(15))], month).toEqual([1, 0]);
    }
  });

  test.each([
    ...['έως και', 'έως', 'μέχρι και', 'μέχρι', 'ως και'].map((until) => `${until} 1/2/2026`),
    ...['until', 'by', 'till', 'no later than'].map((until) => `${until} 1 March 2026`),
    ...['1.2.2026', '1-2-2026', '1/2/2026'].map((day) => `έως ${day}`),
    ...['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Κυριακή'].map(
      (day) => `έως την ${day} 3 Μαΐου 2026`,
    ),
    'έως το Σάββατο 3 Μαΐου 2026',
    'μέχρι τη Δευτέρα, 3 Μαΐου 2026',
    'έως στις 3 Μαΐου 2026',
    'έως 3η Μαΐου 2026',
    ...['1st', '2nd', '3rd', '4th'].map((day) => `by ${day} May 2026`),
  ])('are told however they are written: %s', (text) => {
    expect(deadlines(`Αιτήσεις ${text}.`)).toEqual([text]);
  });
});
