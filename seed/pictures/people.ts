/** People, cut simply: no faces, clear gestures. The origin is between the feet; 100 units tall. */
import { shift } from './colour.ts';
import type { Paint } from './palette.ts';
import { oval, type Point, polyline } from './path.ts';
import { POSES, type Pose } from './poses.ts';
import type { Sheet } from './sheet.ts';

interface Person {
  pose?: Pose;
  top?: Paint;
  bottom?: Paint;
  hair?: Paint;
  skin?: Paint;
  skirt?: boolean;
  hat?: Paint;
  pack?: Paint;
}

/** Draws a person `height` pixels tall; turned to the left with `left`. */
export function paintPerson(
  sheet: Sheet,
  x: number,
  y: number,
  height: number,
  person: Person = {},
  left = false,
): void {
  const name = `person ${Object.values(person).join(' ')} ${Object.keys(person).join(' ')}`;
  sheet.stamp(name, x, y, (left ? -1 : 1) * (height / 100), () => paintFigure(sheet, person));
}

function paintFigure(sheet: Sheet, person: Person): void {
  const { pose = 'stand', skirt = false, hat, pack } = person;
  const limbs = POSES[pose];
  const top = sheet.paint(person.top ?? 'sea');
  const bottom = sheet.paint(person.bottom ?? 'slate');
  const skin = sheet.paint(person.skin ?? 'skin');
  const hair = sheet.paint(person.hair ?? 'hair');
  const [sx, sy] = limbs.shoulder;
  const [hx, hy] = limbs.hip;
  const leg = skirt ? skin : bottom;
  const [legBack, legFront] = limbs.legs;
  const [armBack, armFront] = limbs.arms;
  sheet.fill(oval(pose === 'sit' ? 6 : 2, 0, 24, 3.4), sheet.hour.shadow, 0.2);
  if (armBack) {
    sheet.line(polyline(armBack), shift(top, -0.07), 6.4);
    paintHand(sheet, armBack, skin);
  }
  if (legBack) sheet.line(polyline(legBack), shift(leg, -0.05), skirt ? 5.5 : 8);
  if (legFront) sheet.line(polyline(legFront), leg, skirt ? 5.5 : 8.4);
  const shoes = limbs.legs
    .map((line) => line.at(-1))
    .map((foot) => foot && `M${foot[0]} ${foot[1]}h5`);
  sheet.line(shoes.join(''), sheet.paint('ink'), 5);
  if (pack)
    sheet.paper(
      `M${sx - 20} ${sy + 4}q0 -6 7 -6h8v32h-9q-6 0 -6 -7Z`,
      sheet.tone(sheet.paint(pack), 0.04),
      { lift: 0, rim: 0.3 },
    );
  if (skirt)
    sheet.paper(
      `M${hx - 9} ${hy - 8}Q${hx - 15} ${hy + 14} ${hx - 18} ${hy + 28}Q${hx} ${hy + 33} ${hx + 18} ${hy + 28}Q${hx + 14} ${hy + 12} ${hx + 9} ${hy - 8}Z`,
      sheet.tone(bottom, 0.03),
      { lift: 0, rim: 0.2 },
    );
  sheet.paper(
    `M${sx - 6} ${sy - 2}Q${sx - 14} ${sy} ${sx - 13.5} ${sy + 8}Q${hx - 11} ${hy - 14} ${hx - 9.5} ${hy + 3}Q${hx} ${hy + 6} ${hx + 9.5} ${hy + 3}Q${hx + 11} ${hy - 14} ${sx + 13.5} ${sy + 8}Q${sx + 14} ${sy} ${sx + 6} ${sy - 2}Z`,
    sheet.fade(
      [
        [0, shift(top, 0.05)],
        [1, shift(top, -0.06)],
      ],
      'across',
    ),
    { lift: 0, rim: 0.3 },
  );
  sheet.line(`M${sx} ${sy}v-6`, shift(skin, -0.05), 6);
  const headX = sx + (pose === 'run' || pose === 'dig' ? 4 : 1);
  const headY = sy - 12.5;
  sheet.fill(oval(headX, headY, 7.2, 8.2), skin);
  // Hair: the back and top of the head, so that one sees which way a person looks.
  sheet.fill(
    `M${headX + 5.5} ${headY - 5}Q${headX + 1} ${headY - 11.5} ${headX - 5} ${headY - 7.5}Q${headX - 10.5} ${headY - 2} ${headX - 7} ${headY + (skirt ? 9 : 4)}Q${headX - 3} ${headY + 2} ${headX - 2.5} ${headY - 3}Q${headX + 2} ${headY - 3} ${headX + 5.5} ${headY - 5}Z`,
    hair,
  );
  if (hat) {
    const colour = sheet.paint(hat);
    sheet.fill(
      `M${headX - 8} ${headY - 4}Q${headX - 7} ${headY - 13} ${headX} ${headY - 13}Q${headX + 7} ${headY - 13} ${headX + 8} ${headY - 4}Z`,
      colour,
    );
    sheet.line(`M${headX - 8} ${headY - 4}H${headX + 12}`, shift(colour, -0.06), 2.4);
  }
  if (armFront) {
    sheet.line(polyline(armFront), shift(top, 0.02), 6.4);
    paintHand(sheet, armFront, skin);
  }
}

