import { describe, expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { screens } from '../../domain/screens/find-screen.ts';
import { sentences } from '../../domain/text/sentences.ts';
import { textsIn } from '../../harness/content/texts-in.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { sampleEntries } from './sample-entries.ts';

/**
 * What the first content calls things, and figures that have one place: one name for each thing, and one thing for each
 * name.
 */

const TEXTS = sampleEntries(TEST_NOW)
  // What people type is spelt as people do.
  .filter(([type]) => type.name !== 'synonym' && type.name !== 'search-promise')
  .flatMap(([type, entries]) =>
    entries.flatMap(({ slug, data }) => textsIn(`${type.name}/${slug}`, data)),
  )
  .map(({ where, el, en }) => ({ where, el: sentences(el), en: sentences(en) }));
const having = (lang: 'el' | 'en', pattern: RegExp) =>
  TEXTS.filter((text) => pattern.test(text[lang])).map(({ where, [lang]: text }) => [where, text]);

test('a tree has one spelling', () => {
  expect(having('el', /[δΔ]ένδρ/)).toEqual([]);
  expect(having('el', /δέντρ/).length).toBeGreaterThan(3);
});

describe('the registry', () => {
  test('of births and marriages and the desk for papers are two things in English', () => {
    expect(having('en', /(?<!civil |land )\bregistry\b(?! desk)/i)).toEqual([]);
    expect(having('en', /registry desk/).length).toBeGreaterThan(2);
    expect(having('en', /civil registry/i).length).toBeGreaterThan(2);
  });

  test('where papers are handed in is no «ληξιαρχείο»', () => {
    expect(having('el', /ληξιαρχεί\S* \(?πρωτ[οό]κολλ/i)).toEqual([]);
  });
});

test('the geopark is of 2009, and the label of UNESCO of 2015', () => {
  const dated = [...having('el', /γεωπάρκο[^.]*\d{4}|\d{4}[^.]*γεωπάρκο/i)];
  expect(dated).toHaveLength(1);
  expect(dated[0]?.[1]).toMatch(/2009[^.]*γεωπάρκο[^.]*2015[^.]*UNESCO/);
  expect(having('en', /2009[^.]*geopark[^.]*2015[^.]*UNESCO/)).toHaveLength(1);
});

test('departments are never called by a word that reads as addresses alone', () => {
  const names = [
    ...screens.flatMap(({ title, search }) => [title, search?.title]),
    ...CONTENT_TYPES.flatMap(({ label, search }) => [label.many, search?.label?.many]),
    ...TEXTS.filter(({ en }) => /departments?/i.test(en)),
  ];
  const asAddresses = names.filter(
    (name) => name && /^Διευθύνσεις(?!,? (?:και )?τμήματα)/.test(name.el),
  );
  expect(asAddresses).toEqual([]);
});

test('how many sit in the council, for how long, and how many departments there are, no text says', () => {
  const numbers = '(?:33|τριάντα τρ|thirty-three|τέσσερα|four|έξι|six)';
  expect(having('el', new RegExp(`${numbers} (?:δημοτικο|μέλη|συμβούλο|διευθύνσεις)`))).toEqual([]);
  expect(having('en', new RegExp(`${numbers} (?:members|councillors|departments)`))).toEqual([]);
  expect(having('el', /εκλέγ[^.]*τέσσερα χρόνια/)).toEqual([]);
  expect(having('en', /elected[^.]*four years/)).toEqual([]);
});
