import { describe, expect, test } from 'vitest';
import { addHeadingIds, lowerHeadings, namedIn } from './heading-ids.ts';

describe('the headings of a text', () => {
  test('get ids from their words, each of its own', () => {
    const { html, headings } = addHeadingIds(
      '<h2>Έκταση</h2><p>α</p><h3>Έκταση</h3><h2 lang="en">Sights <em>&amp; sounds</em></h2>',
    );
    expect(html).toBe(
      '<h2 id="section-ektasi">Έκταση</h2><p>α</p><h3 id="section-ektasi-2">Έκταση</h3>' +
        '<h2 lang="en" id="section-sights-sounds">Sights <em>&amp; sounds</em></h2>',
    );
    expect(headings).toEqual([
      { id: 'section-ektasi', label: 'Έκταση', level: 2 },
      { id: 'section-sights-sounds', label: 'Sights & sounds', level: 2 },
    ]);
  });

  test('get other ids where a number stands in one, too', () => {
    const texts = ['Α', 'Α 2', 'Α', 'Α', 'Α 2'];
    const { headings } = addHeadingIds(texts.map((text) => `<h2>${text}</h2>`).join(''));
    expect(headings.map(({ id }) => id)).toEqual([
      'section-a',
      'section-a-2',
      'section-a-3',
      'section-a-4',
      'section-a-2-2',
    ]);
  });

  test('do not keep the processor where thousands are equal', () => {
    const { user } = process.cpuUsage();
    expect(addHeadingIds('<h2>Α</h2>'.repeat(6_000)).headings.at(-1)?.id).toBe('section-a-6000');
    expect(process.cpuUsage().user - user).toBeLessThan(1_000_000);
  });

  test('are numbered where no word of theirs can stand in an id', () => {
    const { headings } = addHeadingIds('<h2>★</h2><h2>Α</h2><h2>☎</h2>');
    expect(headings.map(({ id }) => id)).toEqual(['section-1', 'section-a', 'section-3']);
  });

  test('are named in the language of the text, where that is another than the screen’s', () => {
    const { headings } = addHeadingIds('<h2>Έκταση</h2>');
    const own = { id: 'section-ektasi', level: 2 };
    expect(namedIn({ headings, lang: 'el' })).toEqual([
      { ...own, label: { text: 'Έκταση', lang: 'el' } },
    ]);
    expect(namedIn({ headings })).toEqual([{ ...own, label: { text: 'Έκταση' } }]);
  });

  test('without words get none', () => {
    expect(addHeadingIds('<h2> </h2>')).toEqual({ html: '<h2> </h2>', headings: [] });
  });

  test('can be lowered, and nothing else changes', () => {
    expect(lowerHeadings('<h2>α</h2><h3 lang="en">β</h3><h4>γ</h4><hr />')).toBe(
      '<h3>α</h3><h4 lang="en">β</h4><h4>γ</h4><hr />',
    );
  });
});
