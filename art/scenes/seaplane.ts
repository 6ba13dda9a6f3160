import { shore } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { mirrored } from '#art/kit/strokes.ts';
import { black } from '#art/kit/tones.ts';
import { sea, spray } from '#art/kit/water.ts';

/** Seaplane on twin floats, nose right, three-quarter; floats' keel about y=92. */
function seaplane(c: Ctx) {
  const { p } = c;
  const [a] = paint(c);
  const w = c.linear([p.white, [p.white, 0.45], c.white(0.75)]);
  const K = black(c);
  const acc = c.time === 'day' || c.time === 'dawn' ? a : c.hazy(a, 0.08);
  const fl = c.linear([p.white, c.white(0.35), p.whiteShade]);
  const sh = c.white(0.6);
  c.path(
    'M100-56L128-56L290-30C298-28 298-22 290-20H262L110-44Z',
    c.linear([sh, c.deep(p.whiteShade, 0.1)], 'across'),
  ).path('M262-34.5L290-30C298-28 298-22 290-20H262L236-24Z', acc); // far wing
  c.path(
    'M-26 66C20 60 150 58 214 64C230 66 240 72 236 76C220 88 180 92 130 92H30C4 90-22 78-26 66Z',
    c.deep(p.whiteShade, 0.1),
  ).line('M60 26L86 64M136 26L150 64', sh, 5); // far float
  // tail
  c.path('M-176-16L-216-98C-217-102-214-104-210-104H-184C-178-104-174-102-170-97L-116-26Z', [
    p.white,
    c.white(0.5),
  ])
    .path('M-205-82L-216-98C-217-102-214-104-210-104H-184C-178-104-174-102-170-97L-156-78Z', acc)
    .path('M-200-64L-186-42L-140-36L-150-58Z', acc, 0.35);
  // fuselage
  c.path(
    'M-184-22C-140-36-80-46-20-50H96C128-50 150-42 164-26C190-24 214-18 228-8C234-2 234 6 228 12C210 26 170 32 120 32H0C-60 28-130 8-184-10C-188-13-188-20-184-22Z',
    w,
  )
    .path(
      'M-184-14C-100 8-20 16 60 16C130 16 190 14 232 2C234 6 232 9 228 12C210 26 170 32 120 32H0C-60 28-130 8-184-10Z',
      acc,
    )
    .path(
      'M-182-17C-100 2-20 10 60 10C130 10 190 8 231-3L232 1C190 13 130 15 60 15C-20 15-100 7-184-13Z',
      mix(p.glow, p.stone, 0.4),
    );
  c.path(
    'M104-44C130-44 146-36 158-24L120-20H104Z',
    c.linear([p.glint, p.glass], [0.8, 0, 0.2, 1]),
  ).line('M124-42L126-20', p.white, 2.4);
  let d = '';
  for (let i = 0; i < 5; i++) {
    d += `M${66 - i * 32}-36h18q4 0 4 4v12q0 4-4 4h-18q-4 0-4-4v-12q0-4 4-4z`;
  }
  c.path(d, c.glass())
    .line('M92-46V26M116-20V28', p.whiteShade, 1.3)
    .path('M170-20C190-18 206-13 216-6L196-4C186-8 176-14 170-20Z', c.polish(0.3), 0.7);
  c.ellipse(236, 0, 7, 70, p.white, `opacity="${c.night ? 0.16 : 0.3}"`)
    .path('M226-10C238-10 246-4 248 1C246 6 238 12 226 12Z', acc)
    .path(
      'M236-66C242-44 241-20 238-4C234-20 231-44 236-66ZM238 4C242 22 241 46 236 68C232 46 234 22 238 4Z',
      K,
    );
  c.path('M-190-24H-120C-114-24-112-20-116-17L-214 4C-222 6-228 2-224-4C-216-14-204-22-190-24Z', [
    p.white,
    c.white(0.7),
  ]).path('M-214 4C-222 6-228 2-224-4L-210-16L-192-4Z', acc);
  // float, struts
  c.line('M22 30L6 78M104 30L122 76M22 30L76 74M-20 26L-24 78', p.whiteShade, 5, 'round');
  c.path(
    'M-120 74C-100 68-60 66 20 66H140C176 66 206 70 220 78C226 84 216 96 190 102C160 108 110 108 60 106L20 100L-30 104C-70 100-108 90-120 74Z',
    fl,
  )
    .path(
      'M-116 80C-20 90 120 92 216 84C210 92 200 99 190 102C160 108 110 108 60 106L20 100L-30 104C-70 100-104 92-116 80Z',
      p.whiteShade,
      0.6,
    )
    .line('M-112 74C0 72 120 72 216 78', acc, 3)
    .path('M-120 74L-136 60H-124L-104 70Z', acc);
  // near wing, seen from below, with its strut
  c.line('M58 26L-30-84', p.whiteShade, 6)
    .line('M58 26L-30-84', p.white, 2)
    .path(
      'M30-50H134C142-51 142-56 136-59L-70-160C-84-166-172-168-186-160C-194-156-192-149-184-145Z',
      c.linear([c.white(0.62), c.white(0.38)], [1, 1, 0, 0]),
    )
    .path(
      'M136-59L-70-160C-84-166-172-168-186-160C-170-162-96-160-82-154L112-56C126-52 138-54 136-59Z',
      p.white,
    )
    .path('M-120-118L-36-136L-70-160C-84-166-172-168-186-160C-194-156-192-149-184-145Z', acc)
    .path(
      'M-44-147L-70-160C-84-166-172-168-186-160C-170-162-96-160-82-154L-60-142Z',
      c.pale(acc, 0.4),
    )
    .line('M-60-92L24-110M-10-70L70-86', p.whiteShade, 1.4, 0.8);
}

