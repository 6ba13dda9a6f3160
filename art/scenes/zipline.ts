import { sailboat, yacht } from '#art/kit/boats.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { black, cord, darkCloth, skin } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** Flyer on a zip line, head to the right; the cable passes y=-96 above. */
function zipper(c: Ctx, a: string, b: string) {
  const { p } = c;
  const sk = skin(c);
  const K = black(c);
  const suit = darkCloth(c);
  c.path('M20-104H62V-90H20Z', K)
    .circle(29, -97, 6, p.whiteShade)
    .circle(53, -97, 6, p.whiteShade)
    .line('M41-90V-74M41-76L72-12M41-76L14-6M41-76L-62-2', cord(c), 2.6, 'stroke-linejoin="round"');
  limb(c, 'M-30 2L-86 0L-140-8', suit, 17);
  limb(c, 'M-30 8L-84 10L-136 8', c.deep(suit, 0.25), 18);
  limb(c, 'M-138 8L-152 6M-142-8L-156-10', K, 12);
  limb(c, 'M78 4L112 22L146 16', c.deep(a, 0.25), 11);
  c.circle(150, 15, 6.5, sk);
  c.path('M84-14C96-8 98 10 86 18C50 28 0 26-40 18C-48 10-46-6-38-10C0-18 50-20 84-14Z', [
    c.pale(a, 0.2),
    a,
    b,
  ])
    .path(
      'M70-16C76-2 76 10 70 22L56 24C60 10 60-4 54-18ZM6-18C10-4 10 10 6 24L-8 23C-4 10-4-4-8-16Z',
      K,
      0.55,
    )
    .path('M-44-4C-30 4 20 12 92 6C90 12 88 16 86 18C50 28 0 26-40 18C-46 12-46 2-44-4Z', b, 0.5);
  limb(c, 'M82 2L124 2L160-10', a, 12);
  c.circle(164, -11, 7, sk);
  c.circle(104, -12, 15, sk)
    .path('M90-8C84-34 122-38 122-16L112-18C104-18 100-12 100-4L94-2Z', [p.white, c.white(0.7)])
    .path('M105-20H120L118-12H107Z', p.glass);
}

export const drawZipline: Scene = (c) => {
  const { W, p } = c;
  const y = 486;
  sky(c, y, { clouds: 4 });
  const [a, b] = [c.hazy(p.accent, 0.05), c.deep(p.accent, 0.45)];
  const twin = c.random() < 0.5;
  skyline(c, y, {
    height: [60, 180],
    tone: c.distant(0.5),
    width: [46, 70],
    gap: 20,
    flat: 1,
  });
  haze(c, y, 130, 0.6);
  skyline(c, y, {
    height: [90, 270],
    tone: c.deep(p.far, 0.1),
    width: [38, 58],
    gap: 70,
    lights: 1,
    envelope: (t) => 0.5 + 0.5 * Math.abs(2 * t - 1),
  });
  haze(c, y, 90, 0.8);
  c.band(y - 6, 8, mix(p.stone, p.far, 0.45));
  sea(c, y + 1, 600, { glitter: 16, waves: 14 });
  floatOn(c, W / 2 - c.dir * W * 0.26 - 60, 552, 0.34, () => yacht(c), { opacity: 0.22 });
  sailboat(c, W / 2 + c.dir * W * 0.24, 530, 0.34);
  const s = 1.2 * Math.max(0.62, c.scale);
  mirrored(c, c.dir > 0, () => {
    const m = 0.17;
    const X = W * 0.5;
    const Y = 286;
    const cy = (x: number) => Y - 97 * s + (x - X - 41 * s) * m;
    const K = cord(c);
    if (twin) {
      const X2 = W * 0.2;
      const Y2 = cy(X2) - 14;
      c.line(
        `M-10 ${int(Y2 - 30 - X2 * m)}L${W + 10} ${int(Y2 - 30 + (W - X2) * m)}`,
        K,
        1.6,
        0.55,
      );
      c.group(
        X2,
        Y2 + 10,
        0.34,
        () => zipper(c, c.deep(p.sea[1], 0.1), c.deep(p.sea[2], 0.3)),
        'rot(9)',
      );
    }
    c.line(`M-10 ${int(cy(-10))}L${W + 10} ${int(cy(W + 10))}`, K, 2.6, 0.85);
    c.line(
      `M${int(X - 300 * s)} ${int(Y - 44 * s)}l${int(96 * s)} ${int(16 * s)}M${int(X - 330 * s)} ${int(Y - 4 * s)}l${int(120 * s)} ${int(20 * s)}M${int(X - 280 * s)} ${int(Y + 24 * s)}l${int(70 * s)} ${int(12 * s)}`,
      p.white,
      2,
      'opacity=".45" stroke-linecap="round"',
    );
    c.group(X, Y, s, () => zipper(c, a, b), 'rot(9.6)');
  });
};
