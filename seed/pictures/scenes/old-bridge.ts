/** An old stone bridge. */
import { mix, shift } from '../colour.ts';
import { paintBush } from '../foliage.ts';
import { box, places, points, round } from '../path.ts';
import { anyone, paintPerson } from '../people.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { paintBoulders, paintRiver } from '../rock.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintPlane, paintRoundTree } from '../trees.ts';

const stoneBridge = composeScene(
  'stone-bridge',
  {
    el: 'Παλιό μονότοξο πέτρινο γεφύρι πάνω από ποτάμι με πλατάνια, στα ορεινά.',
    en: 'An old single-arched stone bridge over a river with plane trees, up in the mountains.',
  },
  'golden',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 520, y: 200, r: 48 },
      clouds: [{ x: 1300, y: 150, w: 440 }],
      horizon: 600,
    });
    paintRidge(sheet, {
      anchors: points('-60,440 220,290 520,400 820,240 1100,380 1380,210 1660,350 1980,260'),
      fill: sheet.ridge(0.05),
      foot: 800,
      lift: 7,
      mist: 0.5,
    });
    paintRidge(sheet, {
      anchors: points('-60,520 300,470 660,580 1000,500 1380,570 1700,430 1980,480'),
      fill: mix(sheet.ridge(0.4), '#8A9258', 0.5),
      foot: 900,
      lift: 8,
      mist: 0.3,
    });
    const bank = sheet.light('#87894B');
    paintHill(
      sheet,
      points('-60,700 300,660 700,740 1000,770 1300,740 1640,650 1980,680'),
      1260,
      mix(bank, sheet.hour.haze, 0.2),
      { lift: 7 },
    );
    sheet.at(330, 720, 1, () => paintPlane(sheet, 0.12));
    sheet.at(1640, 710, 1.15, () => paintPlane(sheet, 0.12));
    paintRiver(
      sheet,
      points('930,770 900,810 800,890 640,1000 420,1250'),
      points('990,770 1040,810 1150,890 1330,1000 1580,1250'),
    );
    // The arch: a humped way on one great round vault.
    const stone = sheet.paint('stone');
    const shape =
      'M150 850Q600 700 960 560Q1330 700 1780 850V1010H1370A400 392 0 0 0 560 1010H150Z';
    sheet.paper(
      shape,
      sheet.fade([
        [0, shift(stone, 0.05)],
        [1, shift(stone, -0.14)],
      ]),
      { lift: 14, rim: 0.6 },
    );
    sheet.inside(shape, () => {
      let courses = '';
      for (let y = 600; y < 1010; y += 30) {
        courses += `M100 ${y}H1840`;
        for (let x = 120 + (y % 60 ? 0 : 34); x < 1840; x += 68)
          courses += `M${round(x + sheet.random.between(-8, 8))} ${y}v30`;
      }
      sheet.line(courses, sheet.hour.shadow, 2.4, 0.13);
      for (let i = 0; i < 34; i++) {
        const y = 600 + 30 * sheet.random.whole(0, 12);
        sheet.fill(
          box(sheet.random.between(200, 1700), y, 66, 29),
          sheet.random.next() > 0.5 ? shift(stone, 0.05) : shift(stone, -0.1),
          0.5,
        );
      }
    });
    // Voussoirs and the shaded inner face.
    sheet.line('M560 1010A404 396 0 0 1 1370 1010', shift(stone, 0.06), 40);
    let rays = '';
    for (let i = 1; i < 31; i++) {
      const a = Math.PI * (i / 31);
      rays += `M${round(965 - Math.cos(a) * 386)} ${round(1010 - Math.sin(a) * 378)}L${round(965 - Math.cos(a) * 424)} ${round(1010 - Math.sin(a) * 416)}`;
    }
    sheet.line(rays, sheet.hour.shadow, 3, 0.22);
    sheet.fill('M580 1010A384 376 0 0 1 965 634Q690 720 664 1010Z', sheet.hour.shadow, 0.34);
    sheet.line('M150 846Q600 694 960 552Q1330 694 1780 846', shift(stone, 0.07), 18);
    paintBoulders(
      sheet,
      places('540,1030,90 640,1070,50 1390,1030,96 1300,1080,56 820,1110,44 1120,1140,60'),
      mix(sheet.paint('rockDark'), stone, 0.3),
    );
    paintHill(sheet, points('-60,880 180,900 400,1010 520,1130 580,1260'), 1260, bank, {
      lift: 12,
    });
    paintHill(sheet, points('1400,1260 1480,1120 1620,990 1800,900 1980,870'), 1260, bank, {
      lift: 12,
    });
    sheet.at(150, 960, 1.2, () => paintRoundTree(sheet));
    sheet.at(1800, 960, 1.5, () => paintRoundTree(sheet));
    for (const [x, y, w] of places('380,1090,150 250,1020,120 1560,1120,170'))
      sheet.at(x, y, 1, () => paintBush(sheet, w));
    paintPerson(sheet, 880, 596, 72, anyone(sheet, 'walk'));
    paintPerson(sheet, 940, 570, 70, anyone(sheet, 'walk'));
  },
);

export const OLD_BRIDGE: readonly Scene[] = [stoneBridge];
