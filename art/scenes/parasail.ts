import { shore } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { cord, skin } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** Tow parachute with two passengers at 0,0. */
function towChute(c: Ctx) {
  const { p } = c;
  const [a, b] = paint(c);
  const F = [-1, -0.8, -0.5, -0.17, 0.17, 0.5, 0.8, 1];
  const cols = [a, c.hazy(p.white, 0.04)];
  const Y = -190;
  const K = cord(c);
  let L = '';
  let B = '';
  for (let i = 0; i < 7; i++) {
    const u = nth(F, i);
    const v = nth(F, i + 1);
    const e = (x: number) => Y + 52 * Math.sqrt(1 - (x * 0.98) ** 2) * 0.35 + 4;
    c.path(
      `M${int(u * 24)} ${Y - 128}C${int(u * 110)} ${Y - 124} ${int(u * 176)} ${Y - 70} ${int(u * 176)} ${int(e(u))}Q${int((u + v) * 88)} ${int((e(u) + e(v)) / 2 + 14)} ${int(v * 176)} ${int(e(v))}C${int(v * 176)} ${Y - 70} ${int(v * 110)} ${Y - 124} ${int(v * 24)} ${Y - 128}Z`,
      nth(cols, i % 2),
    );
    L += `M${int(u * 176)} ${int(e(u))}L${u < 0 ? -42 : 42}-50`;
    B += `Q${int((u + v) * 88)} ${int((e(u) + e(v)) / 2 + 14)} ${int(v * 176)} ${int(e(v))}`;
  }
  L += `M176 ${Y + 7}L42-50`;
  c.path(
    `M-24 ${Y - 128}C-110 ${Y - 124}-176 ${Y - 70}-176 ${Y + 8}${B}C176 ${Y - 70} 110 ${Y - 124} 24 ${Y - 128}Z`,
    c.linear(
      [
        [p.sun, 0, c.night ? 0.1 : 0.4],
        [p.sun, 0.4, 0],
        [p.ink, 0.6, 0],
        [p.ink, 1, 0.45],
      ],
      [c.dir > 0 ? 0 : 1, 0, c.dir > 0 ? 1 : 0, 0.2],
    ),
  )
    .path(
      `M-118 ${Y - 62}q22-16 46-18l-4 20q-20 2-36 10zM118 ${Y - 62}q-22-16-46-18l4 20q20 2 36 10zM-30 ${Y - 86}H30L26 ${Y - 66}H-26Z`,
      p.ink,
      0.2,
    )
    .ellipse(0, Y - 128, 24, 4, c.deep(b, 0.2))
    .line(L, K, 1, 0.6);
  c.line('M-50-50H50', K, 4, 'round').line(
    'M-42-50L-38 26M-6-50L-12 26M8-50L14 26M42-50L40 26',
    K,
    1.8,
  );
  const sit = (x: number, v: string, t: string) => {
    limb(c, `M${x} 22L${x + 8} 34L${x + 6} 60M${x - 9} 22L${x - 4} 34L${x - 8} 60`, skin(c), 8.5);
    c.path(
      `M${x - 14} 30C${x - 18} 6 ${x - 14}-12 ${x - 2}-13C${x + 12}-12 ${x + 15} 6 ${x + 12} 30Z`,
      v,
    ).path(`M${x - 15} 20C${x - 6} 26 ${x + 6} 26 ${x + 13} 20V36H${x - 15}Z`, c.polish(0.4));
    limb(
      c,
      `M${x - 12}-6L${x - 21}-24L${x - 17}-48M${x + 10}-6L${x + 19}-24L${x + 15}-48`,
      skin(c),
      6,
    );
    c.circle(x - 1, -26, 10.5, skin(c)).path(
      `M${x - 12}-25C${x - 13}-42 ${x + 11}-42 ${x + 10}-25C${x + 4}-31 ${x - 6}-31 ${x - 12}-25Z`,
      t,
    );
  };
  sit(-24, mix(p.accent, p.glow, 0.25), p.ink);
  sit(26, c.pale(p.glow, 0.2), c.deep(p.stoneShade, 0.5));
}

export const drawParasail: Scene = (c) => {
  const { W, p } = c;
  const y = 432;
  shore(c, y, { maxHeight: 96 });
  sea(c, y, 600, { glitter: 24, waves: 26 });
  const s = 0.98 * Math.max(0.64, c.scale);
  const f = c.random() < 0.5;
  mirrored(c, f, () => {
    const X = W * 0.44;
    const Y = 364;
    const bx = W * 0.8;
    const by = 520;
    c.line(
      `M${int(X + 40 * s)} ${int(Y - 54 * s)}Q${int(W * 0.66)} ${int(Y + 60)} ${int(bx - 40 * s)} ${int(by - 26 * s)}`,
      cord(c),
      1.6,
      0.75,
    );
    c.path(
      `M${int(bx - 66 * s)} ${by + 2}q${int(-90 * s)} -5 ${int(-200 * s)} 12q${int(120 * s)} 6 ${int(200 * s)} -6z`,
      p.white,
      0.6,
    );
    floatOn(
      c,
      bx,
      by,
      0.62 * s,
      () =>
        c
          .path('M-70-40V-74M-44-40V-74', 'none', `stroke="${p.whiteShade}" stroke-width="4"`)
          .line('M-80-76H-34', p.white, 5, 'round')
          .path('M-10-36L-2-60C0-64 4-66 10-65L40-60L58-36Z', [p.glint, p.glass])
          .path('M-30-38c-2-18 0-26 7-26s9 8 7 26z', c.deep(p.accent, 0.1))
          .circle(-22, -70, 7, skin(c))
          .path(
            'M-110-6L-106-36H60C90-38 112-44 132-54C126-26 108 0 84 6H-96C-104 4-110 0-110-6Z',
            [p.white, c.white(0.7)],
          )
          .path(
            'M-109-18C-20-12 70-16 120-28C116-20 112-12 106-6C50 0-50 0-109-4Z',
            c.hazy(p.accent, 0.06),
          ),
      { opacity: 0.26 },
    );
    c.group(X, Y, s, () => towChute(c), 'rot(-7)');
  });
  birds(c, W / 2 + c.dir * W * 0.3, 150, 3);
};
