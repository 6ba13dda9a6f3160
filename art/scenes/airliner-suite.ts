import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { oval, type Point, type Point3, poly } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { lattice, roomScale, underTone } from '#art/kit/rooms.ts';
import { dune } from '#art/kit/sand.ts';
import { cloudBank, sky } from '#art/kit/sky.ts';
import { clip } from '#art/kit/strokes.ts';

/** One-point perspective: eye at (X, vy), f = focal length in units; P(x, y, z) -> [sx, sy]. */
const eye =
  (X: number, vy: number, f: number) =>
  (x: number, y: number, z: number): Point => [X + (x * f) / z, vy + (y * f) / z];

export const drawAirlinerSuite: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const k = roomScale(c);
  const f = 430 * Math.max(0.74, c.scale);
  const X = W / 2;
  const vy = 232;
  const P = eye(X, vy, f);
  const F = 2.06;
  const N = 0.2;
  const map = c.random() < 0.45;
  sky(c, 480, {
    clouds: 5,
    sunY: { dawn: 232, day: 150, golden: 220, dusk: 250, night: 160 }[c.time],
    sunX: X - 320 * k,
    sunRadius: 34,
  });
  cloudBank(c, 300, c.pale(p.haze, 0.4), 0.8, 6, 36);
  cloudBank(c, 370, c.hazy(p.white, 0.2), 0.95, 5, 44);
  const wl = c.dark ? c.deep(p.stoneShade, 0.38) : c.pale(p.stone, 0.42);
  const wood = c.deep(mix(p.accent, p.stoneShade, 0.5), c.dark ? 0.6 : 0.4);
  const brass = mix(p.glow, p.stoneShade, 0.3);
  const col = pick(c, [
    c.deep(p.sea[1], 0.25),
    c.deep(p.accent, 0.12),
    mix(p.leaf, p.foliage, 0.4),
  ]);
  const quad = (a: Point3, b: Point3, cc: Point3, d: Point3) =>
    poly([P(...a), P(...b), P(...cc), P(...d)]);
  const L = -1.02;
  const R = 1.02;
  const T = -0.78;
  const B = 0.82;
  let wins = '';
  let fr = '';
  for (const z of [0.84, 1.2, 1.56, 1.9]) {
    wins += oval((u, w) => P(L, -0.12 + w * 0.27, z + u * 0.115), 0.74);
    fr += oval((u, w) => P(L, -0.12 + w * 0.34, z + u * 0.15), 0.76);
  }
  // window wall
  c.path(
    quad([L, T, N], [L, T, F], [L, B, F], [L, B, N]) + wins,
    c.linear(
      [c.deep(wl, 0.1), wl, mix(wl, p.stoneShade, 0.45)],
      [int(X - 560 * k), 0, int(P(L, 0, F)[0]), 0],
      1,
    ),
    'evenodd',
  )
    .line(fr, c.deep(wl, 0.2), 2, 0.5)
    .line(wins, mix(p.white, wl, 0.1), 4)
    .path(
      quad([L, 0.34, N], [L, 0.34, F], [L, B, F], [L, B, N]),
      c.linear([wood, c.deep(wood, 0.4)], 'across'),
    )
    .path(
      quad([L, 0.34, N], [L, 0.34, F], [L + 0.12, 0.34, F], [L + 0.12, 0.34, N]),
      c.stone(0.25),
    );
  // ceiling and floor
  c.path(
    quad([L, T, N], [L, T, F], [R, T, F], [R, T, N]),
    c.linear([c.deep(wl, 0.42), c.deep(wl, 0.14)], [0, 0, 0, P(0, T, F)[1]], 1),
  )
    .path(
      quad([-0.5, T, N], [-0.36, T, F], [0.36, T, F], [0.5, T, N]),
      c.linear(
        [
          [p.glow, 0, 0.2],
          [c.pale(p.glow, 0.3), 1, 0.95],
        ],
        [0, 0, 0, P(0, T, F)[1]],
        1,
      ),
    )
    .path(quad([L, B, N], [L, B, F], [R, B, F], [R, B, N]), [
      mix(p.stoneShade, p.stone, 0.2),
      c.deep(p.stoneShade, 0.5),
    ]);
  // aisle beyond the door, then the door half drawn back
  c.path(
    quad([R, T, N], [R, T, F], [R, B, F], [R, B, N]),
    c.linear([c.deep(wl, 0.3), c.deep(wl, 0.12)], [int(X + 560 * k), 0, int(P(R, 0, F)[0]), 0], 1),
  )
    .path(quad([R, -0.6, 0.9], [R, -0.6, 1.44], [R, B, 1.44], [R, B, 0.9]), [
      c.pale(p.glow, 0.35),
      c.lamp(0.35),
    ])
    .path(
      quad([R, -0.6, 1.3], [R, -0.6, 1.96], [R, B, 1.96], [R, B, 1.3]),
      c.linear([mix(wood, p.stone, 0.3), wood], 'back'),
    );
  const dq = quad(
    [R - 0.01, -0.53, 1.36],
    [R - 0.01, -0.53, 1.9],
    [R - 0.01, 0.26, 1.9],
    [R - 0.01, 0.26, 1.36],
  );
  c.path(dq, mix(p.glass, wood, 0.35))
    .path(dq, lattice(c, 24, brass, 1.6))
    .line(quad([R, -0.6, 1.3], [R, -0.6, 1.96], [R, B, 1.96], [R, B, 1.3]), brass, 2)
    .line(quad([R, -0.6, 0.9], [R, -0.6, 1.44], [R, B, 1.44], [R, B, 0.9]), brass, 2.5);
  {
    const [hx, h0] = P(R, 0.33, 1.35);
    const [, h1] = P(R, 0.55, 1.35);
    c.line(`M${num(hx)} ${num(h0)}V${num(h1)}`, brass, 5, 'round');
  }
  // far wall: screen in a veneer frame
  const [fx, ft] = P(L, T, F);
  const [gx, fb] = P(R, B, F);
  const u = f / F;
  c.rect(fx, ft, gx - fx, fb - ft, [mix(wood, p.stone, 0.2), c.deep(wood, 0.2)]).line(
    `M${num(fx + 10)} ${num(ft + 8)}H${num(gx - 10)}`,
    p.glow,
    3,
  );
  const sw = u * 1.36;
  const sh = u * 0.72;
  const sx = X - sw / 2;
  const sy = ft + u * 0.13;
  const pic = clip(c, `M${num(sx)} ${num(sy)}h${num(sw)}v${num(sh)}h${num(-sw)}z`);
  c.rect(sx - 7, sy - 7, sw + 14, sh + 14, mix(p.ink, '#000000', 0.3), 'rx="7"');
  c.add(`<g ${pic}>`);
  if (map) {
    const R = sh * 0.92;
    const gx0 = X;
    const gy0 = sy + sh * 1.12;
    c.rect(sx, sy, sw, sh, [mix(p.ink, p.sea[2], 0.3), mix(p.sea[2], p.sea[1], 0.4)])
      .circle(gx0, gy0, R * 1.16, c.radial(p.glint, 0.5))
      .circle(gx0, gy0, R, [mix(p.sea[1], p.glint, 0.35), c.deep(p.sea[2], 0.2)])
      .path(
        `M${num(X - sw * 0.3)} ${num(sy + sh * 0.7)}q${num(sw * 0.1)} ${num(-sh * 0.3)} ${num(sw * 0.2)} ${num(-sh * 0.22)}q${num(sw * 0.02)} ${num(sh * 0.2)} ${num(-sw * 0.06)} ${num(sh * 0.34)}t${num(-sw * 0.1)} ${num(sh * 0.2)}zM${num(X + sw * 0.04)} ${num(sy + sh * 0.46)}q${num(sw * 0.16)} ${num(-sh * 0.14)} ${num(sw * 0.26)} ${num(sh * 0.16)}q${num(-sw * 0.02)} ${num(sh * 0.24)} ${num(-sw * 0.14)} ${num(sh * 0.2)}t${num(-sw * 0.12)} ${num(-sh * 0.36)}z`,
        mix(p.sand[1], p.leaf, 0.3),
        0.85,
      );
    let m = '';
    for (const t of [0.3, 0.62]) {
      m += `M${num(gx0 - R * t)} ${num(sy + sh)}Q${num(gx0 - R * t * 0.8)} ${num(gy0 - R)} ${num(gx0)} ${num(gy0 - R)}Q${num(gx0 + R * t * 0.8)} ${num(gy0 - R)} ${num(gx0 + R * t)} ${num(sy + sh)}`;
    }
    c.line(m, p.white, 1, 0.3)
      .line(
        `M${num(X - sw * 0.24)} ${num(sy + sh * 0.62)}Q${num(X - sw * 0.02)} ${num(sy - sh * 0.02)} ${num(X + sw * 0.24)} ${num(sy + sh * 0.56)}`,
        c.pale(p.glow, 0.2),
        2.4,
        'stroke-dasharray="7 5"',
      )
      .circle(X - sw * 0.24, sy + sh * 0.62, 4, p.accent)
      .circle(X + sw * 0.24, sy + sh * 0.56, 4, p.accent)
      .group(X + sw * 0.02, sy + sh * 0.292, u / 340, () =>
        c.path(
          'M-20 2L14-2C22-2 24 2 16 4L4 5L-6 18H-11L-6 5L-16 6L-21 11H-24L-21 4L-24-3H-21L-16 1L-6 0L-12-12H-7L4 0Z',
          p.white,
        ),
      );
  } else {
    c.rect(sx, sy, sw, sh, [p.sky[0], p.sky[2], p.sky[3]])
      .circle(X + sw * 0.18, sy + sh * 0.52, sh * 0.2, p.sun)
      .circle(X + sw * 0.18, sy + sh * 0.52, sh * 0.36, p.sun, 0.2);
  }
  if (!map) {
    dune(
      c,
      [
        [sx - 20, sy + sh * 0.8],
        [X - sw * 0.16, sy + sh * 0.5],
        [X + sw * 0.16, sy + sh * 0.82],
        [X + sw * 0.36, sy + sh * 0.62],
        [sx + sw + 20, sy + sh * 0.8],
      ],
      sy + sh,
      c.linear([p.sand[0], p.sand[1]]),
      c.linear([p.sand[2], p.sand[1]]),
    );
  }
  c.path(
    `M${num(sx)} ${num(sy)}h${num(sw * 0.4)}l${num(-sw * 0.24)} ${num(sh)}h${num(-sw * 0.16)}z`,
    p.white,
    0.1,
  ).add('</g>');
  // console with lamp and flowers
  const cy = P(0, 0.2, F)[1];
  c.rect(fx, cy, gx - fx, 8, [c.pale(p.stone, 0.35), c.stone(0.4)]).rect(
    fx,
    cy + 8,
    gx - fx,
    fb - cy - 8,
    [c.deep(wood, 0.1), c.deep(wood, 0.5)],
  );
  c.group(X - u * 0.84, cy, u / 300, () =>
    c
      .path('M-12 0H12V-4H-12ZM-3-4H3V-40H-3Z', brass)
      .path('M-22-38H22L14-74H-14Z', c.pale(p.glow, 0.35))
      .circle(0, -52, 76, c.radial(p.glow, c.dark ? 0.75 : 0.5)),
  );
  c.group(X + u * 0.84, cy, u / 300, () =>
    c
      .path('M-9 0C-14-16-7-24-5-32H5C7-24 14-16 9 0Z', c.deep(p.sea[1], 0.1))
      .line('M0-32C-4-50-12-58-20-64M0-32C3-52 8-64 14-74M0-32C6-44 14-48 22-48', p.foliage, 2)
      .path(
        'M-20-64q-9-5-10 4q7 5 10-4zM14-74q9-6 10 3q-6 6-10-3zM22-48q8-5 10 3q-6 5-10-3zM4-58q-8-5-3-11q8 3 3 11z',
        p.white,
      ),
  );
  // bed: from the pillow at our shoulder to the console
  const bx = 0.5;
  const by = 0.46;
  const M = 0.26;
  c.path(
    quad([-bx - 0.03, by, M], [-bx, by, F], [-bx, B, F], [-bx - 0.03, B, M]) +
      quad([bx + 0.03, by, M], [bx, by, F], [bx, B, F], [bx + 0.03, B, M]),
    c.deep(wood, 0.3),
  ).path(quad([-bx, by - 0.05, M], [-bx, by - 0.05, F], [bx, by - 0.05, F], [bx, by - 0.05, M]), [
    c.white(c.dark ? 0.6 : 0.45),
    c.white(c.dark ? 0.4 : 0.24),
  ]);
  const [al, ay] = P(-bx - 0.03, by - 0.08, 1.9);
  const [ar] = P(bx + 0.03, by - 0.08, 1.9);
  const [dl, dy] = P(-bx - 0.05, by - 0.08, 0.86);
  const [dr] = P(bx + 0.05, by - 0.08, 0.86);
  c.path(
    `M${num(al)} ${num(ay)}Q${num(X)} ${num(ay - 10)} ${num(ar)} ${num(ay)}L${num(dr)} ${num(dy)}Q${num(dr + 6)} ${num(dy + 24)} ${num(dr)} ${num(dy + 30)}Q${num(X)} ${num(dy + 12)} ${num(dl)} ${num(dy + 30)}Q${num(dl - 6)} ${num(dy + 24)} ${num(dl)} ${num(dy)}Z`,
    [c.pale(col, 0.25), col, c.deep(col, 0.3)],
  )
    .path(
      `M${num(dl - 1)} ${num(dy + 4)}Q${num(X)} ${num(dy - 14)} ${num(dr + 1)} ${num(dy + 4)}Q${num(dr + 8)} ${num(dy + 24)} ${num(dr)} ${num(dy + 32)}Q${num(X)} ${num(dy + 14)} ${num(dl)} ${num(dy + 32)}Q${num(dl - 8)} ${num(dy + 24)} ${num(dl - 1)} ${num(dy + 4)}Z`,
      c.pale(col, 0.5),
    )
    .line(
      `M${num(X - 60 * k)} ${num(ay + 4)}Q${num(X - 90 * k)} ${num(dy - 30)} ${num(X - 100 * k)} ${num(dy - 6)}M${num(X + 50 * k)} ${num(ay + 4)}Q${num(X + 70 * k)} ${num(dy - 40)} ${num(X + 92 * k)} ${num(dy - 8)}`,
      c.deep(col, 0.3),
      2,
      0.5,
    );
  c.group(X, 560, Math.max(0.76, c.scale) * 1.42, () => {
    c.path('M-186 40C-194-4-186-46-168-49H168C186-46 194-4 186 40Z', p.ink, 0.13);
    for (const x of [-92, 92]) {
      c.path(
        `M${x - 84} 26C${x - 96}-6 ${x - 88}-38 ${x - 76}-42C${x - 30}-50 ${x + 30}-50 ${x + 76}-42C${x + 88}-38 ${x + 96}-6 ${x + 84} 26C${x + 40} 40 ${x - 40} 40 ${x - 84} 26Z`,
        [p.white, c.white(0.55)],
      ).line(`M${x - 70}-36C${x - 40}-20 ${x - 30} 0 ${x - 34} 24`, p.whiteShade, 1.6, 0.6);
    }
    c.path('M-62 34C-70 8-66-16-56-20C-20-28 20-28 56-20C66-16 70 8 62 34Z', [
      c.pale(brass, 0.35),
      mix(brass, p.stoneShade, 0.4),
    ]);
  });
};
