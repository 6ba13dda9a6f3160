import { mix } from '#art/kit/colour.ts';
import type { Hour } from '#art/kit/hours.ts';
import { num } from '#art/kit/numbers.ts';
import { type Palette, palettes } from '#art/kit/palette.ts';
import { hash, randomFrom } from '#art/kit/random.ts';

/** Drawings count with 0 and 1 as often as they say true and false. */
export type Flag = boolean | number;

/** From the least to the most, drawn at random between. */
export type Range = readonly [least: number, most: number];

/** Something that draws itself onto the context at hand; its result is not used. */
export type Draw = () => unknown;

export type Scene = (c: Ctx) => void;

interface CtxOptions {
  readonly scene: string;
  readonly time: Hour;
  readonly seed: string | number;
  readonly width: number;
  readonly height: number;
}

export interface SvgOptions extends CtxOptions {
  readonly grain: boolean;
  /** Mirror and zoom the picture by its seed. */
  readonly camera?: boolean;
  readonly viewX?: number;
  readonly viewWidth?: number;
  readonly fit?: string;
}

/** Which way a gradient runs over the shape's box: from x1, y1 to x2, y2. */
const ways = { down: [0, 0, 0, 1], across: [0, 0, 1, 0], back: [1, 0, 0, 0] } as const;

type Way = keyof typeof ways | readonly [x1: number, y1: number, x2: number, y2: number];

type GradientStop = readonly [colour: string, offset?: number, opacity?: number];

export type Stop = string | GradientStop;

const stopOf = (stop: Stop): GradientStop => (typeof stop === 'string' ? [stop] : stop);

/** A colour, a paint made before, or the colours of a gradient from the top down. */
type Fill = string | readonly Stop[];

/** What shapes are so often that it has a word: ends of lines that are round, paths with holes. */
const words: Readonly<Record<string, string>> = {
  round: 'stroke-linecap="round"',
  evenodd: 'fill-rule="evenodd"',
};

/** How opaque a shape is, one of the words above, or its further attributes as SVG writes them. */
type More = number | string;

function attributes(more: More = ''): string {
  if (typeof more === 'number') return ` opacity="${String(more).replace(/^0\./, '.')}"`;
  return more && ` ${words[more] ?? more}`;
}

/**
 * One picture in the making. The canvas is always 600 units high, its width follows the aspect
 * ratio, y grows downwards. A class, because every stroke of every scene writes to the same few
 * strings and draws from the same random sequence.
 */
export class Ctx {
  readonly W: number;
  readonly H = 600;
  readonly time: Hour;
  readonly p: Palette;
  readonly random: () => number;
  id: string;
  serial = 0;
  defs = '';
  body = '';
  /** Gradients and drawings by what they are made of, so that each is written once. */
  readonly cache: Record<string, string> = {};
  /** Subjects shrink with narrow crops. */
  readonly scale: number;
  readonly night: boolean;
  /** Lamps are lit. */
  readonly dark: boolean;
  sunX: number;
  readonly sunY: number;
  /** The side shadows fall to: 1 right, -1 left. */
  dir: number;

  constructor(o: CtxOptions) {
    this.W = Math.round((600 * o.width) / o.height);
    this.time = o.time;
    this.p = palettes[o.time];
    this.random = randomFrom(hash(`${o.scene}|${o.seed}`) ^ 0x9e3779b9);
    const signature = `${o.scene}${o.time}${o.seed}${o.width}x${o.height}`;
    this.id = `p${(hash(signature) % 1679616).toString(36)}`;
    this.scale = Math.min(1, this.W / 760);
    this.night = o.time === 'night';
    this.dark = this.night || o.time === 'dusk';
    this.sunX = this.W * (0.5 + (this.random() < 0.5 ? -1 : 1) * (0.16 + this.random() * 0.12));
    this.sunY = { dawn: 262, day: 96, golden: 210, dusk: 300, night: 120 }[o.time];
    this.dir = this.sunX < this.W / 2 ? 1 : -1;
  }

