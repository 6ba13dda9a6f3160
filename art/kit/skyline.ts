import type { Ctx, Flag, Range } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { randomFrom } from '#art/kit/random.ts';

interface SkylineOptions {
  from?: number;
  to?: number;
  tone?: string;
  /** How much ink darkens the crowns. */
  top?: number;
  width?: Range;
  height?: Range;
  gap?: number;
  /** Without the shaded halves, for rows far off. */
  flat?: Flag;
  lights?: Flag;
  lightWidth?: number;
  /** How high the row stands along its length, 0 to 1. */
  envelope?: (t: number) => number;
}

/** A tower's outline and its shaded half in path syntax; x = centre, y = base. */
type Tower = (
  x: number,
  w: number,
  h: number,
  y: number,
) => readonly [outline: string, shade: string];

const towers: readonly Tower[] = [
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}V${int(y - h * 0.93)}L${int(x + w / 2)} ${int(y - h)}V${int(y)}Z`,
    `M${int(x + w * 0.08)} ${int(y)}V${int(y - h * 0.97)}L${int(x + w / 2)} ${int(y - h)}V${int(y)}Z`,
  ], // raked slab
  (x, w, h, y) => {
    const a = w / 2;
    const s: readonly Point[] = [
      [1, 0.62],
      [0.78, 0.76],
      [0.54, 0.86],
      [0.28, 0.92],
      [0.07, 0.93],
    ];
    let l = `M${int(x - a)} ${int(y)}`;
    s.forEach(([k, t]) => {
      l += `H${int(x - a * k)}V${int(y - h * t)}`;
    });
    l += `L${int(x)} ${int(y - h)}L${int(x + a * 0.07)} ${int(y - h * 0.93)}`;
    [...s].reverse().forEach(([k, t]) => {
      l += `V${int(y - h * t)}H${int(x + a * k)}`;
    });
    return [
      `${l}V${int(y)}Z`,
      `M${int(x)} ${int(y)}V${int(y - h)}L${int(x + a * 0.07)} ${int(y - h * 0.92)}H${int(x + a * 0.28)}V${int(y - h * 0.86)}H${int(x + a * 0.54)}V${int(y - h * 0.76)}H${int(x + a * 0.78)}V${int(y - h * 0.62)}H${int(x + a)}V${int(y)}Z`,
    ];
  }, // stepped deco
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}C${int(x - w * 0.46)} ${int(y - h * 0.45)} ${int(x - w * 0.14)} ${int(y - h * 0.74)} ${int(x)} ${int(y - h)}C${int(x + w * 0.14)} ${int(y - h * 0.74)} ${int(x + w * 0.46)} ${int(y - h * 0.45)} ${int(x + w / 2)} ${int(y)}Z`,
    `M${int(x)} ${int(y)}V${int(y - h)}C${int(x + w * 0.14)} ${int(y - h * 0.74)} ${int(x + w * 0.46)} ${int(y - h * 0.45)} ${int(x + w / 2)} ${int(y)}Z`,
  ], // lancet
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}V${int(y - h * 0.86)}Q${int(x - w * 0.5)} ${int(y - h)} ${int(x - w * 0.03)} ${int(y - h)}V${int(y)}ZM${int(x + w * 0.07)} ${int(y)}V${int(y - h * 0.9)}Q${int(x + w * 0.5)} ${int(y - h * 0.9)} ${int(x + w / 2)} ${int(y - h * 0.74)}V${int(y)}Z`,
    `M${int(x + w * 0.07)} ${int(y)}V${int(y - h * 0.9)}Q${int(x + w * 0.5)} ${int(y - h * 0.9)} ${int(x + w / 2)} ${int(y - h * 0.74)}V${int(y)}Z`,
  ], // twin blades
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}V${int(y - h * 0.8)}Q${int(x - w / 2)} ${int(y - h)} ${int(x)} ${int(y - h)}T${int(x + w / 2)} ${int(y - h * 0.8)}V${int(y)}Z`,
    `M${int(x + w * 0.05)} ${int(y)}V${int(y - h)}Q${int(x + w / 2)} ${int(y - h)} ${int(x + w / 2)} ${int(y - h * 0.8)}V${int(y)}Z`,
  ], // arch-top
  (x, w, h, y) => {
    const a = w / 2;
    const u = h / 4;
    return [
      `M${int(x - a)} ${int(y)}c${int(-a * 0.4)} ${int(-u)} ${int(a * 0.7)} ${int(-u)} ${int(a * 0.2)} ${int(-2 * u)}s${int(a * 0.7)} ${int(-u)} ${int(a * 0.2)} ${int(-2 * u)}l${int(a * 1.1)} ${int(u * 0.18)}c${int(a * 0.5)} ${int(u)} ${int(-a * 0.5)} ${int(u)} ${int(a * 0.1)} ${int(2 * u)}s${int(-a * 0.2)} ${int(u)} ${int(a * 0.2)} ${int(1.82 * u)}z`,
      `M${int(x + a)} ${int(y)}c${int(a * 0.1)} ${int(-u)} ${int(-a * 0.7)} ${int(-u)} ${int(-a * 0.45)} ${int(-2 * u)}s${int(a * 0.4)} ${int(-u)} ${int(a * 0.15)} ${int(-1.8 * u)}h${int(-a * 0.55)}c${int(a * 0.5)} ${int(u)} ${int(-a * 0.5)} ${int(u)} ${int(-a * 0.1)} ${int(1.9 * u)}s${int(a * 0.2)} ${int(u)} ${int(-a * 0.1)} ${int(1.9 * u)}z`,
    ];
  }, // turning
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}V${int(y - h * 0.78)}L${int(x)} ${int(y - h)}L${int(x + w / 2)} ${int(y - h * 0.78)}V${int(y)}Z`,
    `M${int(x)} ${int(y)}V${int(y - h)}L${int(x + w / 2)} ${int(y - h * 0.78)}V${int(y)}Z`,
  ], // pyramid crown
  (x, w, h, y) => [
    `M${int(x - w / 2)} ${int(y)}L${int(x - w * 0.36)} ${int(y - h * 0.88)}H${int(x - w * 0.03)}V${int(y - h)}H${int(x + w * 0.03)}V${int(y - h * 0.88)}H${int(x + w * 0.36)}L${int(x + w / 2)} ${int(y)}Z`,
    `M${int(x)} ${int(y)}V${int(y - h * 0.88)}H${int(x + w * 0.36)}L${int(x + w / 2)} ${int(y)}Z`,
  ], // masted taper
];

/** One row of towers with haze at their feet. */
export function skyline(c: Ctx, y: number, o: SkylineOptions = {}) {
  const { p } = c;
  const lr = randomFrom(int(y * 31 + c.W));
  const x0 = o.from ?? -20;
  const x1 = o.to ?? c.W + 20;
  const tone = o.tone ?? p.far;
  const height = o.height ?? [50, 170];
  let a = '';
  let b = '';
  let lit = '';
  let x = x0;
  let last = -1;
  while (x < x1) {
    const w = c.between(...(o.width ?? [16, 40]));
    const env = o.envelope ? o.envelope((x - x0) / (x1 - x0)) : 1;
    const h = c.between(...height) * env;
    let t: number;
    do {
      t = Math.floor(c.random() * towers.length);
    } while (t === last);
    last = t;
    const [d, s] = nth(towers, t)(x + w / 2, w, h, y);
    a += d;
    if (!o.flat) b += s;
    if (o.lights) {
      for (let k = 0; k < (o.lights === 2 ? 2 : 1); k++) {
        lit += `M${int(x + w * (0.22 + 0.56 * lr()))} ${int(y - 3)}v${int(-h * (0.45 + 0.27 * lr()))}`;
      }
    }
    x += w * c.between(0.8, 1) + c.between(0, o.gap ?? 10);
  }
  c.path(
    a,
    c.linear(
      [c.deep(tone, o.top ?? 0), [c.hazy(tone, 0.35), 0.72], c.hazy(tone, 0.8)],
      [0, y - height[1], 0, y],
      1,
    ),
  );
  if (b) {
    c.path(b, c.fade(p.ink, 0.19, 0, [0, y - height[1], 0, y], 1));
  }
  if (o.lights) {
    c.line(
      lit,
      p.glow,
      o.lightWidth ?? 1.6,
      `stroke-dasharray="1.6 ${num(4 + 2 * lr())} 1.6 9 3 5" opacity="${c.night ? 0.85 : c.dark ? 0.6 : 0.25}"`,
    );
  }
}
