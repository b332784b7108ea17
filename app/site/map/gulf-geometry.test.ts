import { describe, expect, test } from 'vitest';
import { MUNICIPALITY_WINDOW, placeLabels, projectWindow } from './gulf-geometry.ts';

describe('the locator map', () => {
  test('puts north up, east to the right, and keeps distances true', () => {
    const { place, width, height } = projectWindow(MUNICIPALITY_WINDOW, 640);
    const { west, east, north, south } = MUNICIPALITY_WINDOW;
    expect(place([west, north])).toEqual({ x: 0, y: 0 });
    expect(place([east, south]).x).toBe(width);
    expect(Math.abs(place([east, south]).y - height)).toBeLessThan(1);
    const origin = place([22.1, 38.1]);
    const kilometresPerDegree = 111.2;
    const eastwards = (place([22.2, 38.1]).x - origin.x) / (0.1 * kilometresPerDegree * 0.787);
    const northwards = (origin.y - place([22.1, 38.2]).y) / (0.1 * kilometresPerDegree);
    expect(eastwards / northwards).toBeCloseTo(1, 1);
  });

  test('keeps labels apart and in the order of their points', () => {
    const labels = placeLabels(
      [
        { x: 10, y: 100 },
        { x: 20, y: 105 },
        { x: 30, y: 300 },
      ],
      { gap: 30, right: 12 },
    );
    expect(labels[2]).toEqual({ x: 42, y: 288 });
    expect((labels[1]?.y ?? 0) - (labels[0]?.y ?? 0)).toBeGreaterThanOrEqual(30);
  });
});
