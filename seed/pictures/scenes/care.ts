import { paintBench, paintLamp, paintPot } from '../furniture.ts';
import { paintPaving } from '../ground.ts';
import { oval, points } from '../path.ts';
import { paintPerson } from '../people.ts';
import { paintGulfMountains, paintHill } from '../ridge.ts';
import { composeScene, type Scene } from '../scene.ts';
import { paintSea } from '../sea.ts';
import { paintSky } from '../sky.ts';
import { paintPlane, paintRoundTree } from '../trees.ts';

const elderlyCare = composeScene(
  'elderly-care',
  {
    el: 'Μια εργαζόμενη της κοινωνικής υπηρεσίας κρατά συντροφιά σε δύο ηλικιωμένους σε παγκάκι κάτω από πλάτανο.',
    en: 'A care worker keeps two older residents company on a bench under a plane tree.',
  },
  'golden',
  (sheet) => {
    const horizon = 520;
    paintSky(sheet, {
      sun: { x: 400, y: 260, r: 52 },
      clouds: [{ x: 900, y: 160, w: 380 }],
      horizon,
    });
    paintGulfMountains(sheet, horizon, 180, 1);
    paintSea(sheet, { top: horizon, bottom: 760, bands: 4, swell: 8, sunX: 400 });
    paintHill(
      sheet,
      points('-60,760 400,720 900,750 1400,710 1980,730'),
      1260,
      sheet.light('#97A05A'),
      { lift: 8 },
    );
    for (const [x, s] of [
      [160, 1],
      [330, 0.85],
    ] as const)
      sheet.at(x, 800, s, () => paintRoundTree(sheet, 0.1, sheet.paint('citrus')));
    sheet.at(560, 840, 1.1, () => paintLamp(sheet));
    paintPaving(sheet, 900, sheet.paint('sand'));
    sheet.fill(oval(1420, 1080, 620, 70), sheet.hour.shadow, 0.2);
    sheet.at(1500, 1010, 2.5, () => paintPlane(sheet));
    sheet.at(980, 1090, 2.5, () => paintBench(sheet));
    paintPerson(sheet, 880, 1090, 400, {
      pose: 'sit',
      top: 'slate',
      bottom: 'ink',
      hair: 'hairGrey',
      skin: 'skin',
    });
    paintPerson(sheet, 1060, 1090, 380, {
      pose: 'sit',
      top: 'rose',
      bottom: 'seaDark',
      hair: 'hairGrey',
      skin: 'skinLight',
    });
    sheet.line('M980 940L986 1096', sheet.paint('trunkDark'), 9);
    sheet.line('M962 936q10 -16 26 0', sheet.paint('trunkDark'), 9);
    paintPerson(
      sheet,
      1290,
      1100,
      390,
      { pose: 'reach', top: 'seaLight', bottom: 'white', hair: 'hair' },
      true,
    );
    for (const [x, y] of [
      [640, 1110],
      [1560, 1110],
    ] as const)
      sheet.at(x, y, 1.5, () => paintPot(sheet, sheet.paint('terracotta')));
    paintPerson(sheet, 380, 1000, 130, { pose: 'walk', top: 'terracotta', bottom: 'slate' });
    paintPerson(sheet, 436, 1000, 96, {
      pose: 'run',
      top: 'citrus',
      bottom: 'sea',
      skin: 'skinLight',
    });
  },
);

export const CARE: readonly Scene[] = [elderlyCare];