export const drawSeaplane: Scene = (c) => {
  const { W, p } = c;
  const y = 406;
  shore(c, y, { maxHeight: 120 });
  sea(c, y, 600, { glitter: 24, waves: 26 });
  const s = 1.1 * Math.max(0.6, c.scale);
  const f = c.random() < 0.5;
  const low = c.random() < 0.5;
  const X = W / 2 - (f ? -8 : 8) * s;
  const Y = low ? 410 : 300;
  if (low) {
    mirrored(c, f, () => {
      const x = W / 2 - 8 * s;
      const wy = Y + 98 * s;
      c.path(
        `M-10 ${int(wy + 6)}Q${int(x - 200 * s)} ${int(wy - 12)} ${int(x + 30 * s)} ${int(wy - 4)}Q${int(x - 120 * s)} ${int(wy + 30)} -10 ${int(wy + 56)}Z`,
        c.fade(p.white, 0.1, 0.75, 'across'),
      );
      spray(c, x - 70 * s, wy, 150 * s, 64 * s);
    });
  } else {
    c.ellipse(X, 520, 190 * s, 8, p.ink, 0.18);
  }
  c.group(X, Y, s, () => seaplane(c), low ? 'rot(-4)' : 'rot(-8)', f);
  if (low) {
    mirrored(c, f, () => {
      const x = W / 2 - 8 * s;
      const wy = Y + 100 * s;
      c.path(
        `M${int(x - 150 * s)} ${int(wy + 4)}C${int(x - 60 * s)} ${int(wy - 10)} ${int(x + 60 * s)} ${int(wy - 14)} ${int(x + 190 * s)} ${int(wy - 4)}C${int(x + 100 * s)} ${int(wy + 14)} ${int(x - 60 * s)} ${int(wy + 24)} ${int(x - 150 * s)} ${int(wy + 4)}Z`,
        [
          [p.white, 0, 0.95],
          [p.sea[1], 1, 0.5],
        ],
      );
    });
  } else {
    birds(c, W / 2 - c.dir * 220 * s, 210, 3);
  }
};
