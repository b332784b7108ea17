/** Days at the sea. */
import { paintRowingBoat, paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { paintSunbed, paintUmbrella } from '../furniture.ts';
import { paintPebbles } from '../ground.ts';
import { box, oval, type Point, places, points } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintCliff } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea, paintShore } from '../sea.ts';
import { paintHouseRow } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintPalm } from '../trees.ts';
import { paintStones } from './parts.ts';

/** An umbrella with two sunbeds in its shade. */
function paintBeachSet(
  sheet: Sheet,
  x: number,
  y: number,
  scale: number,
  cloth: string,
  stripe: string,
): void {
  sheet.stamp(`bed ${cloth}`, x - 116 * scale, y + 6, scale * 0.9, () =>
    paintSunbed(sheet, sheet.paint('white')),
  );
  sheet.stamp(`set ${cloth}`, x, y, scale, () => paintUmbrella(sheet, cloth, stripe));
  sheet.stamp(`bed ${cloth}`, x + 104 * scale, y + 16 * scale, scale * 0.9, () =>
    paintSunbed(sheet, sheet.paint('white')),
  );
}

/** Heads of swimmers with a ring of light water. */
function paintSwimmers(
  sheet: Sheet,
  places: readonly (readonly [x: number, y: number, r: number])[],
): void {
  for (const [x, y, r] of places) {
    sheet.fill(oval(x, y + r, r * 2.6, r * 0.7), sheet.paint('foam'), 0.4);
    sheet.fill(`M${x - r * 1.5} ${y + r}q${r * 1.5} ${-r * 1.3} ${r * 3} 0Z`, sheet.paint('skin'));
    sheet.fill(oval(x, y - r * 0.2, r * 0.72, r * 0.82), sheet.paint('skin'));
    sheet.fill(oval(x - r * 0.1, y - r * 0.5, r * 0.74, r * 0.56), sheet.paint('hair'));
  }
}

