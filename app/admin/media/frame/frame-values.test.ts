import { describe, expect, test } from 'vitest';
import { focusAt, focusInCrop, moveFocus, toCrop } from './frame-values.ts';

describe('the point that stays in sight', () => {
  test('stands on the steps for which there are styles, and within the picture', () => {
    expect([-0.2, 0, 0.024, 0.026, 0.5, 0.99, 1.3].map(focusAt)).toEqual([
      0, 0, 0, 5, 50, 100, 100,
    ]);
  });

  test('moves by arrow keys as far as the edge', () => {
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowLeft')).toEqual({ x: 45, y: 50 });
    expect(moveFocus({ x: 50, y: 50 }, 'ArrowUp')).toEqual({ x: 50, y: 45 });
    expect(moveFocus({ x: 100, y: 100 }, 'ArrowRight')).toEqual({ x: 100, y: 100 });
    expect(moveFocus({ x: 100, y: 100 }, 'ArrowDown')).toEqual({ x: 100, y: 100 });
    expect(moveFocus({ x: 50, y: 50 }, 'Tab')).toBeUndefined();
  });

  test('stays on the same spot of the picture when it is cropped, or at the edge', () => {
    const right = { left: 500, top: 0, width: 500, height: 1000 };
    expect(focusInCrop({ x: 75, y: 30 }, null, right)).toEqual({ x: 50, y: 30 });
    expect(focusInCrop({ x: 50, y: 30 }, right, null)).toEqual({ x: 75, y: 30 });
    expect(focusInCrop({ x: 10, y: 30 }, null, right)).toEqual({ x: 0, y: 30 });
  });
});

describe('a chosen part', () => {
  test('is kept in thousandths, lies within the picture, and all of it is none', () => {
    expect(toCrop({ x: 10.04, y: 0, width: 33.333, height: 100 })).toEqual({
      left: 100,
      top: 0,
      width: 333,
      height: 1000,
    });
    expect(toCrop({ x: 99.9, y: 99.9, width: 1, height: 1 })).toEqual({
      left: 950,
      top: 950,
      width: 50,
      height: 50,
    });
    expect(toCrop({ x: 0, y: 0, width: 99.99, height: 100 })).toBeNull();
  });
});
