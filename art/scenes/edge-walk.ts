import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { walker } from '#art/kit/people.ts';
import { birds, cloudBank, haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { cord } from '#art/kit/tones.ts';

export const drawEdgeWalk: Scene = (c) => {
  const { W, p } = c;
  const k = Math.max(0.58, Math.min(1, W / 760));
  const X = W / 2 - c.dir * W * 0.04;
  sky(c, 600, {
    clouds: 5,
    sunY: { dawn: 300, day: 100, golden: 230, dusk: 350, night: 112 }[c.time],
  });
  haze(c, 520, 200, 0.6);
  // the city, far below
  skyline(c, 590, {
    height: [26, 92],
    tone: c.distant(0.4),
    width: [22, 36],
    gap: 44,
    flat: 1,
    lights: c.dark ? 1 : 0,
    lightWidth: 1.1,
  });
  needle(c, W / 2 - c.dir * W * 0.38, 592, 190, 34, { fade: 0.45 });
  haze(c, 600, 120, 0.75);
  const stone = c.linear(
    [c.pale(p.stone, 0.3), c.stone(0.3), c.deep(p.stoneShade, 0.14)],
    c.dir > 0 ? 'across' : 'back',
  );
  const glass = c.dark
    ? c.linear([p.glow, c.lamp(0.5)])
    : c.linear([p.glint, p.glass], [0, 0, 0.3, 1]);
  const m = c.dir;
  const cols = [
    c.hazy(p.accent, 0.05),
    c.lamp(0.3),
    c.hazy(p.accent, 0.05),
    c.deep(p.sea[1], 0.15),
  ];
  const o = Math.floor(c.random() * 3);
  c.group(X, 430, k, () => {
    // shaft with fins
    c.path('M-132 20H132L78 78L60 200H-60L-78 78Z', stone);
    let d = '';
    for (let i = -4; i <= 4; i++) d += `M${i * 28} 24L${i * 17} 78L${i * 13} 200`;
    c.line(d, c.deep(p.stoneShade, 0.35), 2, 0.45)
      .path('M-132 20H132L106 48H-106Z', p.ink, 0.32)
      .path('M-86 74H86V80H-86Z', c.pale(p.stone, 0.3))
      .path('M-80 78H80L60 200H-60Z', [
        [p.haze, 0.1, 0],
        [p.haze, 1, 0.9],
      ]);
    // lounge drum, ribs, crown
    c.path('M-176 0V-150H176V0Z', glass);
    d = '';
    for (let i = -6; i <= 6; i++) {
      const x = int((176 * Math.sin((i / 6) * 1.5)) / Math.sin(1.5));
      d += `M${x}-150V0`;
    }
    c.line(d, c.stone(0.35), 5)
      .path(
        'M-176 0V-150H176V0Z',
        c.linear(
          [
            [p.ink, 0, c.dir > 0 ? 0 : 0.45],
            [p.ink, 0.5, 0],
            [p.ink, 1, c.dir > 0 ? 0.45 : 0],
          ],
          'across',
        ),
      )
      .line('M-176-74H176', c.stone(0.45), 3);
    c.path('M-120-206H120L150-176H-150Z', stone)
      .path('M-64-236H64L84-206H-84Z', stone)
      .path('M-20-258H20L28-236H-28Z', stone)
      .line('M0-258V-372', c.stone(0.3), 5)
      .line('M0-372V-410', p.stoneShade, 2)
      .path(
        'M-256-178C-256-184 256-184 256-178V-164C256-150 150-148 0-148S-256-150-256-164Z',
        stone,
      )
      .path(
        'M-256-168C-200-158 200-158 256-168V-164C256-150 150-148 0-148S-256-150-256-164Z',
        p.ink,
        0.28,
      )
      .line('M-252-158C-160-144 160-144 252-158', c.dark ? p.glow : c.polish(0.3), 3.4); // halo rail
    // ledge
    c.path('M-280-4C-280-14 280-14 280-4V10C280 28 150 34 0 34S-280 28-280 10Z', [
      c.pale(p.stone, 0.4),
      mix(p.stoneShade, p.stone, 0.3),
    ])
      .path(
        'M-280 2C-200 22 200 22 280 2V10C280 28 150 34 0 34S-280 28-280 10Z',
        c.deep(p.stoneShade, 0.3),
      )
      .path('M-180 0C-180-8 180-8 180 0C120 6-120 6-180 0Z', p.ink, 0.35);
    if (c.dark) c.line('M-276 14C-200 32 200 32 276 14', p.glow, 2, 'stroke-dasharray="2 12"');
    // walkers and lines
    const rope = cord(c);
    const stance = (ps: number) =>
      c.stamp(`w${ps}`, () => walker(c, nth(cols, ps ? o : o + 1), ps));
    const W3: readonly Point3[] = [
      [-196, 2, 0],
      [-104, 9, 0],
      [10, 11, 1],
    ];
    for (const [x, yy, ps] of W3) {
      c.line(`M${m * x} ${yy - 84}L${m * (x - 4)}-149`, rope, 2);
      c.use(stance(ps), m * x, yy, 1.06, m < 0);
    }
    c.line(`M${m * 254}-159L${m * 290}-66`, rope, 2.2);
    c.group(m * 264, 1, 1.06, () => c.use(stance(1), 0, 0), `rot(${m * 34})`);
  });
  cloudBank(c, 606, c.pale(p.haze, 0.4), c.night ? 0.3 : 0.8, 5, 44);
  birds(c, W / 2 + c.dir * W * 0.34, 520, 3);
};
