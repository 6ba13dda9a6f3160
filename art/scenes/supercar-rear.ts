import { paint } from '#art/kit/cars.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { oval, type Point, type Point3 } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { underTone } from '#art/kit/rooms.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

/**
 * Mid-engined car from behind and to one side: curves laid in space (x right, y up, z forward),
 * then projected.
 */
function superRear(c: Ctx, F: number, wing: boolean) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const th = 0.66;
  const ct = Math.cos(th);
  const sn = Math.sin(th);
  const D = 7.4;
  const h = 1.5;
  const project = (x: number, y: number, z: number): Point => {
    const w = -x * sn + (z - 2.2) * ct + D;
    const s = F / w;
    return [(x * ct + (z - 2.2) * sn) * s, -(y - h) * s - (h * F) / D];
  };
  // A path in space: SVG's own letters, with three numbers to a point.
  const d3 = (path: string) =>
    path.replace(/([^ ,A-Z]+)[ ,]([^ ,A-Z]+)[ ,]([^ ,A-Z]+) ?/g, (_, ...point: string[]) => {
      const [x = 0, y = 0, z = 0] = point.slice(0, 3).map(Number);
      return `${project(x, y, z).map(num).join(' ')} `;
    });
  const dk = mix(p.ink, '#000000', 0.35);
  const sh = (
    s: number,
  ): Record<'r' | 'h1' | 'h2' | 'd' | 'd2' | 'f1' | 'f' | 'n1' | 'n', Point3> => ({
    r: [s * 0.9, 0.86, 0.1],
    h1: [s * 0.99, 0.95, 0.5],
    h2: [s * 1.0, 0.93, 1.1],
    d: [s * 0.93, 0.8, 1.9],
    d2: [s * 0.9, 0.76, 2.5],
    f1: [s * 0.97, 0.8, 3.1],
    f: [s * 0.96, 0.76, 3.6],
    n1: [s * 0.94, 0.66, 4.1],
    n: [s * 0.8, 0.5, 4.5],
  });
  const R = sh(1);
  const L = sh(-1);
  c.path(d3('M-1.05 0 0.1L1.05 0 0.1L1.12 0 4.4L-0.9 0 4.5Z'), p.ink, 0.5);
  // tyres seen from behind, dark floor
  c.path(
    d3(
      'M-0.95 0.02 0.62L-0.62 0.02 0.62L-0.62 0.6 0.5L-0.95 0.6 0.5ZM0.64 0.02 0.62L0.97 0.02 0.62L0.97 0.6 0.5L0.64 0.6 0.5Z',
    ),
    dk,
  ).path(d3('M-0.9 0.14 0.3L0.96 0.14 0.3L0.96 0.5 0.2L-0.9 0.5 0.2Z'), dk);
  // flank
  c.path(
    d3(
      `M0.9 0.86 0.1C${R.h1} ${R.h1} ${R.h2}C0.98 0.88 1.5 0.95 0.82 1.7 ${R.d}C${R.d2} ${R.d2} ${R.f1}C0.98 0.8 3.4 ${R.f} ${R.n1}L${R.n}L0.84 0.2 4.46L0.97 0.16 3.9L0.97 0.16 1.2L0.96 0.24 0.16Z`,
    ),
    c.linear([mix(a, hi, 0.35), [a, 0.35], [b, 0.95]], [0, 0, 0.12, 1]),
  );
  c.path(
    d3(
      'M0.985 0.62 1.1C0.95 0.66 1.5 0.93 0.64 1.9 0.93 0.6 2.5C0.9 0.5 2.2 0.9 0.34 1.8 0.94 0.26 1.35C0.96 0.4 1.3 0.98 0.52 1.2 0.985 0.62 1.1Z',
    ),
    dk,
  ).path(
    d3('M0.97 0.16 1.2L0.97 0.16 3.2L0.97 0.25 3.15C0.93 0.27 2.4 0.93 0.27 1.8 0.96 0.22 1.25Z'),
    dk,
  ); // intake, sill
  c.line(d3('M0.94 0.72 1.9C0.92 0.68 2.4 0.95 0.66 2.9 0.97 0.6 3.1'), c.deep(b, 0.3), 1.4, 0.6);
  // upper body
  c.path(
    d3(
      `M-0.9 0.86 0.1C${L.h1} ${L.h1} ${L.h2}L${L.d}L${L.f1}L${L.n1}L${R.n1}C${R.f} 0.98 0.8 3.4 ${R.f1}C${R.d2} ${R.d2} ${R.d}C0.95 0.82 1.7 0.98 0.88 1.5 ${R.h2}C${R.h1} ${R.h1} 0.9 0.86 0.1Q0 0.94 -0.02 -0.9 0.86 0.1Z`,
    ),
    [c.pale(hi, 0.2), mix(a, hi, 0.5), a],
  );
  // cabin: side glass, roof, engine glass
  c.path(
    d3(
      'M0.7 0.9 0.95C0.6 1.08 1.3 0.5 1.2 1.7 0.46 1.2 2.1C0.48 1.18 2.6 0.6 0.98 3 0.74 0.8 3.2C0.86 0.78 2.6 0.86 0.82 1.8 0.7 0.9 0.95Z',
    ),
    c.linear([p.glint, [p.glass, 0.7]], [0.2, 0, 0.6, 1]),
  ).path(d3('M0.66 1 1.5L0.5 1.18 1.75L0.49 1.19 1.9L0.8 0.83 1.75L0.8 0.85 1.5Z'), a);
  c.path(
    d3(
      'M-0.62 0.9 0.6C-0.56 1.06 1.2 -0.5 1.2 1.7 -0.44 1.21 2.1L-0.4 1.18 2.6L0.44 1.17 2.55L0.46 1.2 2.1C0.5 1.2 1.7 0.6 1.08 1.3 0.7 0.9 0.8Z',
    ),
    [c.pale(hi, 0.35), [mix(a, hi, 0.3), 0.45], a],
  ).path(d3('M-0.42 0.93 0.5L-0.34 1.15 1.55L0.36 1.15 1.55L0.5 0.93 0.5Z'), [
    p.glint,
    [p.glass, 0.4],
    c.deep(p.glass, 0.5),
  ]);
  let lv = '';
  for (const [y, z, w] of [
    [0.97, 0.68, 0.4],
    [1.02, 0.9, 0.39],
    [1.07, 1.12, 0.37],
    [1.11, 1.34, 0.36],
  ] satisfies Point3[]) {
    lv += d3(`M${-w} ${y} ${z}L${w + 0.04} ${y} ${z}`);
  }
  c.line(lv, c.deep(a, 0.35), 3.4);
  c.line(
    d3(
      `M0.9 0.87 0.1C${R.h1} ${R.h1} ${R.h2}C0.98 0.88 1.5 0.95 0.82 1.7 ${R.d}C${R.d2} ${R.d2} ${R.f1}C0.98 0.8 3.4 ${R.f} ${R.n1}`,
    ),
    c.pale(hi, 0.4),
    2,
    0.8,
  );
  // rear face
  c.path(
    d3(
      'M-0.9 0.86 0.1Q0 0.94 -0.02 0.9 0.86 0.1C0.98 0.74 0.12 0.99 0.5 0.14 0.95 0.26 0.16L0.6 0.2 0.02L-0.6 0.2 0.02L-0.95 0.26 0.16C-0.99 0.5 0.14 -0.98 0.74 0.12 -0.9 0.86 0.1Z',
    ),
    [mix(a, hi, 0.25), [a, 0.25], b],
  )
    .path(
      d3(
        'M-0.88 0.78 0.06Q0 0.82 -0.04 0.88 0.78 0.06L0.86 0.58 0.06Q0 0.56 -0.04 -0.86 0.58 0.06Z',
      ),
      dk,
    )
    .path(d3('M-0.7 0.36 0.03L0.7 0.36 0.03L0.6 0.17 0.06L-0.6 0.17 0.06Z'), dk);
  let fn = '';
  for (const x of [-0.42, -0.2, 0.2, 0.42]) {
    fn += d3(`M${x} 0.35 0.02L${x * 0.9} 0.15 0.1`);
  }
  c.line(fn, mix(b, p.whiteShade, 0.3), 2.4).line(
    d3('M-0.9 0.855 0.1Q0 0.935 -0.03 0.9 0.855 0.1'),
    c.pale(hi, 0.3),
    2.6,
  );
  const red = c.dark ? '#ff6a4a' : c.pale(p.accent, 0.12);
  c.line(d3('M-0.85 0.72 0.05Q0 0.75 -0.05 0.85 0.72 0.05'), red, 5, 'round').line(
    d3('M-0.84 0.65 0.05L-0.5 0.66 -0.01M0.84 0.65 0.05L0.5 0.66 -0.01'),
    red,
    3,
    'round',
  );
  if (c.dark) {
    const [lx, ly] = project(-0.6, 0.7, 0);
    const [rx, ry] = project(0.75, 0.7, 0);
    c.circle(lx, ly, F * 0.06, c.radial(red, 0.7)).circle(rx, ry, F * 0.06, c.radial(red, 0.7));
  }
  for (const x of [-0.13, 0.13]) {
    c.path(
      oval((u, v) => project(x + u * 0.095, 0.47 + v * 0.075, -0.03)),
      p.whiteShade,
    ).path(
      oval((u, v) => project(x + u * 0.07, 0.47 + v * 0.055, -0.04)),
      p.ink,
    );
  }
  if (wing) {
    c.path(
      d3(
        'M-0.5 0.9 0.2L-0.44 0.9 0.2L-0.46 1.1 0.1L-0.52 1.1 0.1ZM0.44 0.9 0.2L0.5 0.9 0.2L0.52 1.1 0.1L0.46 1.1 0.1Z',
      ),
      dk,
    )
      .path(d3('M-0.92 1.12 0.2L0.92 1.12 0.2L0.92 1.1 -0.12L-0.92 1.1 -0.12Z'), [
        c.pale(hi, 0.2),
        a,
      ])
      .path(d3('M-0.92 1.1 -0.12L0.92 1.1 -0.12L0.92 1.06 -0.12L-0.92 1.06 -0.12Z'), dk)
      .path(d3('M0.92 1.15 -0.13L0.93 1.15 0.2L0.93 1.05 0.2L0.92 1.03 -0.13Z'), c.deep(b, 0.4));
  }
  // near wheels
  for (const [z, r] of [
    [0.92, 0.35],
    [3.52, 0.335],
  ] satisfies Point[]) {
    const ring = (k: number, x: number) => oval((u, v) => project(x, r + v * r * k, z + u * r * k));
    c.path(
      oval((u, v) => project(0.965, r + 0.03 + v * r * 1.16, z + u * r * 1.16)),
      dk,
    )
      .path(ring(1, 0.985), mix(p.ink, '#000000', 0.5))
      .path(ring(0.76, 0.99), c.deep(p.glass, 0.4))
      .line(ring(0.76, 0.99), c.pale(p.whiteShade, 0.2), 2);
    let sp = '';
    for (let i = 0; i < 10; i++) {
      const g = i * 0.6283 + 0.2;
      sp += d3(
        `M0.985 ${r + Math.sin(g) * r * 0.1} ${z + Math.cos(g) * r * 0.1}L0.99 ${r + Math.sin(g) * r * 0.73} ${z + Math.cos(g) * r * 0.73}`,
      );
    }
    c.line(sp, c.white(0.4), 3).path(ring(0.16, 0.99), p.whiteShade);
  }
}