function paintHand(sheet: Sheet, arm: readonly Point[], skin: string): void {
  const hand = arm.at(-1);
  if (hand) sheet.fill(oval(hand[0], hand[1], 3.5), skin);
}

const TOPS = [
  'sea',
  'terracotta',
  'cream',
  'seaLight',
  'leaf',
  'citrus',
  'slate',
  'rose',
  'white',
  'seaDark',
] as const;
const BOTTOMS = ['ink', 'slate', 'trunk', 'seaDark', 'stoneDark'] as const;
const SKINS = ['skin', 'skinLight', 'skin', 'skinDark'] as const;
const HAIRS = ['hair', 'hair', 'trunkDark', 'trunk', 'hairGrey'] as const;

/** A made-up passer-by in the given pose. */
export function anyone(sheet: Sheet, pose: Pose = 'stand'): Person {
  const { random } = sheet;
  return {
    pose,
    top: random.pick(TOPS),
    bottom: random.pick(BOTTOMS),
    skin: random.pick(SKINS),
    hair: random.pick(HAIRS),
    skirt: random.next() > 0.62 && pose !== 'sit' && pose !== 'dig',
  };
}

/** Heads and shoulders seen from behind, in a row: an audience. `size` is a head's width. */
export function paintAudience(
  sheet: Sheet,
  y: number,
  from: number,
  to: number,
  size: number,
  tops: readonly [string, ...string[]],
  hairs?: readonly [string, ...string[]],
): void {
  for (let x = from; x < to; x += size * sheet.random.between(1.7, 2.3)) {
    const h = size * sheet.random.between(0.9, 1.1);
    const top = sheet.random.pick(tops);
    const lift = sheet.random.between(-0.2, 0.25) * size;
    sheet.fill(
      `M${Math.round(x - h * 1.05)} ${Math.round(y + h * 2)}q0 ${-Math.round(h * 1.25 + lift)} ${Math.round(h * 1.05)} ${-Math.round(h * 1.25 + lift)}t${Math.round(h * 1.05)} ${Math.round(h * 1.25 + lift)}Z`,
      top,
    );
    const hair = hairs ? sheet.random.pick(hairs) : shift(top, -0.06);
    sheet.fill(oval(x, y + h * 0.35 - lift, h * 0.44, h * 0.54), hair);
  }
}

const KINDS = [
  { top: 'sea', bottom: 'slate' },
  { top: 'terracotta', bottom: 'ink', skirt: true },
  { top: 'cream', bottom: 'trunk', hair: 'hairGrey' },
  { top: 'citrus', bottom: 'slate', skin: 'skinLight' },
  { top: 'leaf', bottom: 'ink' },
] as const satisfies readonly Person[];

/** One of five passers-by: pictures with a crowd stay small. */
export function oneOfFive(sheet: Sheet, pose: Pose = 'stand'): Person {
  const { skirt, ...kind }: Person = sheet.random.pick(KINDS);
  return { pose, ...kind, ...(skirt && pose !== 'sit' ? { skirt } : {}) };
}
