import { describe, expect, it } from 'vitest';
import { isRunning, reduceSlider, type SliderAction, startSlider } from './slider-state.ts';

const playing = (count: number, ...actions: SliderAction[]) =>
  actions.reduce(reduceSlider, startSlider(count));

describe('the slider', () => {
  it('begins at the first slide and runs', () => {
    expect(startSlider(4).index).toBe(0);
    expect(isRunning(startSlider(4))).toBe(true);
  });

  it('wraps at both ends', () => {
    expect(playing(4, { type: 'previous' }).index).toBe(3);
    expect(playing(4, { type: 'go', index: 3 }, { type: 'next' }).index).toBe(0);
    expect(playing(4, { type: 'previous' }, { type: 'next' }).index).toBe(0);
  });

  it('fades from its first change on, so that nothing moves when the page arrives', () => {
    expect(startSlider(4).hasMoved).toBe(false);
    expect(playing(4, { type: 'hover', isHovered: true }).hasMoved).toBe(false);
    expect(playing(4, { type: 'next' }).hasMoved).toBe(true);
  });

  it('goes to the slide of a dot', () => {
    expect(playing(4, { type: 'go', index: 2 }).index).toBe(2);
  });

  it('stands still while the mouse or the keyboard is in it, and goes on afterwards', () => {
    expect(isRunning(playing(4, { type: 'hover', isHovered: true }))).toBe(false);
    expect(isRunning(playing(4, { type: 'focus', isFocused: true }))).toBe(false);
    const left: SliderAction[] = [
      { type: 'hover', isHovered: true },
      { type: 'hover', isHovered: false },
    ];
    expect(isRunning(playing(4, ...left))).toBe(true);
  });

  it('stays paused until the visitor starts it again', () => {
    const paused = playing(
      4,
      { type: 'toggle' },
      { type: 'next' },
      { type: 'hover', isHovered: false },
    );
    expect(isRunning(paused)).toBe(false);
    expect(isRunning(reduceSlider(paused, { type: 'toggle' }))).toBe(true);
  });

  it('can be moved by hand under reduced motion', () => {
    const calm = playing(4, { type: 'pause' }, { type: 'next' });
    expect(calm.index).toBe(1);
    expect(isRunning(calm)).toBe(false);
  });

  it('loads the pictures of the current and the next slide, and keeps those it had', () => {
    expect(startSlider(4).loaded).toEqual([true, true, false, false]);
    expect(playing(4, { type: 'previous' }).loaded).toEqual([true, true, false, true]);
    expect(playing(4, { type: 'next' }).loaded).toEqual([true, true, true, false]);
  });

  it('does not run with a single slide, nor fail without any', () => {
    expect(isRunning(startSlider(1))).toBe(false);
    expect(playing(0, { type: 'next' }).index).toBe(0);
  });
});
