import { describe, expect, it } from 'vitest';
import { filterAddress } from './filter-address.ts';

describe('the address of a filter form', () => {
  it('carries what is filled in, as the browser itself would send it', () => {
    const fields: [string, string][] = [
      ['lang', 'en'],
      ['q', 'έργα & δράσεις'],
    ];
    const address = new URL(filterAddress('/search', fields), 'https://example.gr');
    expect(address.pathname).toBe('/search');
    expect(Object.fromEntries(address.searchParams)).toEqual({ lang: 'en', q: 'έργα & δράσεις' });
  });

  it('leaves out what is empty, and the whole query where everything is', () => {
    const fields: [string, string][] = [
      ['q', '   '],
      ['date', ''],
    ];
    expect(filterAddress('/municipality/transparency', fields)).toBe('/municipality/transparency');
  });

  it('replaces the query that the form itself was given, as a GET form does', () => {
    expect(filterAddress('/search?q=old&page=3#results', [['q', 'new']])).toBe('/search?q=new');
  });

  it('sends no files', () => {
    expect(filterAddress('/search', [['file', new Blob(['x'])]])).toBe('/search');
  });
});
