import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { dunes } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawDesertCamp: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.74, c.scale);
  sky(c, 380, { clouds: 3 });
  haze(c, 380, 110, 0.7);
  dunes(c, 384, 2, 1.1);
  c.path(`M0 478Q${int(X)} 452 ${W} 480V600H0Z`, [p.sand[0], mix(p.sand[1], p.sand[2], 0.5)]);
  const tent = (x: number, y: number, s: number, a: string) =>
    c.group(x, y, s, () => {
      c.ellipse(30 * c.dir, 2, 190, 12, p.sand[3], 0.35).line(
        'M-150-60L-206 2M150-60L206 2M0-128V-140',
        p.ink,
        1.6,
      );
      c.path(
        'M-150 0V-62C-100-70-40-96 0-130C40-96 100-70 150-62V0Z',
        c.linear([c.pale(a, 0.3), a, c.deep(a, 0.35)], c.dir > 0 ? 'across' : 'back'),
      )
        .path('M-54 0C-44-40-20-70 0-92C20-70 44-40 54 0Z', [c.lamp(0.3), p.glow])
        .path(
          'M-54 0C-44-40-20-70 0-92C-14-60-18-30-20 0ZM54 0C44-40 20-70 0-92C14-60 18-30 20 0Z',
          c.deep(a, 0.25),
        );
      c.path(
        'M-156-58C-100-66-40-92 0-130C40-92 100-66 156-58L150-50l-12-6l-12 8l-13-8l-12 6l-13-9l-13 7l-14-12l-14 6l-14-14l-14 5l-15-16l-14 16l-14-5l-14 14l-14-6l-14 12l-13-7l-13 9l-12-6l-13 8l-12-8l-12 6z',
        mix(p.accent, a, 0.35),
      );
      c.circle(0, -30, 120, c.radial(p.glow, c.dark ? 0.6 : 0.2));
    });
  tent(X + c.dir * 190 * k, 470, 0.62 * k, c.hazy(p.stone, 0.3));
  tent(X - c.dir * 70 * k, 520, 1.14 * k, c.stone(0.15));
  palm(c, X - c.dir * 300 * k, 512, 170);
  c.path(
    `M${int(X - 60 * k)} 536H${int(X + 190 * k)}L${int(X + 240 * k)} 586H${int(X - 100 * k)}Z`,
    c.deep(p.accent, 0.15),
  ).path(
    `M${int(X - 50 * k)} 542H${int(X + 184 * k)}L${int(X + 220 * k)} 580H${int(X - 80 * k)}Z`,
    'none',
    `stroke="${p.stone}" stroke-width="2" stroke-dasharray="10 5"`,
  );
  for (const [x, a] of [
    [-20, p.sea[1]],
    [60, p.stone],
    [140, p.glow],
  ] satisfies (readonly [number, string])[]) {
    c.path(`M${int(X + x * k - 24)} 566q-6-26 8-30h34q14 4 8 30z`, c.deep(a, 0.15));
  }
  for (const [x, y, s] of [
    [-200, 560, 1],
    [250, 556, 0.9],
    [-120, 590, 1.2],
  ] satisfies Point3[]) {
    c.group(X + x * k, y, s, () =>
      c
        .circle(0, -20, 70, c.radial(p.glow, c.dark ? 0.7 : 0.3))
        .path('M-11 0V-28L-5-38H5L11-28V0Z', p.ink)
        .rect(-7, -26, 14, 22, p.glow)
        .line('M0-26V-4M-7-15H7', p.ink, 1.4)
        .line('M-4-38a4 6 0 0 1 8 0', p.ink, 1.4),
    );
  }
};
