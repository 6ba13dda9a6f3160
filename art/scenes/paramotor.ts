import { coastBelow, desertBelow } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { nth, num } from '#art/kit/numbers.ts';
import { limb } from '#art/kit/strokes.ts';
import { black, cord, darkCloth, skin } from '#art/kit/tones.ts';

/** Powered paraglider: crescent wing above, caged pilot below at 0,0, flying right. */
function paramotor(c: Ctx) {
  const { p } = c;
  const [a, b] = paint(c);
  const K = black(c);
  const R = 250;
  const cells = 15;
  const cy = 60;
  const lines = [];
  const st = [c.hazy(p.white, 0.05), a, c.lamp(0.2)];
  const pt = (t: number, r: number, k = 1): Point => [
    r * Math.sin(t) * 1.06,
    cy - r * Math.cos(t) * k,
  ];
  const top: Point[] = [];
  const bot: Point[] = [];
  const C: [string, string, string] = ['', '', ''];
  for (let i = 0; i <= cells; i++) {
    const t = -0.98 + (1.96 * i) / cells;
    const ch = 54 * Math.sqrt(Math.max(0.06, 1 - (t / 1.02) ** 2));
    top.push(pt(t, R + ch * 0.5));
    bot.push(pt(t, R - ch * 0.62));
  }
  for (let i = 0; i < cells; i++) {
    const [x0, y0] = nth(top, i);
    const [x1, y1] = nth(top, i + 1);
    const [u1, v1] = nth(bot, i + 1);
    const [u0, v0] = nth(bot, i);
    const m = Math.abs(i - (cells - 1) / 2);
    C[m > 5 ? 1 : m > 4 ? 2 : m < 1 ? 2 : 0] +=
      `M${num(u0)} ${num(v0)}L${num(x0)} ${num(y0)}Q${num((x0 + x1) / 2)} ${num((y0 + y1) / 2 - 4)} ${num(x1)} ${num(y1)}L${num(u1)} ${num(v1)}Q${num((u0 + u1) / 2)} ${num((v0 + v1) / 2 - 2)} ${num(u0)} ${num(v0)}Z`;
  }
  C.forEach((d, i) => {
    c.path(d, nth(st, i));
  });
  const seg = (P: readonly Point[]) =>
    P.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  const mid = top.map(
    ([x, y], i): Point => [x * 0.42 + nth(bot, i)[0] * 0.58, y * 0.42 + nth(bot, i)[1] * 0.58],
  );
  c.path(`${seg(mid)}L${seg([...bot].reverse()).slice(1)}Z`, p.ink, 0.2)
    .line(seg(top), p.white, 2, 0.5)
    .line(
      top
        .map(([x, y], i) =>
          i && i < cells
            ? `M${num(x)} ${num(y)}L${num(nth(bot, i)[0])} ${num(nth(bot, i)[1])}`
            : '',
        )
        .join(''),
      p.ink,
      1,
      0.22,
    );
  for (let i = 1; i < cells; i += 2) {
    lines.push(
      `M${num(nth(bot, i)[0])} ${num(nth(bot, i)[1])}L${nth(bot, i)[0] < 0 ? -10 : 8} ${num(-26)}`,
    );
  }
  c.line(lines.join(''), cord(c), 0.9, 0.65);
  // cage and propeller
  c.ellipse(-34, 30, 22, 62, p.white, `opacity="${c.night ? 0.1 : 0.22}"`)
    .ellipse(-34, 30, 22, 62, 'none', `stroke="${c.polish(0.3)}" stroke-width="4"`)
    .line('M-34-32V92M-55 12C-40 20-26 20-13 12M-55 48C-40 40-26 40-13 48', c.polish(0.3), 1.6)
    .path('M-36 30L-44-24L-34 26L-24 84L-32 34Z', K)
    .path('M-34 14H-10V48H-30Z', c.polish(0.25))
    .path('M-30 48H-10V64H-26Z', c.deep(p.accent, 0.1));
  // pilot, seated
  c.path('M-14 0C-18 24-16 48-6 58L34 60L40 48L14 44C14 26 14 10 8-2Z', K).path(
    'M-10-4C-16 16-12 40 0 48L20 44C22 24 20 4 12-6C6-12-6-12-10-4Z',
    [c.pale(a, 0.15), b],
  );
  limb(c, 'M4 46L50 40L78 66', darkCloth(c), 15);
  limb(c, 'M78 66L88 68', K, 10);
  limb(c, 'M2 6L18-14L10-32', mix(b, a, 0.5), 9);
  c.circle(10, -34, 4.5, skin(c));
  c.circle(6, -22, 14.5, [p.white, c.white(0.8)])
    .path('M8-30C16-30 22-25 21-17H7C4-22 5-28 8-30Z', p.glass)
    .line('M-10-24L-10 0M8-24L10 2', c.polish(0.4), 2.6);
}

export const drawParamotor: Scene = (c) => {
  const { W } = c;
  if (c.random() < 0.5) {
    desertBelow(c);
  } else {
    coastBelow(c, 440);
  }
  const s = 1.2 * Math.max(0.6, c.scale);
  const f = c.random() < 0.5;
  c.group(W / 2 + (f ? 6 : -6), 336, s, () => paramotor(c), 'rot(6)', f);
};
