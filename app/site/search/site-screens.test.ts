import { describe, expect, it } from 'vitest';
import { findScreens } from './site-screens.ts';

const paths = (query: string) => findScreens(query).map((screen) => screen.path);

describe('screens that a search asks for', () => {
  it('are found by their title and by what people call them', () => {
    expect(paths('επικοινωνία')).toEqual(['/contact']);
    expect(paths('ΩΡΕΣ λειτουργιας')).toEqual(['/contact']);
    expect(paths('budget')).toEqual(['/municipality/transparency']);
    expect(paths('ξενοδοχεία')).toEqual(['/tourism/accommodation']);
  });

  it('are found by other forms of a word', () => {
    expect(paths('ξενοδοχείο')).toEqual(['/tourism/accommodation']);
    expect(paths('παραλιών')).toEqual(['/tourism/beaches']);
    expect(paths('hotels')).toEqual(['/tourism/accommodation']);
    expect(paths('δήμοι')).toEqual(['/map']);
  });

  it('are found in Latin letters', () => {
    expect(paths('epikoinonia')).toEqual(['/contact']);
    expect(paths('paralies')).toEqual(['/tourism/beaches']);
  });

  it('are none where a word is not theirs, or nothing was typed', () => {
    expect(paths('επικοινωνία φεγγάρι')).toEqual([]);
    expect(paths('')).toEqual([]);
    expect(paths('(')).toEqual([]);
  });
});
