/** Winter in the high mountains. */
import { mix, shift } from '../colour.ts';
import { box, craggy, type Point, places, points, polygon, round } from '../path.ts';
import { paintHill, paintRidge } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSky } from '../sky.ts';
import { paintFir } from '../trees.ts';

const snowRidge = composeScene(
  'snow-ridge',
  {
    el: 'Χιονισμένες κορυφές της Αχαΐας τον χειμώνα, με έλατα φορτωμένα χιόνι και ένα μικρό καταφύγιο.',
    en: 'Snow-covered peaks of Achaia in winter, with snow-laden firs and a small mountain refuge.',
  },
  'dawn',
  (sheet) => {
    paintSky(sheet, {
      sun: { x: 380, y: 300, r: 50 },
      clouds: [{ x: 1100, y: 150, w: 420 }],
      horizon: 640,
    });
    const snow = sheet.paint('foam');
    const ridge = (anchors: readonly Point[], fill: string, foot: number, cap: number) => {
      const line = paintRidge(sheet, {
        anchors,
        fill,
        foot,
        lift: 9,
        mist: 0.3,
        flanks: 0,
        rough: 0.13,
      });
      // Snow follows the skyline and ends in a ragged edge.
      const tongues: Point[] = [];
      let deep = true;
      for (let k = line.length - 1; k >= 0; k -= sheet.random.whole(3, 6)) {
        const [x, y] = line[k] ?? [0, 0];
        tongues.push([
          x,
          y + cap * (deep ? sheet.random.between(0.75, 1.25) : sheet.random.between(0.22, 0.5)),
        ]);
        deep = !deep;
      }
      const lower = craggy(
        sheet.random,
        [...tongues, [line[0]?.[0] ?? 0, (line[0]?.[1] ?? 0) + cap]],
        0.1,
      );
      sheet.paper(
        polygon(...line, ...lower),
        sheet.fade([
          [0, shift(snow, 0.02)],
          [1, mix(snow, sheet.hour.ridgeNear, 0.16)],
        ]),
        { lift: 3, rim: 0.4 },
      );
      for (const [i, peak] of anchors.entries()) {
        const after = anchors[i + 1];
        const before = anchors[i - 1];
        if (!after || !before || peak[1] > before[1] || peak[1] > after[1]) continue;
        const slope = line.filter(([x]) => x >= peak[0] && x <= after[0]);
        sheet.fill(
          polygon(
            ...slope,
            [after[0] - 40, after[1] + cap],
            [peak[0] + (after[0] - peak[0]) * 0.3, peak[1] + cap * 1.6],
            [peak[0] + 20, peak[1] + cap * 0.7],
          ),
          sheet.hour.ridgeNear,
          0.3,
        );
      }
    };
    ridge(
      points('-60,470 200,300 420,420 760,190 1000,380 1340,110 1620,330 1800,230 1980,350'),
      mix(sheet.ridge(0.2), sheet.hour.haze, 0.2),
      900,
      150,
    );
    ridge(
      points('-60,600 240,500 520,590 820,430 1180,580 1520,420 1760,540 1980,460'),
      sheet.ridge(0.5),
      960,
      90,
    );
    const field = (anchors: readonly Point[], amount: number) =>
      paintHill(sheet, anchors, 1260, mix(snow, sheet.hour.ridgeFar, amount), {
        lift: 10,
        rim: 0.6,
      });
    field(points('-60,760 300,700 700,760 1100,690 1500,740 1980,680'), 0.45);
    for (let i = 0; i < 26; i++)
      sheet.stamp(
        `fir ${i % 2}`,
        30 + i * 76,
        770 - Math.sin(i * 0.9) * 30,
        0.42 + (i % 3) * 0.06,
        () => paintFir(sheet, 0.3, true),
      );
    field(points('-60,880 340,850 760,900 1200,850 1600,880 1980,830'), 0.26);
    // The refuge with a lit window.
    sheet.at(1180, 900, 1.25, () => {
      sheet.paper(box(-100, -84, 200, 88), sheet.tone(sheet.light('#8A6A4C'), 0.05), { lift: 6 });
      sheet.line('M-100 -62H100M-100 -40H100M-100 -18H100', sheet.hour.shadow, 2, 0.25);
      sheet.paper('M-124 -76L-56 -146H68L124 -76Z', sheet.tone(snow, 0.02), { lift: 6, rim: 0.6 });
      sheet.fill(box(-70, -62, 36, 32) + box(32, -62, 36, 32), '#F7CE74');
      sheet.fill(box(-16, -58, 32, 62), sheet.paint('trunkDark'));
      sheet.fill(box(50, -172, 20, 44), sheet.paint('stoneDark'));
    });
    sheet.line('M1240 780Q1270 740 1250 700T1290 620', sheet.paint('foam'), 11, 0.6);
    sheet.stamp('fir near', 1400, 930, 0.9, () => paintFir(sheet, 0.05, true));
    sheet.stamp('fir near', 980, 930, 0.8, () => paintFir(sheet, 0.05, true));
    field(points('-60,1010 300,970 760,1040 1200,1010 1600,960 1980,990'), 0.08);
    sheet.line(
      'M900 1250Q1020 1120 1160 1080T1180 930',
      mix(snow, sheet.hour.ridgeNear, 0.3),
      14,
      0.6,
    );
    for (const [x, y, s] of places(
      '120,1050,1.5 310,1090,1.2 1620,1040,1.3 1790,1100,1.8 520,1060,0.9',
    ))
      sheet.stamp('fir near', x, y, s, () => paintFir(sheet, 0.05, true));
    for (let i = 0; i < 60; i++)
      sheet.add(
        `<circle cx="${round(sheet.random.between(0, 1920))}" cy="${round(sheet.random.between(60, 1180))}" r="${round(sheet.random.between(1.5, 4))}" fill="#fff" opacity=".55"/>`,
      );
  },
);

export const WINTER: readonly Scene[] = [snowRidge];
