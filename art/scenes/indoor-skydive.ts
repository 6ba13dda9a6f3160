import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point, Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { walker } from '#art/kit/people.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { limb } from '#art/kit/strokes.ts';
import { black, darkCloth, skin } from '#art/kit/tones.ts';

export const drawIndoorSkydive: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.66, Math.min(1, W / 720));
  const fy = 500;
  const wall = mix(p.ink, p.sea[2], c.night ? 0.35 : 0.5);
  const hw = 150 * k;
  const hi = c.pale(p.sea[0], 0.5);
  const [a, b] = pick(c, [
    [c.hazy(p.accent, 0.04), c.deep(p.accent, 0.4)],
    [c.lamp(0.25), mix(p.accent, p.stoneShade, 0.4)],
    [c.white(0.1), p.whiteShade],
  ]);
  // tall side windows with the hour outside
  sky(c, fy, {
    clouds: 4,
    sunY: { dawn: 260, day: 220, golden: 250, dusk: 290, night: 220 }[c.time],
    sunRadius: 30,
    sunX: X + (c.sunX < X ? -1 : 1) * Math.max(250 * k, W * 0.33),
  });
  skyline(c, fy, {
    height: [60, 200],
    tone: c.distant(0.25),
    width: [34, 54],
    gap: 30,
    flat: 1,
    lights: c.dark ? 1 : 0,
  });
  haze(c, fy, 120, 0.6);
  const arch = (x: number, w: number, t: number) =>
    `M${int(x - w / 2)} ${fy - 34}V${int(t + w / 2)}A${int(w / 2)} ${int(w / 2)} 0 0 1 ${int(x + w / 2)} ${int(t + w / 2)}V${fy - 34}Z`;
  const aw = Math.min(170, W * 0.19);
  const ax = [-1, 1].map((m) => X + m * (hw + 46 * k + aw / 2));
  if (W > 1000) ax.push(...[-1, 1].map((m) => X + m * (hw + 86 * k + aw * 1.5)));
  const A = ax.map((x) => arch(x, aw, 130)).join('');
  c.path(
    `M0 0H${W}V${fy}H0Z${A}`,
    [c.deep(wall, 0.35), wall, mix(wall, p.stoneShade, 0.2)],
    'evenodd',
  )
    .line(A, mix(p.glow, p.stone, 0.5), 3)
    .line(
      ax.map((x) => `M${int(x)} 132V${fy - 34}M${int(x - aw / 2)} 300h${int(aw)}`).join(''),
      mix(p.ink, p.stoneShade, 0.35),
      2.4,
    );
  c.band(fy, 100, [c.deep(p.stoneShade, 0.35), mix(p.ink, p.stoneShade, 0.12)]).ellipse(
    X,
    fy + 26,
    hw * 1.7,
    36,
    p.glow,
    0.16,
  );
  // tunnel: glow, air, collars
  c.path(`M${int(X - hw)} 40H${int(X + hw)}V${fy + 10}H${int(X - hw)}Z`, [
    c.deep(p.sea[1], 0.15),
    mix(p.sea[1], p.sea[0], 0.45),
    hi,
  ]).path(
    `M${int(X - hw)} 40H${int(X + hw)}V${fy + 10}H${int(X - hw)}Z`,
    c.linear(
      [
        [p.ink, 0, 0.5],
        [p.ink, 0.22, 0.06],
        [p.white, 0.36, 0.28],
        [p.white, 0.44, 0],
        [p.ink, 0.8, 0.04],
        [p.ink, 1, 0.5],
      ],
      'across',
    ),
  );
  let d = '';
  for (let i = 0; i < 30; i++) {
    const x = X + c.between(-0.86, 0.86) * hw;
    const y0 = c.between(90, 470);
    d += `M${int(x)} ${int(y0)}v${int(-c.between(16, 64))}`;
  }
  c.line(d, p.white, 2, 'stroke-linecap="round" opacity=".5"');
  c.ellipse(X, fy - 2, hw * 0.96, 15, c.polish(0.4)).line(
    [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((f) => `M${int(X + f * hw)} ${fy - 12}v20`).join('') +
      `M${int(X - hw * 0.9)} ${fy - 2}h${int(hw * 1.8)}`,
    hi,
    1.4,
    0.6,
  );
  // instructor at the glass, flyer on the air
  c.group(X + c.dir * hw * 0.62, fy + 2, 1.34 * k, () => walker(c, darkCloth(c), 0), '', c.dir > 0);
  const up = c.random() < 0.35;
  const flip = c.dir < 0;
  c.group(
    X - c.dir * 20 * k,
    up ? 232 : 262,
    1.2 * k,
    () => {
      limb(c, 'M-34 4L-70-4L-84-40', b, 17);
      limb(c, 'M-86-42L-90-52', black(c), 12);
      limb(c, 'M40-6L74-22L88-50', b, 12);
      c.circle(89, -54, 6, skin(c)); // far side
      c.path(
        'M-46-4C-46 8-40 18-30 18C-8 20 4 26 30 24C48 22 60 14 64 2C66-10 58-22 44-22C18-22-6-12-30-12C-38-12-44-10-46-4Z',
        [c.pale(a, 0.25), a, b],
      )
        .path(
          'M-44 6C-10 10 36 18 64 0C62 12 50 22 30 24C4 26-8 20-30 18C-38 18-43 12-44 6Z',
          b,
          0.6,
        )
        .line('M22-22C30-8 28 12 20 24M2-16C8-4 8 10 2 22', p.white, 2.4, 0.6);
      limb(c, 'M-34 10L-74 14L-98-18', a, 18);
      limb(c, 'M-99-20L-104-30', black(c), 12);
      limb(c, 'M46 4L84 10L104-18', a, 13);
      c.circle(106, -21, 6.5, skin(c));
      c.circle(76, -12, 17, [p.white, c.white(0.8)]).path(
        'M80-22C90-21 95-14 93-4H78C74-10 75-20 80-22Z',
        p.glass,
      );
    },
    up ? 'rot(-16)' : 'rot(4)',
    flip,
  );
  const col = c.linear(
    [c.deep(p.stoneShade, 0.3), c.pale(p.stone, 0.3), c.deep(p.stoneShade, 0.2)],
    'across',
  );
  for (const [yy, h, e] of [
    [26, 30, 26],
    [78, 8, 12],
    [300, 5, 4],
    [fy + 2, 18, 18],
    [fy + 20, 14, 34],
  ] satisfies Point3[]) {
    c.rect(X - hw - e * k, yy, 2 * (hw + e * k), h, col, 'rx="3"');
  }
  c.line(
    `M${int(X - hw)} 86V${fy}M${int(X + hw)} 86V${fy}M${int(X - hw * 0.5)} 86V${fy + 2}M${int(X + hw * 0.5)} 86V${fy + 2}`,
    p.white,
    2,
    0.4,
  )
    .line(`M${int(X - hw - 26 * k)} 52H${int(X + hw + 26 * k)}`, p.glow, 3)
    .rect(X - hw * 0.55, 0, hw * 1.1, 28, col);
  // onlookers in silhouette
  const ppl = (x: number, s: number) =>
    c.group(x, 612, s, () =>
      c.path('M-24 0C-26-40-18-62 0-62S26-40 24 0Z', p.ink).circle(0, -78, 13, p.ink),
    );
  for (const [f, s] of [
    [-1.72, 1.05],
    [-1.34, 0.92],
    [1.36, 0.96],
    [1.76, 1.08],
  ] satisfies Point[]) {
    ppl(X + f * hw, s * k * 1.1);
  }
};
