/**
 * The sheet that a scene is composed on: it collects shapes from back to front and writes the SVG.
 * Shadows are stacks of faint strokes instead of blur filters: librsvg draws them fifty times faster.
 */
import { mix, shift } from './colour.ts';
import { HOURS, type Hour, type HourName, PAINTS, type Paint } from './palette.ts';
import { round } from './path.ts';
import { Random } from './random.ts';

/** Widths of the strokes of a shadow, as multiples of how far the paper stands off. */
const WIDE = [2.6, 1.9, 1.25, 0.65];
const THIN = [2.5, 1.5, 0.7];
const FINE = [2.2, 1];

type Fade = readonly (readonly [offset: number, colour: string, opacity?: number])[];

interface PaperOptions {
  /** How far the paper stands off what is behind it, in pixels. */
  lift?: number;
  /** How strongly its upper left edge catches the light, 0 to 1. */
  rim?: number;
  opacity?: number;
}

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly hour: Hour;
  readonly random: Random;
  /** Share of shadow in what is drawn next: a foreground against the evening light. */
  gloom = 0;
  #defs: string[] = [];
  #parts: string[] = [];
  #known = new Map<string, string>();
  #count = 0;

  constructor(hour: HourName, seed: string, width = 1920, height = 1200) {
    this.width = width;
    this.height = height;
    this.hour = HOURS[hour];
    this.random = new Random(seed);
  }

  /** A local colour in this hour's light; `distance` (0 near, 1 lost in haze). */
  paint(name: Paint, distance = 0): string {
    return this.light(PAINTS[name], distance);
  }

  light(colour: string, distance = 0): string {
    const lit = mix(colour, this.hour.cast, this.hour.castShare);
    return mix(mix(lit, this.hour.shadow, this.gloom), this.hour.haze, distance);
  }

  /** The colour of a ridge; 0 is the farthest, 1 the nearest. */
  ridge(nearness: number): string {
    return mix(this.hour.ridgeFar, this.hour.ridgeNear, nearness);
  }

  /** The colour of the water; 0 is at the horizon, 1 at the viewer's feet. */
  water(nearness: number): string {
    const { seaFar, seaMid, seaNear } = this.hour;
    return nearness < 0.4
      ? mix(seaFar, seaMid, nearness / 0.4)
      : mix(seaMid, seaNear, (nearness - 0.4) / 0.6);
  }

  add(markup: string): void {
    this.#parts.push(markup);
  }

  /** A gradient as a value for `fill`: down, across, or round (from the middle outwards). */
  fade(stops: Fade, direction: 'down' | 'across' | 'round' = 'down'): string {
    const body = stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('');
    const known = this.#known.get(direction + body);
    if (known) return known;
    const id = `f${this.#count++}`;
    this.#defs.push(
      direction === 'round'
        ? `<radialGradient id="${id}">${body}</radialGradient>`
        : `<linearGradient id="${id}"${direction === 'down' ? ' x2="0" y2="1"' : ''}>${body}</linearGradient>`,
    );
    this.#known.set(direction + body, `url(#${id})`);
    return `url(#${id})`;
  }

  /** A colour with a quiet change of tone from the top down, as paper has under a lamp. */
  tone(colour: string, amount = 0.05): string {
    return this.fade([
      [0, shift(colour, amount)],
      [1, shift(colour, -amount)],
    ]);
  }

  /** A flat shape. */
  fill(d: string, fill: string, opacity = 1): void {
    this.add(`<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`);
  }

  /** A line with round ends. */
  line(d: string, colour: string, width: number, opacity = 1): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
    );
  }

  /** Bars, slats, tiles: a broad line cut into pieces across its way. */
  dashes(
    d: string,
    colour: string,
    width: number,
    [on, off]: readonly [on: number, off: number],
    opacity = 1,
  ): void {
    this.add(
      `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="butt" stroke-dasharray="${round(on)} ${round(off)}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`,
    );
  }

  /** A piece of cut paper: a soft shadow on what is behind, a lit edge, the shape. */
  paper(d: string, fill: string, { lift = 8, rim = 0.3, opacity = 1 }: PaperOptions = {}): void {
    const look = `fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity}"`}`;
    // On small pieces the lit edge would be finer than a pixel.
    const edge = lift > 2.5 ? rim : 0;
    if (lift <= 0 && edge <= 0) {
      this.add(`<path d="${d}" ${look}/>`);
      return;
    }
    const id = `p${this.#count++}`;
    this.#defs.push(`<path id="${id}" d="${d}"/>`);
    // A thin shadow needs no more than a few strokes to look soft.
    const [widths, style] =
      lift > 5 ? [WIDE, 's'] : lift > 2.5 ? [THIN, 't'] : lift > 0 ? [FINE, 'u'] : [[], ''];
    const strokes = widths
      .map((width) => `<use href="#${id}" stroke-width="${round(width * lift)}"/>`)
      .join('');
    if (strokes)
      this.add(
        `<g class="${style}" transform="translate(${round(lift * 0.4)} ${round(lift * 0.45)})">${strokes}</g>`,
      );
    if (edge > 0) this.add(`<use href="#${id}" class="r" opacity="${edge}" x="-1.3" y="-1.9"/>`);
    this.add(`<use href="#${id}" ${look}/>`);
  }

  /** Draws in a group whose origin is at (x, y); a negative scale turns left and right round. */
  at(x: number, y: number, scale: number, draw: () => void, tilt = 0): void {
    this.add(`<g transform="${place(x, y, scale)}${tilt ? ` rotate(${round(tilt)})` : ''}">`);
    draw();
    this.add('</g>');
  }

  /** Draws what has been drawn under this name before, or draws it for the first time. */
  stamp(name: string, x: number, y: number, scale: number, draw: () => void): void {
    let id = this.#known.get(`stamp ${name}`);
    if (!id) {
      id = `s${this.#count++}`;
      const outer = this.#parts;
      this.#parts = [];
      draw();
      this.#defs.push(`<g id="${id}">${this.#parts.join('')}</g>`);
      this.#parts = outer;
      this.#known.set(`stamp ${name}`, id);
    }
    this.add(`<use href="#${id}" transform="${place(x, y, scale)}"/>`);
  }

  /** The same as a stamp, at the origin of the group that is being drawn. */
  reuse(name: string, draw: () => void): void {
    this.stamp(name, 0, 0, 1, draw);
  }

  /** Draws within a shape only. */
  inside(d: string, draw: () => void): void {
    const id = `c${this.#count++}`;
    this.#defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.add(`<g clip-path="url(#${id})">`);
    draw();
    this.add('</g>');
  }

  /** A soft round light, for lamps, windows, the sun. */
  glow(x: number, y: number, radius: number, colour: string, strength = 0.6): void {
    const fill = this.fade(
      [
        [0, colour, strength],
        [0.35, colour, round(strength * 4.5) / 10],
        [1, colour, 0],
      ],
      'round',
    );
    this.add(`<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`);
  }

  /** Darkens the lower left, where a slide carries white text. */
  calm(strength = 0.5): void {
    const { width: w, height: h } = this;
    const fill = this.fade(
      [
        [0, this.hour.shadow, strength],
        [0.5, this.hour.shadow, round(strength * 6) / 10],
        [1, this.hour.shadow, 0],
      ],
      'round',
    );
    this.add(
      `<ellipse cx="${round(w * 0.1)}" cy="${round(h * 1.02)}" rx="${round(w * 0.8)}" ry="${round(h * 0.68)}" fill="${fill}"/>`,
    );
  }

  svg(): string {
    const { shadow, glow, haze } = this.hour;
    const shade = (name: string, strength: number) =>
      `.${name}{fill:none;stroke:${shadow};stroke-opacity:${strength}}`;
    const style = `${shade('s', 0.075)}${shade('t', 0.1)}${shade('u', 0.13)}.r{fill:${mix('#ffffff', glow, 0.4)}}`;
    const body =
      `<style>${style}</style><defs>${this.#defs.join('')}</defs>` +
      `<rect width="${this.width}" height="${this.height}" fill="${haze}"/>${this.#parts.join('')}`;
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}" stroke-linecap="round" stroke-linejoin="round">` +
      // Fractions need no zero before the point.
      `${body.replace(/([" ,:(-])0\.(?=\d)/g, '$1.')}</svg>`
    );
  }
}

function place(x: number, y: number, scale: number): string {
  const size =
    scale === 1
      ? ''
      : scale < 0
        ? ` scale(${scale3(scale)} ${scale3(-scale)})`
        : ` scale(${scale3(scale)})`;
  return `translate(${round(x)} ${round(y)})${size}`;
}

const scale3 = (value: number) => Math.round(value * 1000) / 1000;
