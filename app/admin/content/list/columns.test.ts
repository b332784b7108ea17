import { expect, test } from 'vitest';
import { CONTENT_TYPES } from '../../../../domain/content-types/all.ts';
import { news } from '../../../../domain/content-types/news.ts';
import { page } from '../../../../domain/content-types/page.ts';
import { slide } from '../../../../domain/content-types/slide.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { columnsOf, readChoice, shownColumns } from './columns.ts';
import { listTextsOf } from './list-texts.ts';

test('a list offers the columns that its type has', () => {
  expect(columnsOf(news)).toEqual(['state', 'category', 'tags', 'date', 'updated']);
  expect(columnsOf(page)).toEqual(['slug', 'state', 'category', 'updated']);
  expect(columnsOf(slide)).toEqual(['state', 'updated']);
});

test('on a narrow screen one is spared, unless somebody chose it', () => {
  expect(shownColumns(news, {}, true)).toEqual(['state', 'category', 'date', 'updated']);
  expect(shownColumns(news, { tags: true }, true)).toContain('tags');
  expect(shownColumns(news, {}, false)).toEqual(['state', 'category', 'date']);
  expect(shownColumns(news, { updated: true, date: false }, false)).toEqual([
    'state',
    'category',
    'updated',
  ]);
  expect(shownColumns(page, {}, false)).toEqual(['slug', 'state', 'updated']);
});

test('what the browser holds is read with care', () => {
  expect(readChoice(null)).toEqual({});
  expect(readChoice('{"state":false,"title":false,"date":"no"}')).toEqual({ state: false });
  expect(readChoice('null')).toEqual({});
  expect(readChoice('{')).toEqual({});
});

test.each(
  CONTENT_TYPES.filter((type) => !type.singleton).map((type) => [type.name, type] as const),
)('no two filters or columns of the list of %s have one name', (name, { promoted, fields }) => {
  const { state, tags, updated, english, by, sort } = listTextsOf(name);
  const labels: Partial<Record<string, { label: Bilingual }>> = fields;
  const own = [promoted.category, promoted.date].flatMap(
    (field) => labels[field ?? '']?.label ?? [],
  );
  for (const lang of ['el', 'en'] as const) {
    const names = [...own, state, tags, updated, english, by, sort].map((label) => label[lang]);
    expect(new Set(names).size, names.join()).toBe(names.length);
  }
});
