import { expect, test } from 'vitest';
import { councilMember } from '../../../domain/content-types/council-member.ts';
import { councilSession } from '../../../domain/content-types/council-session.ts';
import { news } from '../../../domain/content-types/news.ts';
import { page } from '../../../domain/content-types/page.ts';
import { service } from '../../../domain/content-types/service.ts';
import { synonym } from '../../../domain/content-types/synonym.ts';
import { isSameContent, newAlts, startValues, titleOf, toData, toValues } from './entry-values.ts';

const both = (text: string) => ({ el: text, en: text });

test('a new article is of today, in the first category, and empty otherwise', () => {
  expect(startValues(news, '2026-05-04')).toMatchObject({
    slug: '',
    title: both(''),
    date: '2026-05-04',
    category: news.fields.category.options[0]?.value,
    topic: null,
    tags: [],
  });
});

test('a session, which has a time as well, does not pretend to know it', () => {
  expect(startValues(councilSession, '2026-05-04').startsAt).toBeNull();
});

test('an entry of an older version of the type opens: new fields are empty, lost ones gone', () => {
  const stored = { slug: 'a', data: { title: both('Α'), steps: [{}], former: 'x' } };
  const values = toValues(service, stored);
  expect(values.slug).toBe('a');
  expect(values.steps).toEqual([{ step: both('') }]);
  expect(values.forms).toEqual([]);
  expect(values).not.toHaveProperty('former');
  const pictures = { slug: 'b', data: { images: ['harbour', 'square'] } };
  expect(toValues(page, pictures).images).toEqual(['harbour', 'square']);
});

test('only the fields of the type are sent', () => {
  const values = { ...startValues(councilMember, ''), extra: 1 };
  expect(Object.keys(toData(councilMember, values))).toEqual(['name', 'role', 'party']);
});

test('a form is called by its title, in the other language when there is no translation', () => {
  const values = { ...startValues(news, ''), title: { el: ' Έργα ', en: '' } };
  expect(titleOf(news, values, 'en')).toBe('Έργα');
  expect(titleOf(news, { ...values, title: { el: '', en: 'Works' } }, 'el')).toBe('Works');
  const typed = { ...startValues(synonym, ''), typed: ' κάδος, bin ' };
  expect(titleOf(synonym, typed, 'en')).toBe('κάδος, bin');
});

test('what the server tidies is the same content', () => {
  expect(isSameContent({ a: 'x ', b: ['<br /><br/>'] }, { a: 'x', b: ['<br><br>'] })).toBe(true);
  // An accent in a character of its own, as a Mac writes it.
  expect(isSameContent({ a: 'Ε\u0301ργα' }, { a: 'Έργα' })).toBe(true);
  expect(isSameContent({ a: 'x' }, { a: 'y' })).toBe(false);
});

test('an alternative text is written into the library once', () => {
  const stored = { ...startValues(news, ''), $alts: { a: both('x') } };
  const values = { ...stored, $alts: { a: both('x'), b: both('y') } };
  expect(newAlts(values, stored)).toEqual({ b: both('y') });
});
