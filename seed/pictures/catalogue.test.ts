import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { SCENES } from './catalogue.ts';
import { emblemSvg } from './emblem.ts';

/** The media ids that the first content refers to. */
const KEYS = [
  'aigeira-theatre',
  'aigio-harbour',
  'aigio-old-town',
  'aigio-stairs',
  'akrata-beach',
  'akrata-pines',
  'byzantine-church',
  'carnival',
  'christmas-square',
  'city-bus',
  'cliff-monastery',
  'computer-desk',
  'council-chamber',
  'cove-beach',
  'currant-vineyards',
  'diakopto-station',
  'elderly-care',
  'erineos-villages',
  'fishing-boats',
  'folk-museum',
  'gorge-hikers',
  'gulf-sunset',
  'lagoon-birds',
  'library',
  'lighthouse',
  'long-beach',
  'market-stalls',
  'mayor-portrait',
  'mountain-lake',
  'museum',
  'olive-grove',
  'open-air-cinema',
  'open-air-concert',
  'raisin-warehouses',
  'recycling',
  'rio-bridge',
  'road-works',
  'rock-chapel',
  'running-race',
  'school',
  'seaside-hotel',
  'snow-ridge',
  'sports-ground',
  'stone-bridge',
  'stone-guesthouse',
  'sympoliteia-villages',
  'town-hall',
  'tree-planting',
  'vineyard-rooms',
  'vouraikos-railway',
  'water-network',
  'waterfall',
];

describe('the pictures of the first content', () => {
  it('has one picture for each key that content refers to', () => {
    expect(SCENES.map((scene) => scene.key).sort()).toEqual(KEYS);
  });

  it('describes every picture in both languages, in one sentence', () => {
    for (const { key, alt } of SCENES)
      for (const text of [alt.el, alt.en]) {
        expect(text.trim(), key).toMatch(/\.$/);
        expect(text.length, key).toBeLessThanOrEqual(140);
      }
  });

  it.each(SCENES)('draws $key the same each time, and sharp can read it', async (scene) => {
    const svg = scene.svg();
    expect(scene.svg()).toBe(svg);
    expect(svg).not.toMatch(/NaN|undefined|<text|<image|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    expect(svg.length).toBeLessThan(64 * 1024);
    const { info } = await sharp(Buffer.from(svg))
      .resize(320)
      .png()
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBe(320);
    expect(info.height).toBe(Math.round((320 * scene.height) / scene.width));
  });

  it('draws the emblem without text, down to the size of a tab', async () => {
    for (const mono of [false, true]) {
      const svg = emblemSvg({ mono });
      expect(svg).not.toContain('<text');
      const { info } = await sharp(Buffer.from(svg))
        .resize(16)
        .png()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([16, 16]);
    }
  });
});
