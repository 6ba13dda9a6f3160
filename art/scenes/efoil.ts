import { shore } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { limb, mirrored, shin } from '#art/kit/strokes.ts';
import { black, darkCloth, skin } from '#art/kit/tones.ts';
import { sea } from '#art/kit/water.ts';

/** Rider on an electric foil, heading right; board underside at 0,0, water at y=88. */
function foil(c: Ctx, v: number) {
  const { p } = c;
  const [a, b] = paint(c);
  const sk = skin(c);
  const skd = c.deep(sk, 0.2);
  const sh = darkCloth(c);
  const top = v ? c.hazy(p.accent, 0.06) : c.white(0.12);
  const K = black(c);
  c.path('M-12 0H8L4 92H-6Z', c.linear([c.deep(p.whiteShade, 0.3), K], 'across'));
  c.path(
    'M-118-2C-120-11-112-16-98-16H84C108-16 128-11 142-4C146 0 142 4 132 5C100 8-56 8-100 7C-112 6-117 2-118-2Z',
    [p.white, [c.white(0.2), 0.45], [a, 0.5], b],
  ).path('M-98-16H84C98-16 110-14 120-11L-114-10C-112-14-106-16-98-16Z', c.polish(0.3), 0.7);
  limb(c, 'M-6-170L-36-148L-58-124', skd, 9);
  c.circle(-59, -122, 5.5, skd);
  limb(c, 'M-20-104L-22-60L-50-20', skd, 15);
  limb(c, 'M-52-19L-40-18', K, 7);
  shin(c, 'M-19-110L-22-64', sh, 23); // back leg
  limb(c, 'M-10-102L30-70L32-20', sk, 16);
  limb(c, 'M32-19L46-18', K, 7);
  shin(c, 'M-16-109L24-75', sh, 24); // front leg
  c.path(
    'M-33-102C-36-128-28-154-16-174C-6-183 14-181 20-170C22-150 13-124 9-98C-2-90-26-90-33-102Z',
    c.linear([c.pale(top, 0.2), top, c.deep(top, 0.3)], [1, 0, 0, 0.3]),
  ).path('M-33-132C-20-126 2-124 15-128L11-112C0-108-22-110-34-116Z', c.polish(0.4), 0.85);
  limb(c, 'M10-166L34-138L62-136', sk, 10);
  c.circle(65, -136, 6, sk).path('M62-139h12v5h-12z', K);
  c.path('M-4-184L8-186L10-172H-4Z', skd).circle(7, -196, 14, sk);
  if (v) {
    c.path(
      'M-8-194C-12-216 20-220 23-200C14-207 4-205 1-198C-2-184-10-176-22-172C-16-180-11-187-8-194Z',
      K,
    );
  } else {
    c.path('M-8-196C-10-216 22-216 22-200C15-205 5-205 0-196Z', K);
  }
}

export const drawEfoil: Scene = (c) => {
  const { W, p } = c;
  const y = 388;
  shore(c, y, { maxHeight: 120 });
  sea(c, y, 600, { glitter: 26, waves: 26 });
  const s = 1.26 * Math.max(0.66, c.scale);
  const f = c.random() < 0.5;
  const v = c.random() < 0.5 ? 1 : 0;
  mirrored(c, f, () => {
    const X = W * 0.5 - 4 * s;
    const Y = 444;
    const wy = Y + 80 * s;
    c.path(
      `M${int(X - 2 * s)} ${int(wy)}V${int(wy + 26 * s)}M${int(X - 50 * s)} ${int(wy + 28 * s)}H${int(X + 50 * s)}`,
      'none',
      `stroke="${p.ink}" stroke-width="${num(6 * s)}" stroke-linecap="round" opacity=".3"`,
    );
    c.ellipse(X, wy + 10, 150 * s, 8, p.ink, 0.2).path(
      `M${int(X + 20 * s)} ${int(wy - 1)}Q${int(X - 120 * s)} ${int(wy - 8)} ${int(X - 340 * s)} ${int(wy + 8)}Q${int(X - 140 * s)} ${int(wy + 4)} ${int(X + 20 * s)} ${int(wy + 3)}ZM${int(X + 18 * s)} ${int(wy + 2)}Q${int(X - 120 * s)} ${int(wy + 8)} ${int(X - 300 * s)} ${int(wy + 34)}Q${int(X - 120 * s)} ${int(wy + 18)} ${int(X + 18 * s)} ${int(wy + 2)}Z`,
      p.white,
      0.65,
    );
    c.group(X, Y, s, () => foil(c, v), 'rot(-3)');
    c.path(
      `M${int(X - 22 * s)} ${int(wy + 2)}q${int(12 * s)} ${int(-20 * s)} ${int(24 * s)} ${int(-13 * s)}q${int(12 * s)} ${int(3 * s)} ${int(28 * s)} ${int(14 * s)}z`,
      p.white,
      0.9,
    );
  });
  birds(c, W / 2 + c.dir * W * 0.28, 170, 3);
};
