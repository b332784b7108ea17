import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { builtInMap } from '../../../domain/maps/built-in.ts';
import { drawMap } from '../../../domain/maps/draw-map.ts';
import { windowOf } from './load-maps.ts';
import { MapBlock } from './map-block.tsx';

const labelOf = (name: string) => {
  const html = renderToStaticMarkup(
    <MapBlock
      lat={38.2}
      lng={22.1}
      name={{ el: name, en: name }}
      height={450}
      ground={null}
      language="en"
    />,
  );
  return / class="([^"]*)"[^>]*>[^<]*<\/text>/.exec(html)?.[1]?.split(' ');
};

test('a name that a phone would cut at both ends is drawn on larger screens alone', () => {
  expect(labelOf('Archaeological Museum of Aigio')).not.toContain('hidden');
  expect(labelOf('Archaeological Museum of Aigio and its courtyard')).toContain('hidden');
});

test.each([
  ['gr', ['Κορινθιακός Κόλπος', 'Καμάρες', 'Διακοπτό', 'Δημαρχείο']],
  ['en', ['Gulf of Corinth', 'Kamares', 'Diakopto', 'Town hall']],
] as const)(
  'the map (%s) names the sea, the towns and under its pin the place',
  (language, expected) => {
    const [lat, lng] = [38.2489, 22.0819];
    const html = renderToStaticMarkup(
      <MapBlock
        lat={lat}
        lng={lng}
        name={{ el: 'Δημαρχείο', en: 'Town hall' }}
        height={450}
        ground={drawMap(builtInMap('municipality'), windowOf({ lng, lat }), 800)}
        language={language}
      />,
    );
    const texts = [...html.matchAll(/<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</g)];
    expect(texts.map(([, , , name]) => name)).toEqual(expected);
    // The pin is in the middle, at 400 and 240 or so; the name of the sea begins east of the middle.
    const [sea, , , place] = texts.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
    expect(place?.x).toBeCloseTo(400, 0);
    expect(place?.y).toBeCloseTo(290, 0);
    expect(sea?.x).toBeGreaterThan(450);
  },
);
