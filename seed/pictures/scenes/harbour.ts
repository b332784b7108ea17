/** The harbour of Aigio and its boats. */
import { paintFerry, paintFishingBoat, paintRowingBoat, paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { paintLamp } from '../furniture.ts';
import { box, type Point, places, points, polygon } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow, paintQuay } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintCypress, paintPalm } from '../trees.ts';

const aigioHarbour = composeScene(
  'aigio-harbour',
  {
    el: 'Το λιμάνι του Αιγίου στο χρυσό φως: ψαρόβαρκες στην προβλήτα, τα σπίτια της πόλης στην πλαγιά και απέναντι η Στερεά.',
    en: 'Aigio harbour in golden light: fishing boats at the quay, town houses on the slope, mountains across the gulf.',
  },
  'golden',
  (sheet) => {
    const horizon = 560;
    paintSky(sheet, {
      sun: { x: 640, y: 300, r: 58 },
      clouds: [
        { x: 1330, y: 190, w: 420 },
        { x: 250, y: 150, w: 300 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 210);
    paintSea(sheet, { top: horizon, bands: 6, sunX: 640, swell: 12 });
    sheet.stamp('sail', 430, 604, 0.55, () => paintSail(sheet));
    sheet.stamp('sail', 890, 590, 0.38, () => paintSail(sheet));
    sheet.at(1010, 618, 0.5, () => paintFerry(sheet));
    // The slope of the town with its terraces.
    const slope = sheet.light(mix('#8B8F55', '#B7A58B', 0.4));
    paintHill(
      sheet,
      points('1290,800 1400,660 1540,520 1700,405 1840,350 1980,330'),
      860,
      mix(slope, sheet.hour.haze, 0.2),
      { lift: 8 },
    );
    sheet.at(1716, 420, 0.5, () => paintCypress(sheet, 0.1));
    sheet.at(1752, 404, 0.62, () => paintCypress(sheet, 0.1));
    paintHouseRow(
      sheet,
      places('1830,420,0.72 1900,400,0.8 1650,500,0.66 1745,490,0.72 1850,500,0.8'),
      0.12,
    );
    paintHouseRow(sheet, places('1560,590,0.72 1665,588,0.76 1770,588,0.82 1880,596,0.86'), 0.06);
    paintHouseRow(sheet, places('1480,690,0.82 1600,688,0.9 1728,690,0.92 1862,696,1'), 0.02);
    // The quay runs out to the left, with a green beacon at its head.
    paintQuay(sheet, 1180, 770, 1960, 940);
    sheet.at(1216, 770, 0.8, () => paintBeacon(sheet));
    for (const x of [1420, 1640, 1860]) sheet.at(x, 776, 0.72, () => paintPalm(sheet));
    for (const x of [1320, 1540, 1760]) sheet.at(x, 774, 0.6, () => paintLamp(sheet));
    paintPerson(sheet, 1470, 776, 62, { ...anyone(sheet, 'walk'), top: 'white' });
    paintPerson(sheet, 1496, 776, 60, { ...anyone(sheet, 'walk'), top: 'terracotta' });
    sheet.at(1350, 930, 0.78, () =>
      paintFishingBoat(sheet, sheet.paint('sea'), sheet.paint('citrus')),
    );
    sheet.at(1700, 960, 1.02, () =>
      paintFishingBoat(sheet, sheet.paint('white'), sheet.paint('terracotta')),
    );
    sheet.at(1130, 960, 0.8, () => paintRowingBoat(sheet, sheet.paint('wallOchre')));
    sheet.at(1420, 1080, 1.1, () => paintRowingBoat(sheet, sheet.paint('seaLight')));
    sheet.calm(0.74);
  },
);

/** A small harbour light on a round base; 190 high. */
function paintBeacon(sheet: Sheet): void {
  const green = sheet.light('#3F7B58');
  sheet.paper(
    polygon([-26, 2], [-18, -120], [18, -120], [26, 2]),
    sheet.fade(
      [
        [0, shift(green, 0.1)],
        [1, shift(green, -0.08)],
      ],
      'across',
    ),
    { lift: 4, rim: 0.4 },
  );
  sheet.fill(box(-24, -128, 48, 8, 2), sheet.paint('white'));
  sheet.fill(box(-12, -156, 24, 28), sheet.paint('lemon'));
  sheet.fill(polygon([-18, -156], [0, -176], [18, -156]), shift(green, -0.08));
  sheet.fill(box(-22, -70, 43, 10), sheet.paint('white'));
}

const fishingBoats = composeScene(
  'fishing-boats',
  {
    el: 'Ξύλινα καΐκια αραγμένα σε ήρεμα νερά το πρωί, με τα βουνά της Στερεάς στο βάθος.',
    en: 'Wooden fishing boats moored on calm morning water, with the mountains of Central Greece behind.',
  },
  'dawn',
  (sheet) => {
    const horizon = 500;
    paintSky(sheet, {
      sun: { x: 420, y: 300, r: 52 },
      clouds: [{ x: 1250, y: 170, w: 460 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 190, 4);
    paintSea(sheet, { top: horizon, bands: 6, sunX: 420, swell: 10 });
    sheet.stamp('sail', 980, 548, 0.5, () => paintSail(sheet));
    const boats: readonly (readonly [
      number,
      number,
      number,
      'sea' | 'white' | 'terracotta' | 'leafDark',
      'citrus' | 'terracotta' | 'white' | 'sea',
    ])[] = [
      [1180, 720, 0.72, 'leafDark', 'citrus'],
      [660, 770, -0.86, 'white', 'sea'],
      [1500, 860, 1.15, 'white', 'terracotta'],
      [800, 1010, 1.62, 'sea', 'citrus'],
    ];
    for (const [x, y, scale, hull, stripe] of boats) {
      paintReflection(sheet, x, y, Math.abs(scale), sheet.paint(hull));
      sheet.at(x, y, scale, () => paintFishingBoat(sheet, sheet.paint(hull), sheet.paint(stripe)));
    }
    for (const [x, y] of points('300,900 1240,1010 1730,990 420,1050') satisfies readonly Point[]) {
      sheet.fill(`M${x - 16} ${y}q16 -30 32 0q-16 12 -32 0Z`, sheet.paint('terracotta'));
      sheet.line(`M${x - 26} ${y + 10}h52`, sheet.paint('foam'), 3, 0.4);
    }
  },
);

/** The broken mirror image of a hull on calm water: leaves of its colour that drift apart. */
function paintReflection(sheet: Sheet, x: number, y: number, scale: number, colour: string): void {
  let d = '';
  for (let i = 0; i < 6; i++) {
    const w = (128 - i * 17) * scale * sheet.random.between(0.8, 1.1);
    const lx = Math.round(x + sheet.random.between(-16, 16) * scale - w);
    const h = (7 - i * 0.5) * scale;
    d += `M${lx} ${Math.round(y + (22 + i * 13) * scale)}q${Math.round(w)} ${Math.round(-h)} ${Math.round(w * 2)} 0q${Math.round(-w)} ${Math.round(h)} ${Math.round(-w * 2)} 0Z`;
  }
  sheet.fill(d, colour, 0.4);
}

export const HARBOUR: readonly Scene[] = [aigioHarbour, fishingBoats];
