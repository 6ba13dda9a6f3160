import { pickIndex } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { beam } from '#art/kit/rooms.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawShowStage: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const z = Math.max(0.62, Math.min(1.04, W / 780));
  const y = 404;
  const v = pickIndex(c, 3);
  const A = c.hazy(p.accent, 0.05);
  sky(c, y, {
    clouds: 5,
    sunX: X + (c.sunX < X ? -1 : 1) * Math.min(250, W * 0.33),
    sunY: { dawn: 240, day: 96, golden: 190, dusk: 280, night: 100 }[c.time],
  });
  haze(c, y, 120, 0.7);
  dune(
    c,
    [
      [-60, y],
      [W * 0.16, y - 60],
      [W * 0.46, y],
      [W * 0.82, y - 78],
      [W + 80, y],
    ],
    y + 40,
    c.linear([c.hazy(p.sand[0], 0.45), c.hazy(p.sand[1], 0.3)]),
    c.linear([c.hazy(p.sand[2], 0.45), c.hazy(p.sand[1], 0.3)]),
  );
  haze(c, y + 4, 60, 0.55);
  for (const m of [-1, 1]) {
    stampedPalm(c, X + m * 316 * z, y + 6, 150 * z, { lean: m * 0.04 });
    stampedPalm(c, X + m * 270 * z, y + 6, 116 * z, { lean: -m * 0.03 });
    bush(c, X + m * 300 * z, y + 8, 170 * z, 34);
  }
  const st = c.pale(p.stone, 0.3);
  const ss = mix(p.stoneShade, p.stone, 0.2);
  const lamp = c.dark ? p.glow : mix(p.glow, p.stone, 0.4);
  // stage house
  c.group(X, y + 22, z, () => {
    if (v === 0) {
      const R = [206, 178, 150, 122, 94];
      R.forEach((r, i) => {
        c.path(
          `M${-r} 0V-34A${r} ${int(r * 0.98)} 0 0 1 ${r}-34V0Z`,
          c.dark
            ? mix(nth([st, ss], i % 2), p.glow, 0.16 + i * 0.16)
            : i % 2
              ? mix(ss, p.accent, 0.1)
              : sideLit(c, c.pale(st, 0.3), mix(st, ss, 0.55)),
        );
      });
      R.forEach((r, i) => {
        i < 4 &&
          c.line(
            `M${-r + 9}-4V-34A${r - 9} ${int(r * 0.98 - 9)} 0 0 1 ${r - 9}-34V-4`,
            lamp,
            2.4,
            c.dark ? 'stroke-dasharray="2.4 8"' : 'opacity=".5"',
          );
      });
      c.path(
        'M-76 0V-34A76 74 0 0 1 76-34V0Z',
        c.dark
          ? c.linear([c.lamp(0.35), c.pale(p.glow, 0.2)])
          : c.linear([mix(p.glass, p.stoneShade, 0.3), c.deep(p.glass, 0.2)]),
      );
      for (const m of [-1, 1]) {
        c.path(`M${m * 206} 0V-60H${m * 268}V0Z`, sideLit(c, st, ss))
          .path(`M${m * 200}-66H${m * 274}V-58H${m * 200}Z`, c.pale(st, 0.4))
          .path(
            [222, 252].map((x) => lancet(m * x, 16, -46, 0)).join(''),
            c.dark ? p.glow : mix(p.glass, ss, 0.4),
          );
      }
    } else if (v === 1) {
      c.path('M-250-150H250V0H-250Z', sideLit(c, st, ss, mix(st, ss, 0.3)))
        .path('M-262-162H262V-149H-262Z', c.pale(st, 0.4))
        .path(lancet(0, 200, -178, 0), c.pale(st, 0.35))
        .path(
          lancet(0, 172, -158, 0),
          c.dark
            ? c.linear([c.lamp(0.3), c.pale(p.glow, 0.15)])
            : c.linear([mix(p.glass, p.stoneShade, 0.25), c.deep(p.glass, 0.2)]),
        )
        .line(lancet(0, 186, -168, 0), A, 3)
        .path(
          [-214, -166, 166, 214]
            .map((x) => lancet(x, 30, -124, -66) + lancet(x, 30, -52, 0))
            .join(''),
          c.dark ? p.glow : mix(p.glass, ss, 0.4),
        )
        .path('M-250-60H-120V-56H-250ZM120-60H250V-56H120Z', c.pale(st, 0.4));
      for (const m of [-1, 1]) {
        c.path(`M${m * 214 - 24}-162h48v-56h-48z`, sideLit(c, st, ss))
          .path(`M${m * 214 - 28}-224h56v7h-56z`, c.pale(st, 0.4))
          .line(
            `M${m * 214 - 12}-172v-36M${m * 214}-172v-36M${m * 214 + 12}-172v-36`,
            c.dark ? p.glow : mix(p.glass, ss, 0.4),
            6,
          );
      }
    } else {
      c.line('M-214 0L-150-214M214 0L150-214M0 0V-60', c.white(0.3), 7)
        .path('M-230 0V-40H230V0Z', sideLit(c, st, ss))
        .path(
          'M-170 0V-104Q0-140 170-104V0Z',
          c.dark
            ? c.linear([c.lamp(0.3), c.pale(p.glow, 0.15)])
            : c.linear([mix(p.glass, p.stoneShade, 0.25), c.deep(p.glass, 0.2)]),
        )
        .path(
          'M-290-64Q-170-116-150-218Q-60-128 0-150Q60-128 150-218Q170-116 290-64Q150-116 0-108Q-150-116-290-64Z',
          [p.white, c.white(0.35)],
        )
        .path('M0-150Q60-128 150-218Q170-116 290-64Q150-116 0-108Z', p.ink, 0.1)
        .line('M-290-64L-340 0M290-64L340 0', p.whiteShade, 2);
    }
    // performers: a soloist and a seated ensemble
    const dk = c.polish(0.25);
    for (const [x, h] of [
      [-56, 0],
      [-36, -3],
      [-20, -5],
      [20, -5],
      [36, -3],
      [56, 0],
    ] satisfies Point[]) {
      c.path(
        `M${x - 7} ${h}C${x - 8} ${h - 16} ${x - 5} ${h - 20} ${x} ${h - 21}C${x + 5} ${h - 20} ${x + 8} ${h - 16} ${x + 7} ${h}Z`,
        dk,
      ).circle(x, h - 26, 3.6, mix(p.stoneShade, p.stone, 0.3));
    }
    c.path('M-5-44C-8-30-12-14-16 2H16C12-14 8-30 5-44Q0-48-5-44Z', A)
      .line('M4-42L18-54M-4-42L-18-52', mix(p.stoneShade, p.stone, 0.3), 3, 'round')
      .circle(0, -51, 4.6, mix(p.stoneShade, p.stone, 0.3));
    if (c.dark) c.ellipse(0, -40, 150, 90, c.radial(p.glow, 0.5));
  });
  if (c.dark) {
    beam(c, X - 250 * z, 150, X - 40 * z, y + 22, 30 * z, p.glow, 0.32);
    beam(c, X + 250 * z, 150, X + 40 * z, y + 22, 30 * z, p.glow, 0.32);
    beam(c, X - 120 * z, 60, X + 10 * z, y + 22, 26 * z, mix(p.accent, p.glow, 0.4), 0.26);
    beam(c, X + 120 * z, 60, X - 10 * z, y + 22, 26 * z, mix(p.glint, p.glow, 0.3), 0.24);
  }
  // platform and orchestra floor
  c.path(
    `M${int(X - 262 * z)} ${y + 20}H${int(X + 262 * z)}V${y + 30}Q${int(X)} ${int(y + 56 * z + 6)} ${int(X - 262 * z)} ${y + 30}Z`,
    [mix(st, c.dark ? p.glow : p.white, 0.35), ss],
  );
  // tiers: bowls opening toward the stage, near rows last
  c.path(
    `M0 ${y + 14}H${int(X - 262 * z)}Q${int(X)} ${int(y + 92)} ${int(X + 262 * z)} ${y + 14}H${W}V600H0Z`,
    [c.hazy(ss, 0.2), c.deep(p.stoneShade, 0.25)],
  ).path(
    `M${int(X - 262 * z)} ${y + 28}Q${int(X)} ${int(y + 58 * z + 6)} ${int(X + 262 * z)} ${y + 28}Q${int(X)} ${int(y + 100)} ${int(X - 262 * z)} ${y + 28}Z`,
    [mix(p.sand[0], c.dark ? p.glow : p.haze, 0.2), mix(p.sand[1], p.stoneShade, 0.3)],
  );
  const row = (i: number) => {
    const a = 292 + i * 74;
    const d = 50 + i * 50;
    return `M${int(X - a * z)} ${int(y + 12 - i * 3)}Q${int(X)} ${int(y + 12 - i * 3 + d * 2)} ${int(X + a * z)} ${int(y + 12 - i * 3)}`;
  };
  const dk = c.polish(0.3);
  const lt = c.white(c.dark ? 0.3 : 0.1);
  const seat = [dk, lt].map((k, i) =>
    c.stamp(`seat${i}`, () =>
      c.path('M-11 0C-12-11-8-17-3-18C-8-22-6-31 0-31S8-22 3-18C8-17 12-11 11 0Z', k),
    ),
  );
  for (let i = 0; i < 4; i++) {
    const k = (0.9 + i * 0.4) * Math.max(0.8, z);
    const a = 292 + i * 74;
    const d = 100 + i * 100;
    const y0 = y + 12 - i * 3;
    c.line(row(i), mix(st, ss, 0.3 + i * 0.14), num(18 * k));
    let g = '';
    const m = Math.round((2 * a * z) / (34 * k));
    for (let s = 0; s < m; s++) {
      const t = (s + 0.5 + c.between(-0.16, 0.16)) / m;
      const xx = X + (2 * t - 1) * a * z;
      const yy = y0 + 2 * t * (1 - t) * d;
      const on = c.random();
      if (on < 0.82 && xx > -10 && xx < W + 10) {
        g += `<use href="#${nth(seat, on < 0.24 ? 1 : 0)}" x="${num(xx / k)}" y="${num((yy - 7 * k) / k)}"/>`;
      }
    }
    c.add(`<g transform="scale(${+k.toFixed(3)})">${g}</g>`).line(
      row(i),
      c.pale(st, 0.35),
      num(3.6 * k),
      `transform="translate(0 ${num(-7 * k)})"`,
    );
  }
  // radial stairs
  for (const m of [-1, 1]) {
    c.path(
      `M${int(X + m * 118 * z)} ${y + 66}h${int(m * 22 * z)}L${int(X + m * 300 * z)} 600h${int(-m * 60 * z)}Z`,
      [c.hazy(st, 0.2), mix(st, ss, 0.5)],
    ).line(
      `M${int(X + m * 130 * z)} ${y + 66}L${int(X + m * 272 * z)} 600`,
      c.deep(p.stoneShade, 0.2),
      num(40 * z),
      `stroke-dasharray="1.4 10" opacity=".35"`,
    );
  }
};
