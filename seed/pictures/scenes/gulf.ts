/** The gulf and its far shores: sunset, the bridge of Rio, the lagoon of Aliki. */
import { paintSail } from '../boats.ts';
import { mix, shift } from '../colour.ts';
import { paintBush, paintReeds } from '../foliage.ts';
import { oval, places, points, polygon, round } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintOlive } from '../trees.ts';

const sunset = composeScene(
  'gulf-sunset',
  {
    el: 'Ο ήλιος δύει πίσω από τα βουνά του Κορινθιακού και η θάλασσα βάφεται πορτοκαλί και βαθυγάλαζη.',
    en: 'The sun sets behind the mountains of the Gulf of Corinth and the sea turns orange and deep blue.',
  },
  'dusk',
  (sheet) => {
    const horizon = 600;
    paintSky(sheet, {
      sun: { x: 1180, y: 490, r: 84 },
      clouds: [
        { x: 760, y: 300, w: 620 },
        { x: 1480, y: 220, w: 480 },
        { x: 320, y: 190, w: 380 },
        { x: 1640, y: 400, w: 320 },
      ],
      stars: 14,
      horizon,
    });
    paintGulfMountains(sheet, horizon, 190, 2);
    paintSea(sheet, { top: horizon, bands: 8, swell: 18, sunX: 1180, glints: 16 });
    sheet.at(1420, 700, 0.9, () => paintSail(sheet));
    sheet.stamp('sail', 980, 640, 0.4, () => paintSail(sheet));
    sheet.gloom = 0.52;
    // A dark headland with an olive tree closes the picture on the right.
    const dark = sheet.light('#22333A');
    paintHill(sheet, points('1180,1260 1320,1150 1500,1080 1700,1040 1980,960'), 1260, dark, {
      lift: 14,
      rim: 0.35,
    });
    sheet.at(1690, 1060, 1.75, () => paintOlive(sheet));
    for (const [x, y, w] of places('1460,1110,130 1850,1030,190 1350,1180,150'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintPerson(sheet, 1560, 1076, 118, { pose: 'stand', top: 'seaDark', bottom: 'ink' }, true);
    paintPerson(
      sheet,
      1528,
      1082,
      112,
      { pose: 'stand', top: 'terracotta', bottom: 'ink', skirt: true },
      true,
    );
    sheet.calm(0.5);
  },
);

/** A flamingo in shallow water, looking left; 250 high. `grazing` has its head down. */
function paintFlamingo(sheet: Sheet, grazing: boolean): void {
  const rose = sheet.light('#EE9C93');
  const deep = sheet.light('#D9605F');
  const leg = sheet.light('#D97F7A');
  sheet.line('M-4 0L2 -58L-8 -116M24 0L18 -58L16 -116', leg, 5);
  sheet.line('M-22 3h36M8 4h36', sheet.paint('foam'), 3, 0.7);
  const neck = grazing
    ? 'M-36 -142C-90 -150 -96 -96 -82 -66C-76 -50 -84 -34 -92 -20'
    : 'M-36 -142C-84 -140 -84 -196 -56 -206C-32 -216 -34 -250 -56 -252';
  sheet.line(neck, rose, 12);
  sheet.paper(
    'M-48 -146C-40 -176 6 -182 44 -160C66 -148 82 -130 94 -116C62 -112 30 -104 4 -108C-26 -112 -50 -124 -48 -146Z',
    sheet.fade([
      [0, shift(rose, 0.06)],
      [1, shift(rose, -0.05)],
    ]),
    { lift: 3, rim: 0.4 },
  );
  sheet.fill(
    'M-16 -152C14 -166 46 -150 94 -116C66 -116 36 -116 14 -124C-6 -130 -18 -138 -16 -152Z',
    deep,
    0.8,
  );
  sheet.fill('M58 -132L94 -116L54 -118Z', sheet.paint('ink'));
  if (grazing) {
    sheet.fill(oval(-91, -22, 11, 12), rose);
    sheet.fill('M-98 -18q-4 14 10 18q8 -8 4 -18Z', sheet.paint('ink'));
  } else {
    sheet.fill(oval(-60, -252, 13, 11), rose);
    sheet.fill('M-70 -256q-16 2 -20 20q12 2 22 -12Z', sheet.paint('cream'));
    sheet.fill('M-84 -246q-7 6 -6 12q10 2 15 -6Z', sheet.paint('ink'));
  }
}

/** A grey heron, looking right; 230 high. */
function paintHeron(sheet: Sheet): void {
  const grey = sheet.light('#93A7B3');
  sheet.line('M-8 0L-2 -60L-6 -104M14 0L8 -60L8 -104', sheet.paint('trunk'), 4.5);
  sheet.line('M28 -130C58 -150 30 -178 44 -204', sheet.paint('white'), 11);
  sheet.paper(
    'M42 -136C34 -160 -6 -158 -36 -136C-56 -120 -70 -104 -78 -92C-46 -92 -14 -92 10 -98C32 -106 44 -120 42 -136Z',
    sheet.tone(grey, 0.05),
    { lift: 3, rim: 0.4 },
  );
  sheet.fill(
    'M-30 -134C-50 -118 -66 -104 -78 -92C-50 -96 -26 -104 -10 -118Z',
    sheet.paint('slate'),
  );
  sheet.fill(oval(48, -206, 12, 9), sheet.paint('white'));
  sheet.fill('M42 -213q-18 -2 -34 8q18 2 34 -2Z', sheet.paint('ink'));
  sheet.fill(polygon([56, -212], [92, -202], [57, -200]), sheet.paint('citrus'));
}

const lagoon = composeScene(
  'lagoon-birds',
  {
    el: 'Φοινικόπτερα και ένας ερωδιός στα ρηχά της λιμνοθάλασσας Αλυκής, ανάμεσα σε καλαμιές, με το πρώτο φως.',
    en: 'Flamingos and a heron wade in the shallows of the Aliki lagoon, among reeds, in the first light.',
  },
  'dawn',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      sun: { x: 560, y: 380, r: 60 },
      clouds: [
        { x: 1280, y: 200, w: 520 },
        { x: 260, y: 150, w: 300 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 210, 5);
    paintHill(
      sheet,
      points('-60,520 400,508 900,514 1400,506 1980,518'),
      580,
      mix(sheet.paint('leafDark'), sheet.hour.haze, 0.35),
      { lift: 4 },
    );
    const water = mix(sheet.hour.seaFar, sheet.hour.glow, 0.25);
    sheet.add(
      `<rect y="540" width="1920" height="700" fill="${sheet.fade([
        [0, water],
        [0.45, mix(sheet.hour.seaMid, water, 0.4)],
        [1, mix(sheet.hour.seaNear, sheet.hour.seaMid, 0.5)],
      ])}"/>`,
    );
    for (const [y, from, to] of places('610,1100,1960 690,-60,520 800,1280,1960'))
      sheet.paper(
        `M${from} ${y}Q${(from + to) / 2} ${y - 26} ${to} ${y}Q${(from + to) / 2} ${y + 30} ${from} ${y}Z`,
        sheet.tone(sheet.light('#9A9866', 0.2), 0.03),
        { lift: 5, rim: 0.3 },
      );
    for (const [x, y, w, h] of [
      [1240, 612, 240, 70],
      [1700, 616, 300, 90],
      [200, 694, 360, 100],
      [1640, 806, 420, 130],
    ] as const)
      sheet.at(x, y, 1, () => paintReeds(sheet, w, h, sheet.light('#7C8A50', 0.15)));
    for (let i = 0; i < 24; i++) {
      const y = 560 + i * 26;
      const x = sheet.random.between(60, 1800);
      sheet.line(`M${round(x)} ${y}h${round(40 + i * 5)}`, sheet.hour.sun, 2 + i * 0.12, 0.4);
    }
    const birds: readonly (readonly [number, number, number, boolean])[] = [
      [900, 690, 0.5, false],
      [990, 700, 0.52, true],
      [1110, 694, -0.5, false],
      [1200, 740, 0.62, true],
      [760, 760, 0.72, false],
      [1420, 860, 0.95, false],
      [1560, 890, -1, true],
      [1010, 980, 1.5, false],
      [700, 1030, 1.55, true],
      [1290, 1060, -1.7, false],
    ];
    for (const [x, y, scale, grazing] of birds) {
      sheet.fill(
        oval(x, y + 4, 56 * Math.abs(scale), 7 * Math.abs(scale)),
        sheet.light('#E58F86'),
        0.35,
      );
      sheet.stamp(`flamingo ${grazing}`, x, y, scale, () => paintFlamingo(sheet, grazing));
    }
    sheet.at(330, 960, 1.25, () => paintHeron(sheet));
    for (const [x, y] of points('1240,300 1310,280 1380,296 1450,268'))
      sheet.line(`M${x - 22} ${y - 6}q12 -8 22 6q12 -14 24 -4`, sheet.light('#C9747A'), 4);
    sheet.at(120, 1210, 1, () => paintReeds(sheet, 460, 330, sheet.light('#66703C')));
    sheet.at(1800, 1210, 1, () => paintReeds(sheet, 420, 360, sheet.light('#5A6434')));
  },
);

export const GULF: readonly Scene[] = [sunset, lagoon];
