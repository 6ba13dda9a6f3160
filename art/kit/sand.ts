import { mix } from '#art/kit/colour.ts';
import type { Ctx, Flag } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { nth, num } from '#art/kit/numbers.ts';
import { haze } from '#art/kit/sky.ts';

interface DuneOptions {
  dir?: number;
  /** How far down the shadow face reaches. */
  fall?: number;
  /** How far its foot is swept to the shaded side. */
  sweep?: number;
  /** The nearest range: its shadow runs on to the edge of the picture. */
  front?: Flag;
}

/**
 * One dune range: crest with knife-edge peaks, lit face and S-ridge shadow face. The points are
 * valley, peak, valley, peak … valley.
 */
export function dune(
  c: Ctx,
  pts: readonly Point[],
  bottom: number,
  lit: string,
  shade: string,
  o: DuneOptions = {},
) {
  const dir = o.dir ?? c.dir;
  let d = `M${num(nth(pts, 0)[0])} ${num(nth(pts, 0)[1])}`;
  for (let i = 1; i < pts.length; i++) {
    const [x0, y0] = nth(pts, i - 1);
    const [x1, y1] = nth(pts, i);
    const dx = x1 - x0;
    const dy = y1 - y0;
    const up = y1 < y0;
    const s = up
      ? `C${num(x0 + dx * 0.5)} ${num(y0)} ${num(x1 - dx * 0.3)} ${num(y1 - dy * 0.16)} ${num(x1)} ${num(y1)}`
      : `C${num(x0 + dx * 0.3)} ${num(y0 + dy * 0.16)} ${num(x1 - dx * 0.5)} ${num(y1)} ${num(x1)} ${num(y1)}`;
    d += s;
  }
  c.path(`${d}V${bottom}H${num(nth(pts, 0)[0])}Z`, lit);
  let sd = '';
  for (let i = 1; i < pts.length - 1; i += 2) {
    const [px, py] = nth(pts, i);
    const v = dir > 0 ? nth(pts, i + 1) : nth(pts, i - 1);
    const w = Math.abs(v[0] - px);
    const hh = Math.min(bottom - py, o.fall ?? 1e9);
    const by = py + hh;
    const m = Math.min(w * 0.2, hh * 0.5) * c.between(0.7, 1.1) * dir;
    // the ridge wanders under the lit side, then sweeps away; the slip face closes toward the valley
    const dx = v[0] - px;
    const dy = v[1] - py;
    const ex = px + m * (o.sweep ?? 2.2);
    sd +=
      `M${num(px)} ${num(py)}C${num(px + dx * 0.3)} ${num(py + dy * 0.16)} ${num(px + dx * 0.5)} ${num(v[1])} ${num(v[0])} ${num(v[1])}` +
      (o.front && (v[0] < 0 || v[0] > c.W)
        ? `L${num(v[0])} ${num(by)}L${num(ex)} ${num(by)}`
        : `Q${num(v[0] - (v[0] - ex) * 0.55)} ${num(v[1] + (by - v[1]) * 0.2)} ${num(ex)} ${num(by)}`) +
      `C${num(px + m * 1.9)} ${num(py + hh * 0.62)} ${num(px - m * 1.5)} ${num(py + hh * 0.5)} ${num(px - m * 0.5)} ${num(py + hh * 0.27)}C${num(px + m * 0.35)} ${num(py + hh * 0.15)} ${num(px - m * 0.25)} ${num(py + hh * 0.07)} ${num(px)} ${num(py)}Z`;
  }
  c.path(sd, shade);
  return d;
}

/** Wind marks on the sand. */
export function ripples(
  c: Ctx,
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  k: number,
  col: string,
  op = 0.25,
) {
  let d = '';
  for (let i = 0; i < k; i++) {
    const t = (i + c.random()) / k;
    const y = y0 + (y1 - y0) * t;
    const w = 30 + t * 90;
    const x = c.between(x0, x1);
    d += `M${num(x - w)} ${num(y)}q${num(w * 0.35)} ${num(-3 - 3 * t)} ${num(w * 0.8)} ${num(-1)}t${num(w)} ${num(3 * t)}`;
  }
  c.line(d, col, 1.1, `opacity="${op}" stroke-linecap="round"`);
}

/** Full dune field between y0 (far crest) and 600. */
export function dunes(c: Ctx, y0: number, layers = 3, amp = 1) {
  const { W, p } = c;
  for (let L = 0; L < layers; L++) {
    const t = layers === 1 ? 1 : L / (layers - 1);
    const y = y0 + (600 - y0) * (0.02 + t * 0.5);
    const peaks = Math.max(1, Math.round(((3.4 - t * 2) * W) / 800));
    const pts: [number, number][] = [];
    const step = (W + 160) / peaks;
    const A = (26 + t * 62) * amp;
    for (let i = 0; i < peaks; i++) {
      const x = -80 + i * step + (L % 2 ? -step * 0.35 : 0);
      pts.push(
        [x, y + c.between(6, 18)],
        [x + step * c.between(0.42, 0.62), y - A * c.between(0.75, 1.15)],
      );
    }
    pts.push([W + 120, y + c.between(4, 16)]);
    const last = nth(pts, pts.length - 1);
    if (last[0] < W) last[0] = W + 60;
    const k = (1 - t) * 0.62;
    const lit = c.linear([
      c.hazy(p.sand[0], k),
      c.hazy(p.sand[1], k * 0.8),
      c.hazy(mix(p.sand[1], p.sand[2], 0.4 * t), k * 0.4),
    ]);
    const sh = c.linear([
      c.hazy(p.sand[2], k),
      [c.hazy(mix(p.sand[2], p.sand[3], t * 0.45), k * 0.8), 0.55],
      [mix(p.sand[1], p.sand[2], 0.7), 1, L === layers - 1 ? 1 : 0.5],
    ]);
    dune(c, pts, 600, lit, sh, { fall: A * (1.5 + t), front: L === layers - 1 });
    if (L < layers - 1) haze(c, y + 70, 80, 0.34 * (1 - t));
  }
  ripples(c, 0, W, y0 + (600 - y0) * 0.68, 596, 14, p.sand[0], c.dark ? 0.14 : 0.32);
}

type Puff = readonly [x: number, y: number, rx: number, ry: number, opacity: number];

/** Soft dust or foam: overlapping radial puffs. pts: [x, y, rx, ry, opacity]. */
export const puffs = (c: Ctx, col: string, pts: readonly Puff[]) => {
  for (const [x, y, a, b, o] of pts) c.ellipse(x, y, a, b, c.radial(col, o));
};
