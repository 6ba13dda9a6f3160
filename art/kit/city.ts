import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag, Range } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { sideLit } from '#art/kit/tones.ts';

interface NeedleOptions {
  /** How much of the whole the haze takes. */
  fade?: number;
  /** How much of its foot. */
  foot?: number;
  footOpacity?: number;
  lit?: string;
  shade?: string;
}

/** The invented supertall: a needle of shifting setbacks, fins and a long spire. */
export function needle(c: Ctx, x: number, y: number, h: number, w: number, o: NeedleOptions = {}) {
  const { p } = c;
  const HL = [0.13, 0.27, 0.42, 0.545, 0.65, 0.735, 0.8, 0.855];
  const HR = [0.19, 0.33, 0.475, 0.585, 0.68, 0.755, 0.815, 0.86];
  const WW = [0.5, 0.43, 0.36, 0.295, 0.225, 0.16, 0.1, 0.055];
  let d = `M${int(x - w * 0.5)} ${int(y)}`;
  WW.forEach((k, i) => {
    d += `H${int(x - w * k)}V${int(y - h * nth(HL, i))}`;
  });
  d += `H${num(x - w * 0.022)}L${int(x)} ${int(y - h)}L${num(x + w * 0.022)} ${int(y - h * 0.86)}`;
  for (let i = 7; i >= 0; i--) {
    d += `H${int(x + w * nth(WW, i))}V${int(y - (i ? h * nth(HR, i - 1) : 0))}`;
  }
  d += 'Z';
  let s = `M${int(x + w * 0.03)} ${int(y)}V${int(y - h * 0.86)}`;
  for (let i = 7; i >= 0; i--) {
    s += `H${int(x + w * nth(WW, i))}V${int(y - (i ? h * nth(HR, i - 1) : 0))}`;
  }
  s += 'Z';
  const a = o.lit ?? c.hazy(p.stone, o.fade ?? 0.25);
  const b = o.shade ?? c.hazy(p.stoneShade, o.fade ?? 0.25);
  const foot = c.hazy(mix(a, b, 0.5), o.foot ?? 0.7);
  const gd = c.dir;
  c.path(
    d,
    c.linear([gd > 0 ? a : b, gd > 0 ? mix(a, b, 0.35) : mix(a, b, 0.6), gd > 0 ? b : a], 'across'),
  );
  c.path(gd > 0 ? s : s, b, `opacity="${gd > 0 ? 0.35 : 0}"`);
  let f = '';
  WW.forEach((k, i) => {
    f += `M${int(x - w * k * 0.62)} ${int(y)}V${int(y - h * (nth(HL, i) - 0.012))}M${int(x + w * k * 0.58)} ${int(y)}V${int(y - h * (nth(HR, i) - 0.05))}`;
  });
  c.line(f, c.deep(b, 0.35), Math.max(0.6, w * 0.012), 0.4);
  c.path(d, [
    [foot, 0.45, 0],
    [foot, 1, o.footOpacity ?? 0.95],
  ]);
  if (c.dark) {
    c.line(
      f,
      p.glow,
      Math.max(1, w * 0.022),
      `stroke-dasharray="2 6 3 14 2 9" opacity="${c.night ? 0.8 : 0.5}"`,
    );
  }
}

interface CityOptions {
  from?: number;
  to?: number;
  fade?: number;
  height?: Range;
  width?: Range;
  gap?: number;
  lights?: Flag;
  lightWidth?: number;
  envelope?: (t: number) => number;
}

/**
 * Distant city in short strokes: the same family of towers as skyline(), for layers far back in the
 * haze.
 */
export function city(c: Ctx, y: number, o: CityOptions = {}) {
  const { p } = c;
  const x0 = int(o.from ?? -20);
  const x1 = o.to ?? c.W + 20;
  const tone = c.distant(o.fade ?? 0.45);
  const height = o.height ?? [20, 110];
  let d = '';
  let l = '';
  let x = x0;
  while (x < x1) {
    const w = int(c.between(...(o.width ?? [16, 32])));
    const e = o.envelope ? o.envelope((x - x0) / (x1 - x0)) : 1;
    const h = int(c.between(...height) * e);
    const a = w >> 1;
    const b = w - a;
    const u = int(h * 0.2);
    const k = Math.floor(c.random() * 7);
    d +=
      `M${x} ${y}v${-h}` +
      nth(
        [
          `h${w}v${h}z`,
          `l${w} ${-u}v${h + u}z`,
          `l${a} ${-u}l${b} ${u}v${h}z`,
          `q${a} ${-u * 2} ${w} 0v${h}z`,
          `h${a >> 1}v${-u}h${a}v${u}h${w - a - (a >> 1)}v${h}z`,
          `h${a - 1}v${-u}h2v${u}h${b - 1}v${h}z`,
          `c0${-u} ${a}${-u} ${a}${-u * 2}c0 ${u} ${b} ${u} ${b} ${u * 2}v${h}z`,
        ],
        k,
      );
    if (o.lights) l += `M${x + a} ${y - 4}v${-int(h * 0.8)}`;
    x += w + int(c.between(-2, o.gap ?? 10));
  }
  c.path(
    d,
    c.linear([tone, [c.hazy(tone, 0.35), 0.72], c.hazy(tone, 0.8)], [0, y - height[1], 0, y], 1),
  );
  if (l) {
    c.line(
      l,
      p.glow,
      o.lightWidth ?? 1.4,
      `stroke-dasharray="1.6 6 1.6 9 3 5" opacity="${c.night ? 0.8 : 0.55}"`,
    );
  }
}

