/** Walking in the gorge: the path, the waterfall. */
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { craggy, oval, places, points, polyline, round } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintCliff, paintLedgeBushes, paintRiver, paintSlabs } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintFir, paintPlane } from '../trees.ts';

const hikers = composeScene(
  'gorge-hikers',
  {
    el: 'Πεζοπόροι με σακίδια σε μονοπάτι πλάι στο ποτάμι, ανάμεσα στους ψηλούς βράχους του φαραγγιού.',
    en: 'Hikers with rucksacks on a path beside the river, between the high rock walls of the gorge.',
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
    for (const [x, y, s] of places('1700,960,1.2 1850,1020,1.5 180,920,1 320,900,0.8 1420,850,0.6'))
      sheet.at(x, y, s, () => paintFir(sheet, s < 0.7 ? 0.2 : 0));
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
      sheet.at(x, y, 1, () => paintBush(sheet, w, 0, sheet.paint('lemon')));
  },
);

const waterfall = composeScene(
  'waterfall',
  {
    el: 'Καταρράκτης πέφτει από ψηλό βράχο σε μικρή λίμνη, μέσα σε πλατάνια και έλατα.',
    en: 'A waterfall drops from a high cliff into a small pool, among plane trees and firs.',
  },
  'morning',
  (sheet) => {
    paintSky(sheet, { clouds: [{ x: 420, y: 110, w: 340 }], horizon: 420 });
    paintRidge(sheet, {
      anchors: points('-60,330 240,180 520,290 860,120 1240,260 1560,140 1980,260'),
      fill: sheet.ridge(0.1),
      foot: 700,
      lift: 7,
      mist: 0.5,
    });
    const rock = sheet.paint('rock');
    const back = mix(rock, sheet.hour.haze, 0.22);
    const line = craggy(
      sheet.random,
      points('-60,420 260,340 560,300 840,250 940,268 1050,262 1160,230 1480,290 1980,220'),
      0.08,
    );
    sheet.paper(
      `${polyline(line)}L1980 1240L-60 1240Z`,
      sheet.fade([
        [0, shift(back, 0.05)],
        [1, shift(back, -0.14)],
      ]),
      { lift: 10, rim: 0.4 },
    );
    paintSlabs(sheet, points('-60,440 110,370 290,350 470,330 650,300'), 240, 1100, back);
    paintSlabs(
      sheet,
      points('1130,262 1290,270 1460,300 1640,270 1800,240'),
      300,
      1100,
      shift(back, 0.02),
    );
    for (const [x, y, s] of places(
      '180,380,0.6 330,350,0.75 700,292,0.6 1290,270,0.7 1500,306,0.85 1720,270,0.7',
    ))
      sheet.stamp('fir far', x, y, s, () => paintFir(sheet, 0.2));
    // The fall: three papers of water over a dark cleft.
    sheet.fill('M880 268Q850 560 800 920H1180Q1140 560 1110 262Z', sheet.hour.shadow, 0.28);
    const white = sheet.paint('foam');
    const water = mix(white, sheet.hour.seaMid, 0.28);
    sheet.paper(
      'M926 262Q906 420 900 560Q884 760 860 930H1130Q1110 740 1094 560Q1086 400 1064 258Z',
      sheet.fade([
        [0, water],
        [1, white],
      ]),
      { lift: 8, rim: 0.4 },
    );
    sheet.paper(
      'M950 262Q944 480 930 640Q920 780 912 930H990Q994 700 990 520Q990 380 984 260Z',
      white,
      { lift: 3, rim: 0.2 },
    );
    sheet.paper(
      'M1022 260Q1030 460 1040 620Q1056 780 1064 930H1102Q1084 700 1072 540Q1062 380 1048 260Z',
      white,
      { lift: 3, rim: 0.2 },
    );
    let threads = '';
    for (let i = 0; i < 14; i++) {
      const x = 930 + i * 11;
      const y = sheet.random.between(290, 620);
      threads += `M${x} ${round(y)}q${round((x - 995) * 0.06)} 90 ${round((x - 995) * 0.22)} ${round(sheet.random.between(120, 240))}`;
    }
    sheet.line(threads, sheet.hour.seaMid, 3, 0.5);
    // Pool and spray.
    const pool = mix(sheet.hour.seaMid, '#4FA89C', 0.45);
    sheet.paper(
      'M440 960Q700 890 1000 900Q1330 890 1560 970Q1500 1130 1000 1150Q520 1140 440 960Z',
      sheet.fade([
        [0, shift(pool, 0.1)],
        [1, shift(pool, -0.12)],
      ]),
      { lift: 5, rim: 0.4 },
    );
    for (const [rx, ry, o] of places('300,46,0.35 210,34,0.5 140,26,0.8'))
      sheet.fill(oval(995, 932, rx, ry), white, o);
    sheet.line(
      'M640 1010q120 -20 240 0M1100 1030q140 -20 260 0M760 1080q140 -16 260 0M1200 970q80 -12 160 0',
      white,
      4,
      0.5,
    );
    const dark = mix(rock, sheet.hour.shadow, 0.2);
    paintBoulders(
      sheet,
      places(
        '760,950,62 690,990,40 1250,950,70 1330,990,44 470,1040,90 1540,1050,100 1400,1130,70 640,1150,80 1000,1170,56',
      ),
      dark,
    );
    const floor = sheet.light('#54683A');
    paintHill(sheet, points('-60,940 200,980 420,1060 640,1190 760,1260'), 1260, floor, {
      lift: 10,
    });
    paintHill(sheet, points('1240,1260 1420,1180 1600,1080 1800,1000 1980,960'), 1260, floor, {
      lift: 10,
    });
    sheet.at(140, 1040, 1.9, () => paintPlane(sheet));
    sheet.at(1780, 1060, 1.8, () => paintFir(sheet));
    sheet.at(1620, 1110, 1.35, () => paintFir(sheet));
    for (const [x, y, w] of places('440,1120,170 1460,1200,190 560,1210,150'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintPerson(
      sheet,
      1600,
      1120,
      112,
      { pose: 'stand', top: 'citrus', bottom: 'slate', pack: 'sea' },
      true,
    );
  },
);

export const GORGE: readonly Scene[] = [hikers, waterfall];
