import { describe, expect, test } from 'vitest';
import { describeSlugProblem, slugify } from './slug.ts';

describe('slugs', () => {
  test('are words of Latin letters and digits joined by hyphens', () => {
    expect(slugify('  Ώρες & μέρες: 08:00–15:00! ')).toBe('ores-meres-08-00-15-00');
  });
  test('end at a whole word within 80 characters', () => {
    const slug = slugify('Ανακοίνωση για τη διακοπή νερού '.repeat(5));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug.endsWith('-')).toBe(false);
    expect('anakoinosi-gia-ti-diakopi-nerou'.includes(slug.split('-').at(-1) ?? '?')).toBe(true);
  });
  test('may have all of the 80 characters', () => {
    expect(slugify(`${'α'.repeat(39)} ${'β'.repeat(40)}`)).toBe(
      `${'a'.repeat(39)}-${'v'.repeat(40)}`,
    );
  });
  test('are cut within a word only where it is longer than all of a slug', () => {
    expect(slugify(`${'α'.repeat(100)} β`)).toBe('a'.repeat(80));
  });
  test('are empty when nothing can be spelt', () => {
    expect(slugify('— ★ —')).toBe('');
  });
  test.each(['a', 'new-square', 'b2'])('%s will do', (slug) => {
    expect(describeSlugProblem(slug, false)).toBeNull();
  });
  test.each(['', 'Α', 'A', 'a_b', '-a', 'a-', 'a--b', 'a/b', '../a', 'a b', 'a%2f'])(
    '“%s” will not do',
    (slug) => {
      expect(describeSlugProblem(slug, false)).not.toBeNull();
    },
  );
  test('must be there', () => {
    expect(describeSlugProblem('', false)).toEqual({
      el: 'Συμπληρώστε τη διεύθυνση.',
      en: 'Enter an address.',
    });
  });
  test('have 120 characters at most', () => {
    expect(describeSlugProblem('a'.repeat(120), false)).toBeNull();
    expect(describeSlugProblem('a'.repeat(121), false)).not.toBeNull();
  });
  test('pages may have several parts', () => {
    expect(describeSlugProblem('municipality/history', true)).toBeNull();
    expect(describeSlugProblem('a/b/c/d', true)).toBeNull();
    expect(describeSlugProblem('a/b/c/d/e', true)).not.toBeNull();
    expect(describeSlugProblem('a//b', true)).not.toBeNull();
    expect(describeSlugProblem('/a', true)).not.toBeNull();
  });
});
