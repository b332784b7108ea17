/** The portrait of the mayor. */
import { shift } from '../colour.ts';
import { oval, places, points, polygon } from '../path.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintHouseRow } from '../settlement.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';

/** Head, neck and shoulders from the front, lit from the left; no features, only planes of paper. */
function paintBust(sheet: Sheet): void {
  const skin = sheet.light('#D2A07C');
  const hair = sheet.light('#8E8B86');
  const suit = sheet.light('#16344C');
  const shirt = sheet.paint('white');
  // Jacket.
  sheet.paper(
    'M-430 620C-430 420 -380 330 -250 284L-96 226H96L250 284C380 330 430 420 430 620Z',
    sheet.fade(
      [
        [0, shift(suit, 0.06)],
        [0.6, suit],
        [1, shift(suit, -0.06)],
      ],
      'across',
    ),
    { lift: 16, rim: 0.35 },
  );
  // Shirt and tie.
  sheet.paper('M-104 216L0 470L104 216Q0 262 -104 216Z', sheet.tone(shirt, 0.03), {
    lift: 5,
    rim: 0.2,
  });
  sheet.fill('M104 216L0 470L34 300Z', sheet.hour.shadow, 0.14);
  const tie = sheet.paint('terracotta');
  sheet.paper(
    'M-30 268H30L18 318L46 560L0 620L-46 560L-18 318Z',
    sheet.fade(
      [
        [0, shift(tie, 0.04)],
        [1, shift(tie, -0.07)],
      ],
      'across',
    ),
    { lift: 5, rim: 0.4 },
  );
  sheet.fill('M-18 318H18L22 344L-20 330Z', sheet.hour.shadow, 0.24);
  // Neck, with the chin's shadow.
  sheet.paper('M-80 60V214Q0 300 80 214V60Z', shift(skin, -0.05), { lift: 3, rim: 0 });
  sheet.fill('M-80 90Q0 190 80 90V160Q10 240 -80 132Z', sheet.hour.shadow, 0.22);
  sheet.fill('M10 268Q50 252 80 214V70H40Z', sheet.hour.shadow, 0.12);
  // Collar and lapels.
  sheet.paper('M-84 186L-126 232L-54 326L0 266Q-60 240 -84 186Z', sheet.tone(shirt, 0.02), {
    lift: 6,
    rim: 0.5,
  });
  sheet.paper(
    'M84 186L126 232L54 326L0 266Q60 240 84 186Z',
    sheet.tone(shift(shirt, -0.05), 0.02),
    { lift: 6, rim: 0.4 },
  );
  sheet.paper(
    'M-120 226L-210 300L-176 356L-206 378L-44 620H-6L-10 560Q-90 420 -120 226Z',
    sheet.tone(shift(suit, 0.045), 0.03),
    { lift: 7, rim: 0.5 },
  );
  sheet.paper(
    'M120 226L210 300L176 356L206 378L44 620H6L10 560Q90 420 120 226Z',
    sheet.tone(shift(suit, 0.0), 0.03),
    { lift: 7, rim: 0.4 },
  );
  sheet.fill(polygon([-266, 424], [-206, 414], [-204, 424], [-265, 434]), shirt);
  // A small pin: the sun of the emblem.
  sheet.fill(oval(-150, 350, 11), sheet.paint('citrus'));
  // Ears, face.
  sheet.paper('M-150 -60q-40 -16 -34 34q6 50 42 52Z', shift(skin, 0.0), { lift: 4, rim: 0.3 });
  sheet.paper('M150 -60q40 -16 34 34q-6 50 -42 52Z', shift(skin, -0.08), { lift: 4, rim: 0.2 });
  const face =
    'M-152 -110C-152 -226 -90 -268 0 -268C90 -268 152 -226 152 -110C152 -20 142 50 104 104C70 148 34 164 0 164C-34 164 -70 148 -104 104C-142 50 -152 -20 -152 -110Z';
  sheet.paper(
    face,
    sheet.fade(
      [
        [0, shift(skin, 0.05)],
        [1, shift(skin, -0.01)],
      ],
      'across',
    ),
    { lift: 9, rim: 0.4 },
  );
  // The shaded half: brow, nose, lips and chin in one cut.
  sheet.inside(face, () => {
    sheet.fill(
      'M10 -280C16 -220 12 -170 8 -128C20 -124 14 -100 10 -84C18 -50 34 -22 40 0C44 16 26 24 8 26C6 36 12 44 8 54C26 62 22 74 10 80C16 92 14 104 6 112C16 132 12 150 4 180H190V-280Z',
      sheet.hour.shadow,
      0.13,
    );
    sheet.fill('M-152 20Q-120 130 0 170Q120 130 152 10V200H-152Z', hair, 0.16);
  });
  const brow = shift(hair, -0.14);
  sheet.line('M-104 -92Q-70 -112 -34 -94M36 -94Q72 -112 106 -92', brow, 12);
  // Eyes as calm almonds under their lids; a closed, friendly mouth.
  for (const x of [-68, 70]) {
    sheet.fill(`M${x - 27} -48Q${x} -70 ${x + 27} -48Q${x} -34 ${x - 27} -48Z`, '#F3E7DA');
    sheet.fill(oval(x, -50, 10.5), '#3D2C22');
    sheet.fill(oval(x - 3.5, -54, 3), '#ffffff');
    sheet.line(`M${x - 28} -49Q${x} -72 ${x + 28} -49`, '#4A3428', 5.5);
  }
  sheet.line('M-6 22Q8 30 22 20', shift(skin, -0.16), 6, 0.8);
  sheet.line('M-46 78Q2 104 50 76', sheet.light('#9A5644'), 9);
  sheet.line('M-20 116Q2 124 24 116', shift(skin, -0.12), 5, 0.5);
  // Hair.
  sheet.paper(
    'M-164 -60C-184 -190 -150 -300 -20 -312C110 -326 184 -240 166 -60C158 -86 154 -108 148 -130C136 -176 120 -196 96 -204C40 -196 -40 -200 -84 -232C-126 -206 -144 -166 -148 -130C-152 -104 -158 -84 -164 -60Z',
    sheet.fade(
      [
        [0, shift(hair, 0.08)],
        [0.6, hair],
        [1, shift(hair, -0.1)],
      ],
      'across',
    ),
    { lift: 7, rim: 0.5 },
  );
  sheet.line(
    'M-84 -236Q-20 -286 80 -276M-40 -228Q30 -258 116 -236M-120 -220Q-90 -280 -20 -296',
    shift(hair, 0.1),
    6,
    0.6,
  );
}

const portrait = composeScene(
  'mayor-portrait',
  {
    el: 'Σχηματικό πορτρέτο του δημάρχου με κοστούμι και γραβάτα, μπροστά από τη θάλασσα και τα βουνά της Αιγιάλειας.',
    en: 'A stylised portrait of the mayor in a suit and tie, before the sea and mountains of Aigialeia.',
  },
  'golden',
  (sheet) => {
    const horizon = 800;
    paintSky(sheet, {
      sun: { x: 250, y: 330, r: 62 },
      clouds: [
        { x: 960, y: 210, w: 360 },
        { x: 520, y: 160, w: 260 },
      ],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 240, 3);
    paintSea(sheet, { top: horizon, bottom: 1520, bands: 6, swell: 12, sunX: 250 });
    paintHill(
      sheet,
      points('700,1080 860,980 1040,900 1260,860'),
      1540,
      sheet.light('#8E9455', 0.15),
      { lift: 7 },
    );
    paintHouseRow(sheet, places('1010,960,0.6 1110,930,0.66 1180,1010,0.8 1050,1040,0.76'), 0.14);
    sheet.at(600, 790, 1.2, () => paintBust(sheet));
  },
  1200,
  1500,
);

export const PORTRAIT: readonly Scene[] = [portrait];
