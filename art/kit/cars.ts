import { mix } from '#art/kit/colour.ts';
import type { Ctx } from '#art/kit/context.ts';
import { nth, num } from '#art/kit/numbers.ts';

/** A wheel of k spokes with its tyre, seen from the side. */
export function wheel(c: Ctx, x: number, y: number, r: number, k = 10) {
  const { p } = c;
  c.circle(x, y, r, mix(p.ink, '#000000', 0.35))
    .circle(x, y, r * 0.74, p.glass)
    .circle(x, y, r * 0.74, 'none', `stroke="${p.whiteShade}" stroke-width="${num(r * 0.06)}"`);
  let d = '';
  for (let i = 0; i < k; i++) {
    const a = (i / k) * 6.283 + 0.2;
    d += `M${num(x + Math.cos(a - 0.16) * r * 0.16)} ${num(y + Math.sin(a - 0.16) * r * 0.16)}L${num(x + Math.cos(a - 0.05) * r * 0.72)} ${num(y + Math.sin(a - 0.05) * r * 0.72)}L${num(x + Math.cos(a + 0.09) * r * 0.72)} ${num(y + Math.sin(a + 0.09) * r * 0.72)}L${num(x + Math.cos(a + 0.16) * r * 0.16)} ${num(y + Math.sin(a + 0.16) * r * 0.16)}Z`;
  }
  c.path(d, c.white(0.45))
    .circle(x, y, r * 0.2, p.whiteShade)
    .circle(x, y, r * 0.09, p.glass);
}

export type Paint = readonly [body: string, shade: string, shine: string];

type PaintPair = readonly [lit: string, shade: string];

/** Car and balloon paints are the only colours from outside the palettes; the hour tints them. */
const paints: readonly PaintPair[] = [
  ['#b8452c', '#5e1d1c'],
  ['#1d6f74', '#08313a'],
  ['#e3b057', '#8a5722'],
  ['#f3ead8', '#9f9482'],
  ['#3c4a52', '#11191f'],
];

export function paint(c: Ctx): Paint {
  const k = nth(paints, Math.floor(c.random() * 5));
  const p = c.p;
  const t = c.night ? 0.32 : c.dark ? 0.18 : c.time === 'golden' ? 0.14 : 0.05;
  return [mix(k[0], c.night ? p.sea[1] : p.haze, t), c.deep(k[1], t + 0.1), c.pale(k[0], 0.55)];
}

/** Long saloon car, nose right; ground y=0; 320 long. */
export function saloon(c: Ctx, cols: Paint | null) {
  const { p } = c;
  const [a, b, hi] = cols ?? [c.polish(0.45), mix(p.ink, '#000000', 0.35), c.deep(p.glint, 0.35)];
  c.ellipse(162, 1, 170, 6, p.ink, 0.45).path(
    'M34-14V-50H96V-14ZM222-14V-50H284V-14Z',
    mix(p.ink, '#000000', 0.4),
  );
  c.path(
    'M8-22C4-38 8-52 18-56L64-63C88-84 112-92 150-92H172C206-92 228-80 252-63L296-54C312-50 318-42 316-26C315-19 310-15 302-15H285C285-64 221-64 221-15H97C97-64 33-64 33-15H18C11-15 9-18 8-22Z',
    [hi, [a, 0.35], [a, 0.55], b],
  );
  c.path(
    'M78-62C98-79 120-86 146-86V-62ZM153-62V-86H172C200-86 218-76 238-62Z',
    c.dark
      ? c.linear([c.deep(p.glow, 0.25), p.glass])
      : c.linear([p.glint, p.glass], [0.7, 0, 0.3, 1]),
  )
    .line('M10-48C100-58 220-58 314-44', hi, 1.6, 0.7)
    .line('M150-84V-20', b, 1.2, 0.7);
  c.path('M292-52L310-47L312-38L294-42Z', c.pale(p.glow, 0.5)).path(
    'M9-52L22-54L20-44L8-42Z',
    c.dark ? '#ff6a4a' : p.accent,
  );
  for (const x of [65, 253]) {
    c.circle(x, -25, 25, mix(p.ink, '#000000', 0.35))
      .circle(x, -25, 17, c.white(0.5))
      .circle(x, -25, 12, c.deep(p.whiteShade, 0.45))
      .circle(x, -25, 4, p.white);
  }
}
