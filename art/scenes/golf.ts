import { pickIndex } from '#art/kit/choice.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Flag, Scene } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sea } from '#art/kit/water.ts';

export const drawGolf: Scene = (c) => {
  const { W, p } = c;
  const y = 344;
  const X = W / 2;
  const z = Math.max(0.72, c.scale);
  const v = pickIndex(c, 4);
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [24, 150],
    tone: c.distant(0.4),
    width: [18, 34],
    gap: 18,
    flat: 1,
    lights: c.dark,
    lightWidth: 1.2,
    envelope: (t) => 0.25 + 0.75 * Math.sin(Math.PI * t) ** 2,
  });
  needle(c, X + c.dir * W * 0.13, y, 226, 40, { fade: 0.35 });
  haze(c, y, 100, 0.85);
  // far tree line, lake
  let h = `M0 ${y + 8}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(16, 46));
    h += `q${int(w / 2)} ${-int(c.between(8, 26))} ${w} 0`;
    x += w;
  }
  c.path(`${h}V372H0Z`, [c.hazy(p.foliage, 0.55), c.hazy(p.leaf, 0.45)]);
  for (let i = 0; i < 5; i++) {
    stampedPalm(c, (W * (i + 0.5)) / 5 + c.between(-40, 40), y + 10, c.between(36, 52), {
      op: 0.6,
    });
  }
  sea(c, y + 14, 470, {
    glitter: 16,
    waves: 12,
    colours: [
      [c.hazy(p.sea[0], 0.3), 0],
      [mix(p.sea[0], p.sea[1], 0.6), 0.4],
      [p.sea[1], 1],
    ],
  });
  // fairway tongue and bunkers beyond the water
  const e = c.dir;
  const xAt = (f: number) => int(X + e * f * W);
  c.path(
    `M${e > 0 ? 0 : W} ${y + 16}C${xAt(-0.2)} ${y + 14} ${xAt(-0.06)} ${y + 22} ${xAt(-0.04)} ${y + 32}C${xAt(-0.06)} ${y + 44} ${xAt(-0.3)} ${y + 40} ${e > 0 ? 0 : W} ${y + 56}Z`,
    [c.hazy(p.leaf, 0.4), c.hazy(p.leaf, 0.15)],
  ).path(
    `M${xAt(-0.3)} ${y + 34}q${num(e * W * 0.05)} -9 ${num(e * W * 0.11)} -2q${num(-e * W * 0.04)} 9 ${num(-e * W * 0.11)} 2z`,
    c.hazy(p.sand[0], 0.2),
  );
  const gr = c.linear([
    mix(p.leaf, p.sun, c.night ? 0.05 : 0.18),
    mix(p.leaf, p.foliage, 0.35),
    p.foliage,
  ]);
  c.path(
    `M0 446C${int(W * 0.18)} 400 ${int(W * 0.38)} 408 ${int(W * 0.56)} 424S${int(W * 0.86)} 420 ${W} 452V600H0Z`,
    [mix(p.leaf, p.foliage, 0.45), p.foliage],
  );
  // bunker behind, putting green with mown bands
  const bk = (x: number, yy: number, s: number, f?: Flag) =>
    c.group(
      x,
      yy,
      s,
      () =>
        c
          .path(
            'M-92 2C-98-18-60-30-34-22C-10-34 36-34 48-18C78-24 104-8 92 8C74 24 28 14 4 20C-30 28-84 22-92 2Z',
            c.deep(p.foliage, 0.2),
            0.55,
          )
          .path(
            'M-88 6C-90-12-58-22-34-15C-10-26 34-26 46-11C74-16 96-4 86 10C68 24 28 15 4 21C-28 28-82 24-88 6Z',
            [mix(p.sand[2], p.sand[1], 0.4), [p.sand[0], 0.4], c.pale(p.sand[0], 0.2)],
          ),
      '',
      f,
    );
  bk(X - e * 250 * z, 448, 0.86 * z);
  bk(X + e * 262 * z, 470, 1.06 * z, 1);
  const id = c.define(
    `<clipPath id="@"><path d="M${int(X - 300 * z)} 520C${int(X - 300 * z)} 470 ${int(X - 120 * z)} 440 ${int(X + 40 * z)} 446C${int(X + 220 * z)} 452 ${int(X + 330 * z)} 486 ${int(X + 310 * z)} 526C${int(X + 290 * z)} 574 ${int(X + 100 * z)} 590 ${int(X - 60 * z)} 586C${int(X - 220 * z)} 582 ${int(X - 300 * z)} 566 ${int(X - 300 * z)} 520Z"/></clipPath>`,
  );
  c.add(`<g clip-path="${id}">`).band(430, 170, gr);
  let b = '';
  for (let i = 0; i < 7; i++) {
    const x = -330 + i * 100;
    b += `M${int(X + x * 0.7 * z)} 440h${int(40 * z)}L${int(X + (x * 1.2 + 60) * z)} 600h${int(-64 * z)}z`;
  }
  c.path(b, c.pale(p.leaf, 0.4), `opacity="${c.night ? 0.08 : 0.16}"`).add('</g>');
  // pin, shadow, ball
  const fx = X + e * 36 * z;
  const fy = 520;
  const fc =
    v % 2
      ? c.hazy(p.accent, 0.03)
      : c.dark
        ? mix(p.white, p.stone, 0.2)
        : mix(p.sea[2], p.glass, 0.4);
  c.ellipse(fx, fy, 9 * z, 2.6 * z, mix(p.ink, p.foliage, 0.3)).line(
    `M${int(fx)} ${fy}l${int(e * 120 * z)} ${int(14 * z)}`,
    p.ink,
    2.4,
    `opacity="${c.night ? 0.25 : 0.35}" stroke-linecap="round"`,
  );
  c.line(`M${int(fx)} ${fy}V${int(fy - 176 * z)}`, p.white, num(3.4 * z), 'round').path(
    `M${int(fx)} ${int(fy - 175 * z)}q${int(22 * z)} ${int(-8 * z)} ${int(40 * z)} ${int(4 * z)}t${int(42 * z)} ${int(4 * z)}q${int(-8 * z)} ${int(16 * z)} 0 ${int(34 * z)}q${int(-22 * z)} ${int(8 * z)} ${int(-42 * z)} ${int(-3 * z)}t${int(-40 * z)} ${int(-3 * z)}z`,
    c.linear([c.pale(fc, 0.15), fc, c.deep(fc, 0.25)], 'across'),
  );
  c.ellipse(fx - e * 118 * z + e * 7, 546, 9 * z, 2.4 * z, p.ink, 0.35).circle(
    fx - e * 118 * z,
    541,
    5.4 * z,
    p.white,
  );
  if (v > 1) {
    c.group(
      X - e * 96 * z,
      440,
      z * 0.72,
      () => {
        c.ellipse(e * 8, 1, 48, 5, p.ink, 0.3)
          .line('M-24-54L-20-22M26-54L20-24', c.deep(p.whiteShade, 0.3), 2.4)
          .path('M-22-22V-38H-16L-14-26H4V-20Z', c.deep(p.accent, 0.2))
          .path('M-36-9C-37-19-32-22-26-22H-4L0-12H12L18-27H28C35-22 38-15 38-8H-36Z', [
            p.white,
            c.white(0.6),
          ])
          .path('M-30-58H32V-53H-30Z', p.white)
          .circle(-22, -8, 8, p.ink)
          .circle(-22, -8, 3.4, p.whiteShade)
          .circle(26, -8, 8, p.ink)
          .circle(26, -8, 3.4, p.whiteShade)
          .line('M-34-22V-52M-31-20L-38-50', c.deep(p.stoneShade, 0.3), 2);
      },
      '',
      e < 0,
    );
  }
  // player at rest, and palms framing
  c.group(
    fx - e * 166 * z,
    536,
    z * 0.92,
    () => {
      const sk = mix(p.stoneShade, p.stone, 0.35);
      c.ellipse(e * 22, 1, 34, 4, p.ink, 0.25)
        .path('M-9 0L-7-44H9L11 0H4L1-36L-3 0Z', c.polish(0.35))
        .path('M-9-42C-12-64-10-78-4-82H6C12-78 13-62 10-42Z', p.white)
        .line(
          'M7-76L17-56L14-46M-5-74L3-56L13-46',
          c.white(0.35),
          5,
          'stroke-linecap="round" stroke-linejoin="round"',
        )
        .circle(2, -91, 7, sk)
        .path('M-6-92C-6-102 10-102 10-93L16-91H-6Z', p.accent)
        .line('M14-48L40-2l7 1', c.deep(p.whiteShade, 0.2), 2);
    },
    '',
    e < 0,
  );
  stampedPalm(c, xAt(0.4), 474, 196 * z, { lean: e * 0.04 });
  stampedPalm(c, xAt(0.47), 492, 250 * z, { lean: -e * 0.05 });
  bush(c, xAt(0.45), 486, 170 * z, 30);
  bush(c, xAt(-0.47), 470, 190 * z, 44);
  stampedPalm(c, xAt(-0.46), 462, 150 * z, { lean: -e * 0.03 });
};