const akrataBeach = composeScene(
  'akrata-beach',
  {
    el: 'Ομπρέλες και ξαπλώστρες στη βοτσαλωτή παραλία της Ακράτας, με διάφανα νερά και ψηλά βουνά απέναντι.',
    en: 'Umbrellas and sunbeds on the pebble beach of Akrata, with clear water and high mountains across the gulf.',
  },
  'noon',
  (sheet) => {
    const horizon = 430;
    paintSky(sheet, {
      clouds: [
        { x: 1460, y: 130, w: 440 },
        { x: 520, y: 190, w: 320 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 170, 5);
    paintSea(sheet, { top: horizon, bottom: 860, bands: 6, swell: 12 });
    sheet.stamp('sail', 640, 486, 0.55, () => paintSail(sheet));
    sheet.stamp('sail', 1240, 470, 0.4, () => paintSail(sheet));
    paintSwimmers(sheet, places('760,640,10 830,655,10 1180,700,13'));
    const line: Point[] = points('-60,700 300,740 700,800 1080,830 1500,830 1980,800');
    paintShore(sheet, line, sheet.paint('pebble'));
    paintPebbles(sheet, (x) => (x < 1100 ? 750 + x * 0.11 : 872), 520);
    const red = sheet.paint('terracotta');
    const white = sheet.paint('white');
    const blue = sheet.paint('sea');
    paintBeachSet(sheet, 330, 860, 0.82, blue, white);
    paintBeachSet(sheet, 1290, 920, 0.86, blue, white);
    paintBeachSet(sheet, 820, 960, 1.02, red, white);
    paintBeachSet(sheet, 1660, 1020, 1.25, red, white);
    paintBeachSet(sheet, 420, 1120, 1.5, blue, white);
    paintPerson(sheet, 1080, 884, 124, {
      pose: 'walk',
      top: 'citrus',
      bottom: 'sea',
      skin: 'skin',
    });
    paintPerson(sheet, 1130, 880, 78, {
      pose: 'run',
      top: 'rose',
      bottom: 'terracotta',
      skin: 'skinLight',
    });
    paintPerson(
      sheet,
      1210,
      1090,
      170,
      { pose: 'walk', top: 'white', bottom: 'seaLight', hat: 'cream', skirt: true },
      true,
    );
  },
);

const longBeach = composeScene(
  'long-beach',
  {
    el: 'Μεγάλη βοτσαλωτή παραλία που χάνεται στον ορίζοντα, με σειρά από ομπρέλες πλάι στο αφρισμένο κύμα.',
    en: 'A long pebble beach running to the horizon, with a row of umbrellas beside the foaming edge of the sea.',
  },
  'morning',
  (sheet) => {
    const horizon = 470;
    paintSky(sheet, {
      clouds: [
        { x: 420, y: 150, w: 420 },
        { x: 1180, y: 240, w: 300 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 120, 1);
    paintRidge(sheet, {
      anchors: points('1080,470 1260,400 1420,350 1560,260 1720,300 1980,190'),
      fill: mix(sheet.ridge(0.45), sheet.hour.haze, 0.15),
      foot: 520,
      lift: 6,
    });
    paintSea(sheet, { top: horizon, bands: 6, swell: 10 });
    const sand = sheet.paint('pebble');
    paintHill(
      sheet,
      points('1380,482 1480,462 1640,440 1800,462 1980,440'),
      560,
      sheet.light('#7C8C56', 0.1),
      {
        lift: 5,
      },
    );
    // The shore is a wedge: its edge runs from the far right to the near left.
    const edge: Point[] = points('1420,478 1300,510 1150,580 960,700 720,880 420,1080 150,1260');
    const wedge = (dx: number, dy: number) => {
      const moved = edge.map(([x, y], i): Point => [x - dx * (0.15 + i * 0.17), y + dy]);
      return `M1980 478L${moved.map(([x, y], i) => (i === 0 ? `${x} ${y}` : `${Math.round((x + (moved[i - 1]?.[0] ?? x)) / 2 - 6)} ${Math.round((y + (moved[i - 1]?.[1] ?? y)) / 2)} ${Math.round(x)} ${y}`)).join('L')}L1980 1260Z`;
    };
    sheet.fill(wedge(74, 0), mix(sheet.hour.seaFar, '#ffffff', 0.3), 0.55);
    sheet.paper(wedge(38, 0), sheet.paint('foam'), { lift: 5, rim: 0 });
    sheet.fill(wedge(10, 0), mix(sand, sheet.hour.seaNear, 0.3));
    sheet.paper(
      wedge(-26, 0),
      sheet.fade([
        [0, shift(sand, 0.03)],
        [1, shift(sand, -0.05)],
      ]),
      { lift: 6, rim: 0.3 },
    );
    sheet.inside(wedge(-40, 0), () =>
      paintStones(
        sheet,
        (x) => Math.max(500, 1290 - x * 0.57),
        () => 1220,
        1300,
        22,
        [160, 1920],
      ),
    );
    paintHouseRow(sheet, places('1660,512,0.36 1720,506,0.4 1850,512,0.5'), 0.2);
    for (const [x, y, s] of places('1800,540,0.42 1900,580,0.62'))
      sheet.stamp('palm', x, y, s, () => paintPalm(sheet, 0.1));
    const cloths = [sheet.paint('citrus'), sheet.paint('sea'), sheet.paint('terracotta')] as const;
    for (let i = 0; i < 9; i++) {
      const t = i / 8;
      const scale = 0.16 + 1.25 * t ** 1.9;
      paintBeachSet(
        sheet,
        1500 + 20 * t - 300 * t ** 1.6,
        536 + 560 * t ** 1.5,
        scale,
        cloths[i % 3] ?? cloths[0],
        sheet.paint('white'),
      );
    }
    paintPerson(sheet, 860, 900, 118, { ...anyone(sheet, 'run'), top: 'terracotta' });
    paintPerson(sheet, 1010, 760, 84, { ...anyone(sheet, 'walk'), top: 'white' });
    paintPerson(
      sheet,
      1730,
      1090,
      190,
      { pose: 'walk', top: 'seaLight', bottom: 'white', hat: 'cream', skirt: true },
      true,
    );
    paintSwimmers(sheet, places('620,760,12 700,690,9 400,900,15'));
  },
);

const coveBeach = composeScene(
  'cove-beach',
  {
    el: 'Όρμος με σκούρα βράχια, τιρκουάζ νερά, βότσαλο και μια βάρκα· στη στεριά, λείψανα του αρχαίου λιμενικού τείχους.',
    en: 'A cove of dark rocks with turquoise water, pebbles and a rowing boat; on the land, remains of the ancient harbour wall.',
  },
  'noon',
  (sheet) => {
    const horizon = 400;
    paintSky(sheet, { clouds: [{ x: 960, y: 150, w: 420 }], horizon });
    paintGulfMountains(sheet, horizon, 140, 7);
    paintSea(sheet, { top: horizon, bands: 5, swell: 9 });
    sheet.stamp('sail', 900, 450, 0.5, () => paintSail(sheet));
    // Shallow water over pale stones.
    const shallow = sheet.fade([
      [0, sheet.light('#7CD0CC'), 0],
      [0.45, sheet.light('#7CD0CC'), 0.85],
      [1, sheet.light('#C5EBDD')],
    ]);
    sheet.fill('M300 640Q960 560 1640 640L1700 1240H200Z', shallow);
    sheet.line(
      'M640 760q60 -12 120 0M1040 720q70 -12 130 0M860 830q60 -12 120 0M1180 850q60 -12 110 0M700 900q40 -10 90 0',
      sheet.paint('foam'),
      4,
      0.6,
    );
    const rock = sheet.light('#5E5A58');
    paintCliff(
      sheet,
      points('-60,250 240,300 420,380 520,520 600,610 560,700 590,760 470,830 330,900'),
      -80,
      mix(rock, sheet.hour.haze, 0.18),
      { lift: 9 },
    );
    paintCliff(
      sheet,
      points('1990,210 1700,270 1500,350 1420,500 1330,590 1380,690 1340,760 1470,830 1640,900'),
      2000,
      mix(rock, sheet.hour.haze, 0.1),
      { lift: 9 },
    );
    // Courses of the harbour wall, lifted out of the sea since ancient times.
    const ashlar = sheet.paint('stone', 0.08);
    for (const [row, y] of [0, 1, 2].entries())
      for (let k = 0; k < 5 - row; k++)
        sheet.paper(
          box(16 + row * 30 + k * 58, 330 - y * 34 - (k % 2) * 2, 55, 33, 3),
          sheet.tone(shift(ashlar, ((k * 3 + row) % 4) * -0.025), 0.04),
          { lift: 3, rim: 0.4 },
        );
    const line: Point[] = points('380,1000 560,930 800,960 1000,985 1220,950 1420,900 1600,960');
    paintShore(sheet, [[-60, 1130], [240, 1060], ...line, [1980, 1000]], sheet.paint('pebble'));
    paintStones(
      sheet,
      (x) => 1004 - Math.abs(x - 960) * 0.06,
      () => 1230,
      520,
      22,
      [380, 1600],
    );
    paintCliff(
      sheet,
      points('-60,560 160,620 280,760 420,850 400,960 520,1060 430,1240'),
      -80,
      rock,
      { lift: 14 },
    );
    paintCliff(
      sheet,
      points('1990,500 1800,600 1680,720 1540,800 1590,930 1470,1040 1560,1240'),
      2000,
      shift(rock, 0.02),
      { lift: 14 },
    );
    paintBoulders(
      sheet,
      places('640,900,46 560,860,30 1370,880,50 1300,920,28'),
      mix(rock, sheet.hour.shadow, 0.16),
    );
    for (const [x, y, w] of places('120,640,150 300,830,110 1820,620,170 1640,790,100'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    sheet.at(980, 880, 1.2, () => paintRowingBoat(sheet, sheet.paint('white')));
    paintPerson(
      sheet,
      1120,
      1060,
      128,
      { pose: 'stand', top: 'terracotta', bottom: 'sea', hat: 'cream' },
      true,
    );
    paintPerson(sheet, 760, 1080, 150, { pose: 'sit', top: 'citrus', bottom: 'slate' });
    paintSwimmers(sheet, [[800, 760, 12]]);
  },
);

export const BEACHES: readonly Scene[] = [akrataBeach, longBeach, coveBeach];
