import { mix } from '#art/kit/colour.ts';
import type { Ctx } from '#art/kit/context.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { randomFrom } from '#art/kit/random.ts';

export interface SkyOptions {
  sunX?: number;
  sunY?: number;
  sunRadius?: number;
  clouds?: number;
  sun?: boolean;
}

/** Sky with sun/moon, concentric heat-haze rings, lens clouds, stars. hy = horizon y. */
export function sky(c: Ctx, hy = 380, o: SkyOptions = {}) {
  const { W, p } = c;
  const sx = o.sunX ?? c.sunX;
  const sy = o.sunY ?? Math.min(c.sunY, hy - 4);
  c.sunX = sx;
  c.dir = sx < W / 2 ? 1 : -1;
  c.band(0, hy + 6, c.linear(p.sky.map((k, i) => [k, nth([0, 0.42, 0.78, 1], i)])));
  if (c.night) {
    let d = '';
    const r = randomFrom(int(sx * 7 + hy));
    for (let i = 0; i < 38; i++) {
      const x = r() * W;
      const y = r() * hy * 0.8;
      if (Math.hypot(x - sx, y - sy) > 74) d += `M${int(x)} ${int(y)}h.1`;
    }
    c.line(d, '#fff5dc', 1.7, 'stroke-linecap="round" opacity=".6"');
  }
  if (o.sun !== false) {
    const R = o.sunRadius ?? (c.time === 'day' ? 34 : c.night ? 30 : 52);
    c.circle(
      sx,
      sy,
      int(R * 6.2),
      c.radial(p.sun, c.night ? 0.3 : 0.75, 0, [0.35, c.night ? 0.08 : 0.26]),
    );
    c.circle(sx, sy, R * 2.9, p.sun, `opacity="${c.night ? 0.05 : 0.13}"`).circle(
      sx,
      sy,
      R * 1.85,
      p.sun,
      `opacity="${c.night ? 0.07 : 0.17}"`,
    );
    if (c.night) {
      c.path(
        `M${num(sx)} ${num(sy - R)}A${R} ${R} 0 1 0 ${num(sx + R)} ${num(sy + 3)}A${int(R * 0.82)} ${int(R * 0.82)} 0 1 1 ${num(sx)} ${num(sy - R)}Z`,
        p.sun,
      );
    } else {
      c.circle(
        sx,
        sy,
        R,
        c.time === 'dusk'
          ? c.linear(['#fff0c8', '#f9a868'])
          : c.time === 'dawn'
            ? c.linear(['#fffdf2', '#ffe2b4'])
            : p.sun,
      );
    }
  }
  const nc = o.clouds ?? 4;
  let d = '';
  let d2 = '';
  for (let i = 0; i < nc; i++) {
    const y = c.between(hy * 0.12, hy * 0.86);
    const l = c.between(90, 300) * (0.5 + y / hy);
    const x = c.between(-60, W + 60);
    const t = c.between(2, 7);
    const s = `M${num(x - l)} ${num(y)}Q${num(x - l * 0.2)} ${num(y - t * 1.5)} ${num(x)} ${num(y - t)}T${num(x + l)} ${num(y)}Q${num(x)} ${num(y + t * 0.8)} ${num(x - l)} ${num(y)}Z`;
    if (i % 2) {
      d += s;
    } else {
      d2 += s;
    }
  }
  if (d2) c.path(d2, mix(p.haze, p.sun, 0.5), `opacity="${c.night ? 0.16 : 0.5}"`);
  if (d) c.path(d, c.dark ? p.far : p.haze, `opacity="${c.night ? 0.3 : 0.45}"`);
  return c;
}

/** Air: horizontal haze band that eats the feet of distant things. */
export const haze = (c: Ctx, y: number, h: number, o = 0.9, col?: string) =>
  c.band(y - h, h * 1.25, [
    [col ?? c.p.haze, 0, 0],
    [col ?? c.p.haze, 0.8, o],
    [col ?? c.p.haze, 1, 0],
  ]);

export const birds = (c: Ctx, x: number, y: number, k = 3) => {
  let d = '';
  for (let i = 0; i < k; i++) {
    const a = x + i * 22 + c.between(-7, 7);
    const b = y + c.between(-12, 12);
    const s = c.between(5, 9);
    d += `M${num(a - s)} ${num(b - s * 0.3)}q${num(s * 0.6)} ${num(-s * 0.3)} ${num(s)} ${num(s * 0.4)}q${num(s * 0.4)} ${num(-s * 0.7)} ${num(s)} ${num(-s * 0.5)}`;
  }
  c.line(d, c.dark ? c.p.haze : c.p.ink, 1.3, 'stroke-linecap="round" opacity=".6"');
};

/** A sea of k clouds from the line y down, a high. */
export function cloudBank(c: Ctx, y: number, col: string, op: number, k = 5, a = 60) {
  const { W } = c;
  let d = `M-40 600V${num(y)}`;
  const st = (W + 80) / k;
  for (let i = 0; i < k; i++) {
    const h = c.between(0.5, 1) * a;
    d += `c${num(st * 0.05)} ${num(-h)} ${num(st * 0.42)} ${num(-h * 1.15)} ${num(st * 0.52)} ${num(-h * 0.35)}c${num(st * 0.14)} ${num(-h * 0.42)} ${num(st * 0.4)} ${num(-h * 0.3)} ${num(st * 0.48)} ${num(h * 0.35)}`;
  }
  c.path(`${d}V600Z`, c.fade(col, op, op * 0.3));
}
