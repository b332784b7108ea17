/** Walking in the gorge: the path, the waterfall. */
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { places, points } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintCliff, paintLedgeBushes, paintRiver } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintPlane } from '../trees.ts';

const hikers = composeScene(
  'gorge-hikers',
  {
    el: 'Πεζοπόροι με σακίδια σε μονοπάτι πλάι στο ποτάμι, με πλατάνια και πικροδάφνες, κάτω από τους βράχους του φαραγγιού.',
    en: 'Hikers with rucksacks on a path beside the river, among plane trees and oleanders, below the rock walls of the gorge.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 1000, y: 110, w: 320 }], horizon: 560 });
    paintRidge(sheet, {
      anchors: points('300,500 700,330 900,420 1120,250 1400,400 1700,300'),
      fill: mix(sheet.ridge(0), sheet.hour.haze, 0.3),
      foot: 900,
      lift: 6,
      mist: 0.6,
    });
    const rock = sheet.paint('rock');
    const haze = sheet.hour.haze;
    paintCliff(
      sheet,
      points('560,-60 690,200 720,430 860,640 900,800'),
      -60,
      mix(rock, haze, 0.5),
      { lift: 10 },
    );
    paintCliff(
      sheet,
      points('1480,-60 1390,180 1360,420 1230,640 1180,800'),
      1980,
      mix(rock, haze, 0.44),
      { lift: 10 },
    );
    paintLedgeBushes(sheet, points('700,330 760,520 1360,360 1300,560'), 66, 0.4);
    paintCliff(
      sheet,
      points('250,-60 400,240 420,480 600,700 700,960'),
      -60,
      shift(mix(rock, haze, 0.24), -0.05),
      { lift: 12 },
    );
    paintCliff(
      sheet,
      points('1700,-60 1650,220 1560,420 1500,640 1350,860'),
      1980,
      mix(rock, haze, 0.16),
      { lift: 12 },
    );
    paintLedgeBushes(sheet, points('420,380 520,620 1610,360 1510,660 330,130'), 96, 0.18);
    const bank = sheet.light('#8F9160');
    paintHill(
      sheet,
      points('-60,900 300,880 700,800 1000,790 1300,810 1640,870 1980,860'),
      1260,
      bank,
      { lift: 7 },
    );
    paintRiver(
      sheet,
      points('1020,796 930,850 760,930 420,1060 -40,1180'),
      points('1060,796 1040,860 960,950 760,1080 500,1250'),
    );
    paintBoulders(
      sheet,
      places('930,880,34 690,980,44 880,1010,56 360,1120,60 640,1150,80 120,1080,70'),
      mix(rock, sheet.hour.shadow, 0.14),
    );
    // The path climbs from the lower right.
    sheet.paper(
      'M1180 806Q1160 850 1250 900Q1350 950 1190 1010Q980 1090 960 1260H1560Q1560 1120 1600 1040Q1660 940 1420 880Q1260 840 1230 806Z',
      sheet.fade([
        [0, sheet.paint('sand', 0.2)],
        [1, sheet.paint('earth')],
      ]),
      { lift: 4, rim: 0.5 },
    );
    for (const [x, y, s] of places(
      '1420,850,0.42 320,900,0.62 140,930,0.95 1640,960,0.8 1830,1030,1.15',
    ))
      sheet.at(x, y, s, () => paintPlane(sheet, s < 0.5 ? 0.2 : s < 0.7 ? 0.1 : 0));
    paintPerson(
      sheet,
      1210,
      880,
      76,
      { pose: 'walk', top: 'seaLight', bottom: 'trunk', pack: 'citrus' },
      true,
    );
    paintPerson(
      sheet,
      1300,
      1000,
      150,
      { pose: 'walk', top: 'white', bottom: 'slate', pack: 'leafDark', hair: 'hairGrey' },
      true,
    );
    paintPerson(
      sheet,
      1270,
      1150,
      270,
      { pose: 'walk', top: 'terracotta', bottom: 'ink', pack: 'sea', hat: 'cream' },
      true,
    );
    sheet.line('M1207 1046L1186 1160', sheet.paint('trunkDark'), 5);
    for (const [x, y, w] of places('1700,1170,240 880,1190,170 1880,1080,200'))
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.light('#DE6E8A')));
  },
);

export const GORGE: readonly Scene[] = [hikers];
