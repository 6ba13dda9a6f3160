import { view } from '#art/kit/backdrops.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point, Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';

export const drawBoardroom: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const fy = 424;
  const k = Math.max(0.7, c.scale);
  view(c, 356, { needleHeight: 290 });
  const wall = mix(p.ink, p.sea[2], 0.45);
  c.path(`M0 0H${W}V46L${int(W * 0.86)} 62H${int(W * 0.14)}L0 46Z`, [c.deep(wall, 0.4), wall]);
  c.path(
    `M${int(X - 190 * k)} 26H${int(X + 190 * k)}L${int(X + 170 * k)} 38H${int(X - 170 * k)}Z`,
    p.glow,
  ).circle(X, 36, 240 * k, c.radial(p.glow, 0.3));
  let d = '';
  for (let i = 0; i <= 5; i++) d += `M${int(W * (0.14 + (0.72 * i) / 5))} 62V${fy}`;
  c.line(d, p.ink, 5).line(
    `M${int(W * 0.14)} 62H${int(W * 0.86)}M${int(W * 0.14)} ${fy}H${int(W * 0.86)}`,
    p.ink,
    4,
  );
  for (const m of [0, 1]) {
    const e = m ? W : 0;
    const i = int(m ? W * 0.86 : W * 0.14);
    c.path(
      `M${e} 46L${i} 62V${fy}L${e} ${fy + 50}Z`,
      c.linear([c.deep(p.stoneShade, 0.35), c.deep(p.stoneShade, 0.7)], m ? 'across' : 'back'),
    );
    let s = '';
    for (let j = 1; j < 6; j++) {
      const x = int(m ? W - (W * 0.14 * j) / 6 : (W * 0.14 * j) / 6);
      s += `M${x} 52V${fy + 40}`;
    }
    c.line(s, p.ink, 2, 0.35);
  }
  c.path(`M0 ${fy + 50}L${int(W * 0.14)} ${fy}H${int(W * 0.86)}L${W} ${fy + 50}V600H0Z`, [
    c.hazy(p.stoneShade, 0.25),
    mix(p.ink, p.stoneShade, 0.35),
  ]);
  c.path(
    `M${int(W * 0.2)} ${fy + 3}H${int(W * 0.8)}L${int(W * 0.9 + c.dir * 60)} 600H${int(W * 0.1 + c.dir * 60)}Z`,
    p.sun,
    `opacity="${c.night ? 0.05 : 0.13}"`,
  );
  const ch = (x: number, y: number, s: number, f: boolean) =>
    c.use(
      c.stamp('ch', () =>
        c
          .path('M-4 30h8v26h-8zM-28 58C-16 52 16 52 28 58L26 62H-26Z', p.ink)
          .path('M-34 16H30C38 16 38 32 30 32H-30C-38 32-40 22-34 16Z', p.ink)
          .path('M-30 20C-42-20-42-62-28-76C-22-82 2-82 6-76C-8-50-10-10-6 20Z', [
            mix(p.accent, p.stone, 0.12),
            c.deep(p.accent, 0.5),
          ]),
      ),
      x,
      y,
      s,
      f,
    );
  for (const [f, s] of [
    [0, 0.5],
    [0.3, 0.66],
    [0.66, 0.88],
  ] satisfies Point[]) {
    for (const m of [-1, 1]) ch(X + m * (96 + f * 170) * k, 446 + f * 96, s * k * 1.1, m > 0);
  }
  c.path(
    `M${int(X - 74 * k)} 444H${int(X + 74 * k)}L${int(X + 224 * k)} 556C${int(X + 232 * k)} 568 ${int(X + 220 * k)} 574 ${int(X + 200 * k)} 574H${int(X - 200 * k)}C${int(X - 220 * k)} 574 ${int(X - 232 * k)} 568 ${int(X - 224 * k)} 556Z`,
    [c.hazy(p.stone, 0.4), c.stone(0.5), c.deep(p.stoneShade, 0.15)],
  )
    .path(
      `M${int(X - 228 * k)} 560C${int(X - 228 * k)} 570 ${int(X - 216 * k)} 574 ${int(X - 200 * k)} 574H${int(X + 200 * k)}C${int(X + 216 * k)} 574 ${int(X + 228 * k)} 570 ${int(X + 228 * k)} 560V572C${int(X + 226 * k)} 582 ${int(X + 216 * k)} 586 ${int(X + 200 * k)} 586H${int(X - 200 * k)}C${int(X - 216 * k)} 586 ${int(X - 228 * k)} 582 ${int(X - 228 * k)} 572Z`,
      c.deep(p.stoneShade, 0.5),
    )
    .path(
      `M${int(X - 60 * k)} 586H${int(X + 60 * k)}L${int(X + 80 * k)} 600H${int(X - 80 * k)}Z`,
      p.ink,
    );
  c.path(`M${int(X - 30)} 448H${int(X + 30)}L${int(X + 66)} 552H${int(X - 66)}Z`, p.white, 0.2);
  for (const [x, y, s] of [
    [-96, 536, 1],
    [92, 530, 1],
    [-60, 486, 0.7],
    [62, 484, 0.7],
  ] satisfies Point3[]) {
    c.path(
      `M${int(X + x * k - 24 * s)} ${y}h${48 * s}l${(x > 0 ? 6 : -6) * s} ${18 * s}h${-52 * s}z`,
      p.white,
    );
  }
  c.group(X, 520, k, () =>
    c
      .path('M-15 0L-11-26H11L15 0Z', c.deep(p.sea[1], 0.2))
      .path(
        'M0-24C-18-40-28-58-24-70C-10-62-2-46 0-24ZM0-24C4-54 14-70 26-72C28-56 18-38 0-24ZM0-24C-6-50-4-70 4-84C12-66 10-44 0-24Z',
        p.foliage,
      ),
  );
};
