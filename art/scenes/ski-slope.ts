import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point, Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawSkiSlope: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const z = Math.max(0.7, c.scale);
  c.random(); // an unused draw; every later one depends on it
  const e = -c.dir;
  sky(c, 330, {
    clouds: 4,
    sunX: X - e * -Math.min(120, W * 0.16) * 1,
    sunY: { dawn: 250, day: 170, golden: 220, dusk: 270, night: 160 }[c.time],
    sunRadius: c.time === 'day' ? 34 : 42,
  });
  haze(c, 330, 90, 0.8);
  city(c, 340, {
    height: [16, 70],
    fade: 0.5,
    width: [9, 20],
    gap: 26,
    from: X - W * 0.4,
    to: X + W * 0.4,
  });
  dune(
    c,
    (
      [
        [-60, 346],
        [X - e * W * 0.12, 268],
        [X + e * W * 0.2, 350],
        [X + e * W * 0.44, 300],
        [W + 160, 352],
      ] satisfies Point[]
    ).sort((a, b) => a[0] - b[0]),
    470,
    c.linear([c.hazy(p.sand[0], 0.25), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.2), p.sand[1]]),
  );
  // hall: arched window in a ribbed vault
  const wl = c.dark ? c.deep(p.sky[0], 0.25) : mix(p.glass, p.sky[0], 0.55);
  const aw = Math.min(330, W * 0.43);
  const R = `M${int(X - aw)} 470V330A${int(aw)} 262 0 0 1 ${int(X + aw)} 330V470Z`;
  c.path(`M0 0H${W}V600H0Z${R}`, [c.deep(wl, 0.35), wl, c.pale(wl, 0.16)], 'evenodd');
  let rb = '';
  let rl = '';
  for (let i = 0; i <= 14; i++) {
    const a = (Math.PI * i) / 14;
    const cx = Math.cos(a);
    const sy = Math.sin(a);
    rb += `M${int(X - cx * aw)} ${int(330 - sy * 262)}L${int(X - cx * (aw + 420))} ${int(330 - sy * 600)}`;
    if (i && i < 14) {
      rl += `M${int(X - cx * aw * 0.3)} ${int(330 - sy * 78)}L${int(X - cx * aw)} ${int(330 - sy * 262)}`;
    }
  }
  c.line(rb, c.deep(wl, 0.5), 7)
    .line(rb, c.pale(wl, 0.3), 1.6)
    .line(R, mix(p.white, wl, 0.3), 7)
    .line(
      `M${int(X - aw * 1.24)} 470V330A${int(aw * 1.24)} 326 0 0 1 ${int(X + aw * 1.24)} 330V470`,
      c.dark ? p.glow : mix(p.white, p.glint, 0.3),
      3,
      `opacity=".8"`,
    )
    .line(rl, mix(p.ink, wl, 0.5), 2.2, 0.7)
    .line(
      `M${int(X - aw * 0.3)} 330A${int(aw * 0.3)} 78 0 0 1 ${int(X + aw * 0.3)} 330M${int(X - aw * 0.66)} 330A${int(aw * 0.66)} 172 0 0 1 ${int(X + aw * 0.66)} 330`,
      mix(p.ink, wl, 0.5),
      2.2,
      0.7,
    );
  // snow: far bank, main run, near shoulder
  const sn = c.night ? mix(p.white, p.sea[1], 0.22) : p.white;
  const ss = mix(mix(p.whiteShade, p.glint, 0.35), c.night ? p.sea[1] : p.white, 0.18);
  const xAt = (f: number) => int(X + e * f);
  const O = e > 0 ? W : 0;
  const I = e > 0 ? 0 : W;
  c.path(
    `M${I} 428C${xAt(-260 * z)} 404 ${xAt(-120 * z)} 420 ${xAt(0)} 388S${xAt(260 * z)} 322 ${O} 300V600H${I}Z`,
    [c.hazy(sn, 0.2), mix(sn, ss, 0.4)],
  );
  const fir = c.stamp('fir', () =>
    c
      .rect(-3, -12, 6, 12, c.deep(p.stoneShade, 0.5))
      .path('M0-110L16-74H9L25-46H14L32-12H-32L-14-46H-25L-9-74H-16Z', mix(p.foliage, p.glass, 0.4))
      .path(
        'M0-110L16-74H9L4-82L-2-74L-8-80L-16-74ZM9-74L25-46H16L8-56L0-46L-10-54L-25-46L-9-74L0-66Z',
        sn,
        0.9,
      ),
  );
  for (const [f, yy, s] of [
    [-300, 424, 0.5],
    [-262, 426, 0.7],
    [-226, 420, 0.46],
    [252, 338, 0.5],
    [290, 330, 0.76],
    [330, 322, 0.56],
    [206, 352, 0.4],
  ] satisfies Point3[]) {
    c.use(fir, X + e * f * z, yy + 4, s * z);
  }
  c.path(
    `M${O} 318C${xAt(230 * z)} 350 ${xAt(150 * z)} 392 ${xAt(60 * z)} 420C${xAt(-60 * z)} 456 ${xAt(-240 * z)} 462 ${I} 500V600H${O}Z`,
    [sn, [sn, 0.35], mix(sn, ss, 0.75)],
  ).path(
    `M${O} 396C${xAt(240 * z)} 420 ${xAt(190 * z)} 462 ${xAt(110 * z)} 500C${xAt(40 * z)} 534 ${xAt(-60 * z)} 556 ${xAt(-140 * z)} 600H${O}Z`,
    [mix(sn, ss, 0.35), ss],
  );
  c.line(
    `M${xAt(300 * z)} 352C${xAt(236 * z)} 372 ${xAt(250 * z)} 398 ${xAt(170 * z)} 408S${xAt(90 * z)} 452 ${xAt(-10 * z)} 456S${xAt(-90 * z)} 500 ${xAt(-230 * z)} 506M${xAt(306 * z)} 356C${xAt(242 * z)} 376 ${xAt(256 * z)} 402 ${xAt(176 * z)} 412S${xAt(96 * z)} 456 ${xAt(-4 * z)} 460S${xAt(-84 * z)} 504 ${xAt(-224 * z)} 511`,
    ss,
    1.8,
    0.9,
  );
  // skiers
  const sk = (x: number, yy: number, s: number, col: string) =>
    c.group(
      x,
      yy,
      s,
      () =>
        c
          .line('M-26 4L24 0q6-1 8-5M-22 9L26 5q6-1 8-5', p.ink, 2.6, 'round')
          .path('M-8 2L2-18L-8-30L4-38L14-22L8 2Z', c.polish(0.4))
          .path('M-12-32C-8-50 4-58 14-54L18-38L4-28Z', col)
          .line('M14-48L24-34L14-28M24-34L-8-12', mix(p.ink, p.stoneShade, 0.3), 2.4, 'round')
          .circle(17, -60, 7, mix(p.stoneShade, p.stone, 0.4))
          .path('M9-61C9-71 25-71 25-61Z', col),
      '',
      e > 0,
    );
  sk(X - e * 40 * z, 470, 1.25 * z, c.hazy(p.accent, 0.03));
  sk(X + e * 168 * z, 404, 0.62 * z, c.deep(p.sea[1], 0.1));
  sk(X - e * 210 * z, 520, 0.8 * z, c.lamp(0.25));
  // chair lift
  const ax = I;
  const ay = 356;
  const bx = O;
  const by = 96;
  const ca = (t: number): Point => [
    ax + (bx - ax) * t,
    ay + (by - ay) * t + 26 * Math.sin(Math.PI * t),
  ];
  const cu = `M${ax} ${ay}Q${int(X)} ${int((ay + by) / 2 + 46)} ${bx} ${by}`;
  const ms = c.polish(0.35);
  for (const [t, g] of [
    [0.2, 470],
    [0.74, 398],
  ] satisfies Point[]) {
    const [x, yy] = ca(t);
    c.path(
      `M${int(x - 6 * z)} ${g}L${int(x - 4 * z)} ${int(yy - 12)}H${int(x + 4 * z)}L${int(x + 6 * z)} ${g}Z`,
      sideLit(c, mix(p.whiteShade, ms, 0.3), ms),
    ).path(`M${int(x - 30 * z)} ${int(yy - 14)}h${int(60 * z)}v6h${int(-60 * z)}z`, ms);
  }
  const cb = c.deep(p.whiteShade, c.dark ? 0.1 : 0.6);
  c.line(cu, cb, 2.4).line(cu, cb, 1.6, 'transform="translate(0 -16)" opacity=".6"');
  const chair = c.stamp('lift', () =>
    c
      .line('M0 0V52M-26 52H26M-26 52V82H26V52', ms, 3.4)
      .path('M-30 80H30V86H-30Z', c.deep(p.accent, 0.15))
      .path(
        'M-20 80C-21 60-18 54-12 54S-4 60-5 80ZM5 80C4 60 7 54 13 54S21 60 20 80Z',
        c.deep(p.sea[1], 0.25),
      )
      .circle(-12, 47, 7, mix(p.stoneShade, p.stone, 0.4))
      .circle(13, 47, 7, mix(p.stoneShade, p.stone, 0.4))
      .path('M-19 46a7 7 0 0 1 14 0zM6 46a7 7 0 0 1 14 0z', p.accent)
      .line('M-14 84v16l-7 5M-9 84v16l7 5M10 84v16l-7 5M16 84v16l7 5', c.polish(0.2), 3.4),
  );
  for (const [t, s] of [
    [0.38, 0.86],
    [0.58, 0.74],
    [0.9, 0.6],
    [0.06, 0.98],
  ] satisfies Point[]) {
    const [x, yy] = ca(t);
    c.use(chair, x, yy, s * z, e < 0);
  }
};
