import { mix, shift } from '../colour.ts';
import { arch, box, places, points } from '../path.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintCliff, paintLedgeBushes, paintRiver } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import type { Sheet } from '../sheet.ts';
import { paintSky } from '../sky.ts';
import { paintRoundTree } from '../trees.ts';
import { paintRackTrain } from '../vehicles.ts';

const railway = composeScene(
  'vouraikos-railway',
  {
    el: 'Το κόκκινο τρενάκι του Οδοντωτού περνά μια πέτρινη γέφυρα ανάμεσα στα βράχια του φαραγγιού του Βουραϊκού.',
    en: 'The small red rack train crosses a stone bridge between the cliffs of the Vouraikos Gorge.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 980, y: 130, w: 360 }], horizon: 620 });
    paintRidge(sheet, {
      anchors: points('-40,420 260,260 520,400 800,210 1010,330 1260,180 1560,330 1960,240'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.25),
      foot: 1000,
      lift: 6,
      mist: 0.7,
    });
    paintRidge(sheet, {
      anchors: points('-40,520 300,380 640,560 900,440 1180,600 1500,380 1960,420'),
      fill: sheet.light(mix('#6F8B84', sheet.ridge(0.3), 0.5)),
      foot: 1000,
      lift: 8,
      mist: 0.55,
    });
    const rock = sheet.paint('rock');
    const far = mix(rock, sheet.hour.haze, 0.5);
    paintCliff(sheet, points('430,-60 560,180 610,420 730,640 780,1000'), -60, far, { lift: 10 });
    paintCliff(sheet, points('1390,-60 1300,170 1270,400 1150,620 1110,1000'), 1980, far, {
      lift: 10,
    });
    paintLedgeBushes(
      sheet,
      points('590,360 640,500 1240,470 1290,300 520,180 720,640 1160,640'),
      62,
      0.4,
    );
    paintHill(
      sheet,
      points('500,860 760,840 960,826 1180,846 1460,870'),
      1260,
      mix(rock, sheet.hour.haze, 0.2),
      { lift: 6 },
    );
    paintRiver(
      sheet,
      points('925,830 850,930 800,1040 700,1260'),
      points('965,830 1010,930 1100,1040 1230,1260'),
    );
    paintGorgeBridge(sheet);
    sheet.at(975, 652, 1.06, () => paintRackTrain(sheet));
    const mid = mix(rock, sheet.hour.haze, 0.22);
    paintCliff(
      sheet,
      points('200,-60 330,200 370,470 480,700 560,940 640,1240'),
      -60,
      shift(mid, -0.09),
      { lift: 14 },
    );
    paintCliff(sheet, points('1650,-60 1560,190 1540,450 1430,690 1330,960 1290,1240'), 1980, mid, {
      lift: 14,
    });
    paintLedgeBushes(sheet, points('350,330 400,560 1500,520 1560,260 290,130 1660,150'), 84, 0.2);
    paintBoulders(
      sheet,
      places(
        '735,1006,62 560,1010,80 925,1000,46 1125,1004,60 1320,1020,90 800,1090,54 1180,1120,84 720,1160,76 1010,1150,40',
      ),
      mix(rock, sheet.hour.shadow, 0.12),
    );
    paintCliff(
      sheet,
      points('0,300 90,480 150,720 330,900 520,1060 640,1260'),
      -60,
      sheet.light('#3E4F45'),
      { lift: 18 },
    );
    paintCliff(
      sheet,
      points('1900,240 1800,520 1740,760 1560,960 1420,1110 1340,1260'),
      1980,
      sheet.light('#6C6B55'),
      { lift: 18 },
    );
    for (const [x, y, s] of places('70,520,0.8 180,830,1 330,960,0.85'))
      sheet.at(x, y, s * 1.25, () => paintRoundTree(sheet));
    for (const [x, y, s] of places('1840,520,0.9 1740,830,1.1 1600,990,0.9'))
      sheet.at(x, y, s * 1.25, () => paintRoundTree(sheet));
    paintLedgeBushes(sheet, points('450,1060 560,1170 1480,1110 1400,1190 250,950'), 150);
    sheet.calm(0.7);
  },
);

/** Two stone abutments and piers, round arches, an iron rail; its deck is at y = 660. */
function paintGorgeBridge(sheet: Sheet): void {
  const stone = sheet.paint('stone');
  const deck = 660;
  const holes = points('640,150 820,190 1030,190 1220,150');
  let d = `M360 ${deck}H1560V${deck + 60}L1500 1000H360Z`;
  for (const [x, w] of holes) d += arch(x, 1010, w, 290);
  sheet.add('<g fill-rule="evenodd">');
  sheet.paper(
    d,
    sheet.fade([
      [0, shift(stone, 0.02)],
      [1, shift(stone, -0.13)],
    ]),
    { lift: 10, rim: 0.4 },
  );
  sheet.add('</g>');
  let courses = '';
  for (let y = deck + 24; y < deck + 60; y += 17) courses += `M400 ${y}H1500`;
  for (let x = 430; x < 1500; x += 44) courses += `M${x} ${deck + 7}v17M${x + 22} ${deck + 24}v17`;
  for (const x of [730, 925, 1125])
    for (let y = 760; y < 980; y += 26) courses += `M${x - 12} ${y}h24`;
  sheet.line(courses, sheet.hour.shadow, 2, 0.18);
  for (const [x, w] of holes) {
    const r = w / 2 + 8;
    sheet.line(
      `M${x - r} 812V${1010 - 290 + w / 2}a${r} ${r} 0 0 1 ${2 * r} 0V812`,
      shift(stone, 0.06),
      12,
      0.8,
    );
    // The inner face of the vault, in shade on the lit side.
    sheet.fill(
      `M${x - w / 2} 1000V${1010 - 290 + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-w / 2}q${-w * 0.32} 30 ${-w * 0.32} ${w * 0.6}V1000Z`,
      sheet.hour.shadow,
      0.22,
    );
  }
  sheet.paper(box(340, deck - 8, 1240, 18, 3), sheet.tone(shift(stone, 0.05), 0.02), {
    lift: 5,
    rim: 0.5,
  });
  const iron = sheet.paint('iron');
  let posts = '';
  for (let x = 380; x < 1540; x += 40) posts += `M${x} ${deck - 8}v-26`;
  sheet.line(`${posts}M380 ${deck - 34}H1540M380 ${deck - 22}H1540`, iron, 2.6);
}

export const RAILWAY: readonly Scene[] = [railway];
