import { view } from '#art/kit/backdrops.ts';
import { mix } from '#art/kit/colour.ts';
import type { Flag, Scene } from '#art/kit/context.ts';
import { lancet, type Point, type Point3 } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';

export const drawRestaurantInterior: Scene = (c) => {
  const { W, p } = c;
  const fy = 438;
  const X = W / 2;
  view(c, 362, { needleHeight: 250, needleX: 0.02, sunX: W / 2 + (c.dir > 0 ? -1 : 1) * 80 });
  const aw = Math.min(200, W * 0.26);
  const wall = c.linear([c.deep(p.stoneShade, c.dark ? 0.5 : 0.15), c.stone(c.dark ? 0.8 : 0.4)]);
  const v = int(c.random() * 2.98 - 0.49);
  const tone = nth([p.accent, c.deep(p.sea[1], 0.1), mix(p.leaf, p.foliage, 0.3)], v);
  const spec: readonly Point3[] =
    v === 1
      ? [
          [0, aw * 2.1, 60],
          [-1.72, aw * 0.8, 150],
          [1.72, aw * 0.8, 150],
        ]
      : [
          [-1.24, aw, 96],
          [0, aw, 96],
          [1.24, aw, 96],
        ];
  const arcs = spec.map(([i, w, t]) =>
    v === 2
      ? `M${int(X + i * aw - w / 2)} ${fy}V${t + 90}A${int(w / 2)} ${int(w / 2)} 0 0 1 ${int(X + i * aw + w / 2)} ${t + 90}V${fy}Z`
      : lancet(X + i * aw, w, t, fy),
  );
  c.path(`M0 0H${W}V${fy}H0Z${arcs.join('')}`, wall, 'evenodd');
  c.line(arcs.join(''), mix(p.glow, p.stone, 0.5), 3);
  let mu = '';
  for (const [i, w, t] of spec) {
    mu += `M${int(X + i * aw)} ${t + 4}V${fy}M${int(X + i * aw - w / 2)} 240h${int(w)}`;
  }
  c.line(mu, mix(p.ink, p.stoneShade, 0.4), 2.4);
  c.path(`M0 ${fy}H${W}V600H0Z`, [c.deep(p.stoneShade, 0.35), mix(p.ink, p.stoneShade, 0.15)]);
  let t = '';
  for (let i = -9; i <= 9; i++) t += `M${int(X + i * 56)} ${fy}L${int(X + i * 150)} 600`;
  for (const yy of [452, 474, 508, 556]) t += `M0 ${yy}H${W}`;
  c.line(t, p.stone, 1, 0.16);
  c.band(fy - 26, 26, mix(p.ink, p.sea[2], 0.5));
  c.line(`M0 ${fy - 26}H${W}`, p.stone, 2);
  for (const [x, l] of [
    [-0.32, 150],
    [-0.11, 196],
    [0.1, 168],
    [0.3, 206],
  ] satisfies Point[]) {
    const xx = X + x * Math.min(W, 860);
    c.print('lamp', [xx, l], () =>
      c
        .line('M0-240V-30', p.ink, 1.6)
        .path(
          nth(['M-5-32h10l20 26h-50z', 'M-22-14a22 22 0 0 1 44 0z', 'M-12-40h24v34h-24z'], v),
          c.linear([c.stone(0.3), c.deep(p.stoneShade, 0.3)], 'across'),
        )
        .ellipse(0, nth([-6, -14, -6], v), nth([25, 22, 12], v), 5, p.glow)
        .circle(0, 0, 92, c.radial(p.glow, c.dark ? 0.6 : 0.42)),
    );
  }
  const chair = (x: number, s: number, f?: Flag) =>
    c.use(
      c.stamp('chair', () =>
        c
          .path('M-34 22L-30-8H28L32 22H27L23 0H-24L-29 22Z', p.ink)
          .path(
            'M-36-10H32C36-10 36-2 32-2H-36ZM-40-10C-46-50-44-86-32-98C-26-102-22-98-24-92C-32-70-30-40-28-10Z',
            c.deep(tone, 0.2),
          )
          .path('M-36-14C-40-50-38-78-29-92C-34-70-33-40-32-14Z', c.pale(tone, 0.25), 0.6),
      ),
      x,
      566,
      s,
      f,
    );
  const k = Math.max(0.74, c.scale);
  c.group(X, 566, k * 1.1, () =>
    c
      .path('M-118-62C-118-72 118-72 118-62L132 26C80 38-80 38-132 26Z', [
        p.white,
        c.white(0.45),
        c.deep(p.whiteShade, 0.2),
      ])
      .line('M-70-54L-84 30M-24-50L-26 34M30-50L36 34M76-54L90 30', p.whiteShade, 2, 0.5)
      .ellipse(0, -62, 118, 11, [p.white, mix(p.white, p.glow, 0.5)])
      .ellipse(-58, -62, 30, 4.5, c.pale(p.whiteShade, 0.3))
      .ellipse(58, -62, 30, 4.5, c.pale(p.whiteShade, 0.3))
      .ellipse(-58, -63, 22, 3, p.white)
      .ellipse(58, -63, 22, 3, p.white)
      .path('M-20-62h8v-14c8-3 10-12 8-24h-24c-2 12 0 21 8 24z', p.white, 0.55)
      .path('M-27-86c0 6 4 10 11 10s11-4 11-10z', p.accent)
      .path('M22-62h8v-14c8-3 10-12 8-24h-24c-2 12 0 21 8 24z', p.white, 0.55)
      .path('M14-86c0 6 4 10 11 10s11-4 11-10z', p.accent)
      .path('M-3-62V-84H5V-62Z', p.white)
      .path('M1-84C-3-90 1-94 1-98C2-94 5-90 1-84Z', p.glow)
      .circle(1, -90, 46, c.radial(p.glow, 0.7)),
  );
  chair(X - 178 * k, k * 1.15);
  chair(X + 178 * k, k * 1.15, 1);
};