export const drawSupercarRear: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const y = 344;
  const X = W / 2;
  const k = c.scale;
  const v = c.random() < 0.35;
  sky(c, y, {
    clouds: 4,
    sunX: X + 150 * k,
    sunY: { dawn: 262, day: 96, golden: 226, dusk: 286, night: 110 }[c.time],
  });
  skyline(c, y, {
    height: [24, 130],
    tone: c.distant(0.4),
    width: [24, 42],
    gap: 40,
    flat: 1,
    envelope: (t) => 0.2 + 0.8 * t ** 1.5,
    lights: 1,
    lightWidth: 1,
  });
  needle(c, X + 236 * k, y, 230, 42, { fade: 0.35 });
  haze(c, y, 90, 0.85);
  dune(
    c,
    [
      [-60, y + 10],
      [W * 0.2, y - 40],
      [W * 0.46, y + 8],
      [W * 0.8, y - 14],
      [W + 60, y + 10],
    ],
    420,
    c.linear([c.hazy(p.sand[0], 0.25), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.25), p.sand[1]]),
  );
  c.band(y + 6, 260, [c.hazy(p.sand[1], 0.25), p.sand[1], p.sand[2]]);
  // the road runs to the city
  const vx = X + 250 * k;
  c.path(
    `M${int(vx - 5)} ${y + 4}H${int(vx + 7)}C${int(vx + 60 * k)} ${y + 60} ${int(X + 430 * k)} 470 ${int(X + 640 * k)} 620H${int(X - 560 * k)}C${int(X - 120 * k)} 500 ${int(vx - 70 * k)} ${y + 70} ${int(vx - 5)} ${y + 4}Z`,
    [c.hazy(p.sand[3], 0.4), c.deep(p.sand[3], 0.35)],
  )
    .line(
      `M${int(vx)} ${y + 6}C${int(vx + 6 * k)} ${y + 60} ${int(X + 250 * k)} 470 ${int(X + 300 * k)} 620`,
      c.hazy(p.stone, 0.3),
      5,
      'stroke-dasharray="4 8 10 14 22 22 40 30" opacity=".85"',
    )
    .line(
      `M${int(vx - 5)} ${y + 4}C${int(vx - 70 * k)} ${y + 70} ${int(X - 120 * k)} 500 ${int(X - 560 * k)} 620`,
      p.white,
      3,
      0.5,
    );
  c.group(X - 6 * k, 534, 1, () => superRear(c, 930 * k, v));
};
