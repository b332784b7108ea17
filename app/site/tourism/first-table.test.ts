import { describe, expect, it } from 'vitest';
import { firstTable } from './first-table.ts';

describe('the first table of a text', () => {
  it('is taken whole and alone', () => {
    const table = '<table><tbody><tr><td>Αθήνα – Αίγιο</td></tr>\n</tbody></table>';
    expect(firstTable(`<h2>Με αυτοκίνητο</h2>${table}<p>…</p>${table}`)).toBe(table);
  });

  it('is taken with the language that is written at it', () => {
    const table = '<table lang="en"><tbody><tr><td>Athens to Aigio</td></tr></tbody></table>';
    expect(firstTable(`<p>…</p>${table}`)).toBe(table);
  });

  it('is nothing where the text has none', () => {
    expect(firstTable('<p>Με τρένο</p>')).toBe('');
    expect(firstTable('')).toBe('');
  });
});
