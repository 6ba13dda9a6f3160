import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Flag, Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawTennis: Scene = (c) => {
  const { W, p } = c;
  const y = 356;
  const X = W / 2;
  const z = Math.max(0.62, c.scale);
  const v = pickIndex(c, 3);
  const ct = nth(
    [
      mix(p.accent, p.stone, 0.28),
      mix(p.sea[1], p.glint, c.dark ? 0.25 : 0),
      mix(mix(p.sea[2], p.sky[1], 0.35), p.glint, c.dark ? 0.3 : 0),
    ],
    v,
  );
  const ap = nth(
    [mix(p.accent, p.stoneShade, 0.5), mix(p.leaf, p.foliage, 0.35), mix(p.sea[1], p.leaf, 0.4)],
    v,
  );
  sky(c, y, { clouds: 5 });
  city(c, y, {
    height: [40, 190],
    fade: 0.42,
    width: [22, 40],
    gap: 22,
    lights: c.dark,
    envelope: (t) => 0.35 + 0.65 * Math.sin(Math.PI * t) ** 2,
  });
  haze(c, y, 130, 0.8);
  // bowl: curved tiers, shade canopy on slender masts
  const fx = (m: number) => X + m * Math.min(330 * z, W * 0.41);
  const rowAt = (yy: number, b: number) =>
    `M${int(X - 520 * z)} ${int(yy - b)}Q${int(X)} ${int(yy + b * 1.4)} ${int(X + 520 * z)} ${int(yy - b)}`;
  const st = c.hazy(p.stone, 0.2);
  const O = `V${y + 60}H${int(X - 520 * z)}Z`;
  c.band(y - 2, 70, [c.hazy(p.foliage, 0.5), c.hazy(p.foliage, 0.25)]);
  c.path(rowAt(y - 62, 34) + O, [c.hazy(p.stoneShade, 0.25), c.deep(p.stoneShade, 0.15)]);
  let s1 = '';
  for (let i = 0; i < 6; i++) s1 += rowAt(y - 52 + i * 14, 32 - i * 3);
  c.line(s1, st, 8)
    .line(
      s1,
      c.deep(v ? p.sea[1] : p.accent, 0.2),
      6,
      'stroke-dasharray="4 5" transform="translate(0 -3)"',
    )
    .line(s1, p.white, 5, 'stroke-dasharray="3 19 3 33" transform="translate(0 -5)"')
    .line(s1, c.polish(0.4), 5, 'stroke-dasharray="0 9 3 41" transform="translate(0 -5)"');
  for (const m of [-1, 1]) {
    c.group(
      X + m * 250 * z,
      y - 20,
      z,
      () =>
        c
          .line('M20-30L64-140M120-44L150-146', c.white(0.4), 5)
          .path('M-60-96C20-150 130-176 290-172L290-158C150-158 40-132-60-96Z', [
            p.white,
            c.white(0.45),
          ])
          .path(
            'M-60-96C40-132 150-158 290-158L290-150C150-146 40-122-60-96Z',
            c.dark ? mix(p.glow, p.stoneShade, 0.3) : mix(p.whiteShade, p.stoneShade, 0.35),
          ),
      '',
      m < 0,
    );
  }
  c.path(`${rowAt(y + 36, 14)}V${y + 70}H${int(X - 520 * z)}Z`, c.deep(p.glass, 0.2)).line(
    rowAt(y + 36, 14),
    p.white,
    3,
  );
  if (c.dark) {
    for (const m of [-1, 1]) {
      c.line(`M${int(fx(m))} ${y + 20}V${int(y - 216 * z)}`, p.whiteShade, 4)
        .rect(fx(m) - 24 * z, y - 236 * z, 48 * z, 20 * z, p.glow)
        .circle(fx(m), y - 226 * z, 120 * z, c.radial(p.glow, 0.5))
        .path(
          `M${int(fx(m))} ${int(y - 220 * z)}L${int(X - m * 200 * z)} 560H${int(X + m * 300 * z)}Z`,
          c.fade(p.glow, 0.16, 0),
        );
    }
  }
  // surround and court in one-point perspective
  const gy = y + 56;
  c.band(gy, 600 - gy, [c.hazy(ap, 0.25), ap, c.deep(ap, 0.25)]);
  const vy = gy - 80;
  const depthAt = (t: number) => vy + (gy + 6 - vy) / (1 - t * 0.63);
  const project = (u: number, t: number): Point => {
    const yy = depthAt(t);
    const k = (yy - vy) / (gy + 6 - vy);
    return [X + u * 150 * k * z, yy];
  };
  const chalk = (a: Point, b: Point) => {
    const [x0, y0] = project(...a);
    const [x1, y1] = project(...b);
    return `M${int(x0)} ${int(y0)}L${int(x1)} ${int(y1)}`;
  };
  const [ax, ay] = project(-1, 0.02);
  const [bx] = project(1, 0.02);
  const [dx, dy] = project(1, 0.98);
  const [ex] = project(-1, 0.98);
  c.path(`M${int(ax)} ${int(ay)}H${int(bx)}L${int(dx)} ${int(dy)}H${int(ex)}Z`, [
    c.hazy(ct, 0.3),
    ct,
    c.deep(ct, 0.12),
  ]);
  c.line(
    chalk([-1, 0.02], [1, 0.02]) +
      chalk([-1, 0.02], [-1, 0.98]) +
      chalk([1, 0.02], [1, 0.98]) +
      chalk([-0.75, 0.02], [-0.75, 0.98]) +
      chalk([0.75, 0.02], [0.75, 0.98]) +
      chalk([-0.75, 0.27], [0.75, 0.27]) +
      chalk([0, 0.27], [0, 0.76]),
    p.white,
    2.2,
  ).line(chalk([-1, 0.98], [1, 0.98]) + chalk([-0.75, 0.76], [0.75, 0.76]), p.white, 3.4);
  c.path(
    `M${int(c.sunX - 60)} ${gy}h120l${int(c.dir * -40 + 60)} ${600 - gy}h-240z`,
    c.fade(p.sun, c.night ? 0.04 : 0.16, 0),
  );
  // net, posts, umpire's chair
  const [nx0, ny] = project(-1.1, 0.5);
  const [nx1] = project(1.1, 0.5);
  const nh = 34 * z;
  c.path(
    `M${int(nx0)} ${int(ny)}V${int(ny - nh)}Q${int(X)} ${int(ny - nh + 8)} ${int(nx1)} ${int(ny - nh)}V${int(ny)}Z`,
    p.ink,
    0.34,
  );
  let nt = '';
  for (let i = 1; i < 30; i++) {
    nt += `M${int(nx0 + ((nx1 - nx0) * i) / 30)} ${int(ny - nh + 4)}V${int(ny)}`;
  }
  c.line(
    `${nt}M${int(nx0)} ${int(ny - nh * 0.6)}H${int(nx1)}M${int(nx0)} ${int(ny - nh * 0.3)}H${int(nx1)}`,
    p.white,
    0.8,
    0.45,
  )
    .line(
      `M${int(nx0)} ${int(ny - nh)}Q${int(X)} ${int(ny - nh + 8)} ${int(nx1)} ${int(ny - nh)}`,
      p.white,
      5,
    )
    .line(`M${int(X)} ${int(ny - nh + 4)}V${int(ny)}`, p.white, 4)
    .line(
      `M${int(nx0)} ${int(ny + 2)}V${int(ny - nh - 3)}M${int(nx1)} ${int(ny + 2)}V${int(ny - nh - 3)}`,
      c.polish(0.4),
      5,
    );
  c.group(nx1 + 26 * z, ny + 2, z, () =>
    c
      .line('M-14 0L-8-66M14 0L8-66M-12-20H12M-11-38H11', p.white, 3.4)
      .path('M-14-66H14V-60H-14ZM8-96H13V-62H8Z', p.white)
      .path('M-30-112Q0-136 30-112Z', c.deep(v ? p.sea[1] : p.accent, 0.1))
      .line('M0-112V-66', p.whiteShade, 2),
  );
  figure(c, nx1 + 26 * z, ny - 58 * z, 34 * z, c.polish(0.3));
  // server near, receiver far
  const sk = mix(p.stoneShade, p.stone, 0.35);
  const pl = (x: number, yy: number, s: number, f?: Flag) => {
    const id = c.stamp('serve', () =>
      c
        .ellipse(c.dir * 22, 2, 40, 5, p.ink, 0.3)
        .path('M-12 0L-10-30L-2-52L8-52L6-30L16-4L9 0L-2-26L-4 0Z', sk)
        .path('M-13-1h11v4h-12zM8-3l10-2l1 5h-10z', p.white)
        .path('M-12-42L-8-62H10L14-42Q0-36-12-42Z', p.white)
        .path('M-9-58C-12-76-8-88-2-92H8C13-86 13-72 11-58Z', [p.white, c.white(0.4)])
        .path('M-2-90L-14-112L-10-130L-5-129L-7-112L5-96Z', sk)
        .path('M6-90L22-96L30-82L26-80L20-88L6-80Z', sk)
        .circle(0, -101, 8, sk)
        .path('M-8-102C-9-112 8-113 8-103C4-106-4-106-8-102Z', p.ink)
        .line('M28-82L40-62', c.polish(0.3), 2.6)
        .ellipse(
          47,
          -50,
          10,
          14,
          'none',
          `stroke="${c.deep(p.accent, 0.1)}" stroke-width="2.6" transform="rotate(-30 47 -50)"`,
        )
        .circle(-12, -150, 4, mix(p.glow, p.leaf, 0.35)),
    );
    c.use(id, x, yy, s, f);
  };
  const [sx, sy] = project(0.18, 0.97);
  const [rx, ry] = project(-0.5, 0.06);
  pl(sx, sy, 1.06 * z, 1);
  pl(rx, ry, 0.4 * z);
};