  between(a: number, b: number) {
    return a + this.random() * (b - a);
  }

  /** A colour with this share of white, of the darkest tone, of the air. */
  pale(colour: string, share: number) {
    return mix(colour, this.p.white, share);
  }

  deep(colour: string, share: number) {
    return mix(colour, this.p.ink, share);
  }

  hazy(colour: string, share: number) {
    return mix(colour, this.p.haze, share);
  }

  /** White and stone, this far in the shade. */
  white(shade: number) {
    return mix(this.p.white, this.p.whiteShade, shade);
  }

  stone(shade: number) {
    return mix(this.p.stone, this.p.stoneShade, shade);
  }

  /** The darkest tone with a share of glass: what is black and shines. */
  polish(share: number) {
    return mix(this.p.ink, this.p.glass, share);
  }

  /** Lamp light, this much warmer. */
  lamp(warmth: number) {
    return mix(this.p.glow, this.p.accent, warmth);
  }

  /** What is far away, this far in the air. */
  distant(share: number) {
    return this.hazy(this.p.far, share);
  }

  /** Adds a definition, whose id stands as @ in the markup, and returns the paint that uses it. */
  define(markup: string) {
    const id = this.id + (this.serial++).toString(36);
    this.defs += markup.replace('@', id);
    return `url(#${id})`;
  }