/** Near tower with its own windows; base y=0, half-width a. */
export function block(c: Ctx, x: number, y: number, a: number, h: number, kind: number, f = 0) {
  const { p } = c;
  const A = c.hazy(c.pale(p.stone, 0.2), f);
  const B = c.hazy(mix(p.stoneShade, p.far, 0.35), f);
  const g = c.hazy(c.dark ? mix(p.glass, p.stoneShade, 0.25) : mix(p.glass, p.glint, 0.2), f);
  const w = c.dark ? c.hazy(p.glow, f) : g;
  const wl = sideLit(c, A, B, mix(A, B, 0.5));
  const X = int(x);
  const T = int(y - h);
  let d = '';
  if (kind === 0) {
    c.path(
      `M${int(x - a)} ${y}V${int(T + h * 0.3)}H${int(x - a * 0.74)}V${int(T + h * 0.14)}H${int(x - a * 0.46)}V${int(T + h * 0.04)}H${int(x - a * 0.12)}L${X} ${int(T - h * 0.08)}L${int(x + a * 0.12)} ${int(T + h * 0.04)}H${int(x + a * 0.46)}V${int(T + h * 0.14)}H${int(x + a * 0.74)}V${int(T + h * 0.3)}H${int(x + a)}V${y}Z`,
      wl,
    );
    for (const [u, t] of [
      [-0.84, 0.33],
      [-0.58, 0.18],
      [-0.3, 0.08],
      [0, 0.08],
      [0.3, 0.08],
      [0.58, 0.18],
      [0.84, 0.33],
    ] satisfies Point[]) {
      d += `M${int(x + a * u)} ${y - 6}V${int(T + h * t)}`;
    }
    c.line(d, w, num(a * 0.13), 'stroke-dasharray="6 4"');
  } else if (kind === 1) {
    c.path(
      `M${int(x - a)} ${y}V${int(T + a)}A${int(a)} ${int(a)} 0 0 1 ${int(x + a)} ${int(T + a)}V${y}Z`,
      sideLit(c, mix(g, p.glint, c.dark ? 0.1 : 0.35), c.deep(g, 0.25)),
    );
    c.line(
      `M${X} ${y - 9}V${int(T + a)}`,
      mix(A, B, 0.3),
      int(2 * a),
      'stroke-dasharray="2.2 8.8"',
    );
    if (c.dark) {
      c.line(
        `M${int(x - a * 0.5)} ${y - 4}V${int(T + a)}M${int(x + a * 0.25)} ${y - 10}V${int(T + a)}M${int(x + a * 0.7)} ${y - 30}V${int(T + a * 1.6)}`,
        w,
        num(a * 0.34),
        'stroke-dasharray="5 6 5 17 5 6 5 28"',
      );
    }
  } else if (kind === 2) {
    c.path(`M${int(x - a)} ${y}V${int(T + h * 0.16)}L${int(x + a)} ${T}V${y}Z`, wl);
    for (const u of [-0.76, -0.46, -0.16, 0.14, 0.44, 0.74]) {
      d += `M${int(x + a * u)} ${y - 6}V${int(T + h * (0.17 - 0.08 * (u + 1)) + 10)}`;
    }
    c.line(d, w, num(a * 0.16), 'stroke-dasharray="7 5"').line(
      `M${int(x - a)} ${int(T + h * 0.16)}L${int(x + a)} ${T}`,
      A,
      4,
    );
  } else {
    c.path(
      `M${int(x - a)} ${y}C${int(x - a * 0.96)} ${int(y - h * 0.5)} ${int(x - a * 0.6)} ${int(T + h * 0.2)} ${int(x - a * 0.1)} ${T}H${int(x + a * 0.1)}C${int(x + a * 0.6)} ${int(T + h * 0.2)} ${int(x + a * 0.96)} ${int(y - h * 0.5)} ${int(x + a)} ${y}Z`,
      sideLit(c, mix(g, p.glint, c.dark ? 0.1 : 0.4), c.deep(g, 0.2)),
    );
    for (const u of [-0.66, -0.33, 0, 0.33, 0.66]) {
      d += `M${int(x + a * u)} ${y}Q${int(x + a * u)} ${int(y - h * 0.6)} ${int(x + a * u * 0.24)} ${int(T + h * 0.06 + Math.abs(u) * h * 0.1)}`;
    }
    c.line(
      d,
      c.dark ? w : mix(A, B, 0.3),
      2.5,
      c.dark ? 'stroke-dasharray="9 2 3 5" opacity=".8"' : '',
    );
  }
}
