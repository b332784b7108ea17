import { expect, test } from 'vitest';
import { event } from '../../../../domain/content-types/event.ts';
import { settings } from '../../../../domain/content-types/settings.ts';
import { startValues } from '../entry-values.ts';
import { compareVersions, mergeApart, mergeVersions } from './versions.ts';

const base = {
  ...startValues(event, ''),
  slug: 'giorti',
  title: { el: 'Γιορτή', en: 'Feast' },
  location: { el: 'Πλατεία', en: '' },
};
const mine = { ...base, title: { el: 'Γιορτή του κρασιού', en: 'Feast' } };
const theirs = { ...base, title: { el: 'Γιορτή', en: 'Wine feast' }, link: 'https://example.org' };

test('what only they changed is suggested from theirs, the rest from mine', () => {
  const found = compareVersions(event, base, mine, theirs);
  expect(found.map(({ path, suggested }) => [path, suggested])).toEqual([
    ['title.el', 'mine'],
    ['title.en', 'theirs'],
    ['link', 'theirs'],
  ]);
});

test('where it is not known what both began from, mine is suggested', () => {
  const found = compareVersions(event, null, mine, theirs);
  expect(found.every(({ suggested }) => suggested === 'mine')).toBe(true);
});

test('both languages of one field can come from different versions', () => {
  const merged = mergeVersions(mine, theirs, new Set(['title.en', 'link']));
  expect(merged.title).toEqual({ el: 'Γιορτή του κρασιού', en: 'Wine feast' });
  expect(merged.link).toBe('https://example.org');
  expect(mine.title).toEqual({ el: 'Γιορτή του κρασιού', en: 'Feast' });
});

test('two versions that say the same differ in nothing', () => {
  expect(compareVersions(event, base, mine, { ...mine, link: ' ' })).toEqual([]);
});

test('the slug counts, except where there is only one entry', () => {
  expect(compareVersions(event, base, { ...base, slug: 'a' }, base)[0]?.path).toBe('slug');
  const only = startValues(settings, '');
  expect(compareVersions(settings, only, { ...only, slug: 'a' }, only)).toEqual([]);
});

test('my version takes all that they changed, unless both of us changed the same part', () => {
  expect(mergeApart(event, base, mine, theirs)).toMatchObject({
    title: { el: 'Γιορτή του κρασιού', en: 'Wine feast' },
    link: 'https://example.org',
  });
  const both = { ...theirs, title: { el: 'Πανηγύρι', en: 'Feast' } };
  expect(mergeApart(event, base, mine, both)).toBeNull();
  const agreed = { ...theirs, title: mine.title };
  expect(mergeApart(event, base, mine, agreed)).toMatchObject({
    title: mine.title,
    link: theirs.link,
  });
});

test('the languages of a long text are apart, too', () => {
  const text = (el: string, en: string) => ({ ...base, content: { el, en } });
  const [ours, others] = [text('<p>Νέο</p>', ''), text('', '<p>New</p>')];
  expect(compareVersions(event, base, ours, others).map(({ path }) => path)).toEqual([
    'content.el',
    'content.en',
  ]);
  expect(mergeApart(event, base, ours, others)).toMatchObject({
    content: { el: '<p>Νέο</p>', en: '<p>New</p>' },
  });
});

test('what the server notes in a link is no change that somebody made', () => {
  const written = { ...base, content: { el: '<p><a href="/news">Νέα</a></p>', en: '' } };
  const noted = {
    ...base,
    content: { el: '<p><a href="/news" data-entry="01m84zsjrgt3r600fsf3">Νέα</a></p>', en: '' },
  };
  expect(compareVersions(event, null, written, noted)).toEqual([]);
});