  /** A straight gradient over the shape's box, or over the canvas if `onCanvas`. */
  linear(stops: readonly Stop[], way: Way = 'down', onCanvas?: Flag) {
    const [x1, y1, x2, y2] = typeof way === 'string' ? ways[way] : way;
    const key = JSON.stringify([stops, x1, y1, x2, y2, onCanvas]);
    const stored = this.cache[key];
    if (stored) return stored;
    const marks = stops
      .map((stop, i) => {
        const [colour, offset = i / (stops.length - 1), opacity] = stopOf(stop);
        return `<stop offset="${+offset.toFixed(3)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
      })
      .join('');
    const paint = this.define(
      `<linearGradient id="@"${onCanvas ? ' gradientUnits="userSpaceOnUse"' : ''} x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${marks}</linearGradient>`,
    );
    this.cache[key] = paint;
    return paint;
  }

  /** A straight gradient of one colour from one opacity to another. */
  fade(colour: string, from: number, to: number, way?: Way, onCanvas?: Flag) {
    const stops: Stop[] = [
      [colour, 0, from],
      [colour, 1, to],
    ];
    return this.linear(stops, way, onCanvas);
  }

  /** A round glow of one colour from its middle to its edge. */
  radial(
    colour: string,
    middle = 1,
    edge = 0,
    between?: readonly [offset: number, opacity: number],
  ) {
    const key = `r${colour}${middle}${edge}${between}`;
    const stored = this.cache[key];
    if (stored) return stored;
    const paint = this.define(
      `<radialGradient id="@"><stop stop-color="${colour}" stop-opacity="${middle}"/>${between ? `<stop offset="${between[0]}" stop-color="${colour}" stop-opacity="${between[1]}"/>` : ''}<stop offset="1" stop-color="${colour}" stop-opacity="${edge}"/></radialGradient>`,
    );
    this.cache[key] = paint;
    return paint;
  }

  add(markup: string) {
    this.body += markup;
    return this;
  }

  private paint(fill: Fill) {
    return typeof fill === 'string' ? fill : this.linear(fill);
  }

  path(d: string, fill: Fill, more?: More) {
    return this.add(`<path d="${d}" fill="${this.paint(fill)}"${attributes(more)}/>`);
  }

  line(d: string, stroke: Fill, w: number | string = 1, more?: More) {
    return this.add(
      `<path d="${d}" fill="none" stroke="${this.paint(stroke)}" stroke-width="${w}"${attributes(more)}/>`,
    );
  }

  rect(x: number, y: number, w: number, h: number, fill: Fill, more?: More) {
    return this.add(
      `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${this.paint(fill)}"${attributes(more)}/>`,
    );
  }

  /** A rectangle from edge to edge. */
  band(y: number, h: number, fill: Fill, more?: More) {
    return this.rect(0, y, this.W, h, fill, more);
  }

  circle(x: number, y: number, r: number, fill: Fill, more?: More) {
    return this.add(
      `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${this.paint(fill)}"${attributes(more)}/>`,
    );
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: Fill, more?: More) {
    return this.add(
      `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${this.paint(fill)}"${attributes(more)}/>`,
    );
  }

  /** Draws in a moved and scaled frame. `more` is `rot(degrees)` or an attribute of the group. */
  group(x: number, y: number, s: number, draw: Draw, more = '', flip?: Flag) {
    const turned = more.startsWith('rot');
    const scale = s !== 1 || flip ? ` scale(${+(flip ? -s : s).toFixed(3)} ${+s.toFixed(3)})` : '';
    const turn = turned ? ` ${more.replace('rot', 'rotate')}` : '';
    const attribute = more && !turned ? ` ${more}` : '';
    this.add(`<g transform="translate(${num(x)} ${num(y)})${scale}${turn}"${attribute}>`);
    draw();
    return this.add('</g>');
  }

  /** Windows: what the sky throws back by day, lamp light after sunset. */
  glass() {
    const { p } = this;
    const stops = this.dark ? [p.glow, this.lamp(0.45)] : [p.glint, p.glass];
    return this.linear(stops, [0, 0, 0.25, 1]);
  }

  /** Stores a drawing once; `use` then prints it as often as wanted. */
  stamp(key: string, draw: Draw): string {
    const stored = this.cache[key];
    if (stored) return stored;
    const id = `${this.id}s${this.serial++}`;
    this.cache[key] = id;
    const drawn = this.record(draw);
    this.defs += `<g id="${id}">${drawn}</g>`;
    return id;
  }

  use(id: string, x: number, y: number, s = 1, flip?: Flag) {
    return this.add(
      `<use href="#${id}" transform="translate(${num(x)} ${num(y)}) scale(${+(flip ? -s : s).toFixed(3)} ${+s.toFixed(3)})"/>`,
    );
  }

  /** Stores a drawing once and prints it at x, y and in a size. */
  print(key: string, [x, y, s]: readonly [x: number, y: number, s?: number], draw: Draw) {
    return this.use(this.stamp(key, draw), x, y, s);
  }

  /** What `draw` would have added, kept aside for a second use such as a reflection. */
  record(draw: Draw) {
    const before = this.body;
    this.body = '';
    draw();
    const drawn = this.body;
    this.body = before;
    return drawn;
  }

  svg(o: SvgOptions) {
    const { W, H } = this;
    // The lithograph's speckle over everything. Ids of definitions count in letters too, so every
    // other id takes a dash: without it, the 24th gradient would be the grain.
    const grain = o.grain
      ? `<filter id="${this.id}-n" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${hash(o.seed) % 99}"/><feColorMatrix values="0 0 0 0 .07 0 0 0 0 .14 0 0 0 0 .16 0 0 0 -2.6 1.72"/></filter>`
      : '';
    const flip = o.camera && hash(`f${o.seed}${o.scene}`) & 1;
    const zoom = o.camera ? 1 + (hash(`z${o.seed}`) % 7) / 100 : 1;
    const camera =
      flip || zoom > 1
        ? `<g transform="translate(${num(W / 2)} 300) scale(${+(flip ? -zoom : zoom).toFixed(2)} ${zoom.toFixed(2)}) translate(${num(-W / 2)} -300)">`
        : '';
    const view = `viewBox="${o.viewX ?? 0} 0 ${o.viewWidth ?? W} ${H}" width="${o.width}" height="${o.height}" preserveAspectRatio="${o.fit ?? 'xMidYMid slice'}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${view}><defs>${this.defs}${grain}</defs>${camera}${this.body}${camera && '</g>'}${grain && `<rect width="${W}" height="${H}" filter="url(#${this.id}-n)" opacity=".12"/>`}</svg>`;
  }
}
