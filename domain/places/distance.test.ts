import { describe, expect, it } from 'vitest';
import { distanceKm, nearestPlaces } from './distance.ts';

const aigio = { lat: 38.2486, lng: 22.0819 };
const akrata = { lat: 38.1553, lng: 22.3153 };
const diakopto = { lat: 38.1925, lng: 22.1986 };

describe('the distance between two places', () => {
  it('is that of the crow, in kilometres', () => {
    expect(distanceKm(aigio, akrata)).toBeCloseTo(22.9, 1);
    expect(distanceKm(aigio, aigio)).toBe(0);
  });

  it('is the same in both directions', () => {
    expect(distanceKm(aigio, diakopto)).toBe(distanceKm(diakopto, aigio));
  });
});

describe('the nearest places', () => {
  it('come in order, without those that nobody has put on the map', () => {
    const places = [
      { name: 'akrata', at: akrata },
      { name: 'nowhere', at: null },
      { name: 'diakopto', at: diakopto },
    ];
    const near = nearestPlaces(aigio, places, (place) => place.at, 5);
    expect(near.map(({ place }) => place.name)).toEqual(['diakopto', 'akrata']);
    expect(nearestPlaces(aigio, places, (place) => place.at, 1)).toHaveLength(1);
  });
});
