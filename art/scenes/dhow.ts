import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawDhow: Scene = (c) => {
  const { W, p } = c;
  const y = 404;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [20, 120],
    tone: c.distant(0.45),
    width: [18, 34],
    gap: 18,
    flat: 1,
    lights: c.dark,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, y, 80, 0.75);
  sea(c, y, 600, { glitter: 26, waves: 30 });
  birds(c, W / 2 + c.dir * 150, 130, 4);
  const sail = c.linear(
    [p.white, mix(p.white, p.stone, 0.5), mix(p.whiteShade, p.stone, 0.3)],
    [c.dir > 0 ? 0 : 1, 0, c.dir > 0 ? 1 : 0, 0.3],
  );
  const wood = c.linear([mix(p.stoneShade, p.accent, 0.25), c.deep(p.stoneShade, 0.6)]);
  floatOn(
    c,
    W / 2 - 20,
    512,
    1.08 * Math.max(0.74, c.scale),
    () => {
      c.line('M-20-40L-4-238', c.deep(p.stoneShade, 0.4), 7)
        .line('M-128-60L132-396', c.deep(p.stoneShade, 0.3), 5, 'round')
        .path('M-122-66L128-390C150-300 148-160 96-62C30-50-60-52-122-66Z', sail)
        .line(
          'M-60-146C20-110 90-100 132-150M-4-220C50-190 100-186 142-226M-92-106C-20-76 60-66 116-100',
          p.whiteShade,
          1.4,
          0.6,
        )
        .path('M6-232l14 9l13-9l-9 13l9 14l-14-9l-13 9l9-14z', c.pale(p.accent, 0.1));
      c.line('M118-46L150-158', c.deep(p.stoneShade, 0.4), 5).path(
        'M122-60L186-262C214-200 214-120 196-60C170-52 146-52 122-60Z',
        c.white(0.35),
      );
      c.path(
        'M-206-52C-150-30-60-22 40-24C110-26 170-34 214-66L226-62C222-30 200 4 168 10H-120C-162 4-190-20-206-52Z',
        wood,
      )
        .path('M150-32C178-40 200-54 214-66L228-88H206L150-56Z', mix(p.stoneShade, p.accent, 0.3))
        .line('M-200-46C-140-24-50-16 50-18C120-20 180-30 220-56', mix(p.stone, p.accent, 0.25), 3)
        .line('M-180-26C-110-6 0 0 90-4C140-6 180-12 208-28', p.ink, 1.6, 0.4)
        .path('M-250-84L-200-50L-196-56L-246-88Z', c.deep(p.stoneShade, 0.3))
        .path('M160-58h10v12h-10zM178-64h10v12h-10z', c.dark ? p.glow : p.glass);
      for (const x of [-90, -40, 60]) {
        c.path(
          `M${x} -22c-2-18 0-26 7-26s9 8 7 26z`,
          x > 0 ? p.white : mix(p.ink, p.accent, 0.3),
        ).circle(x + 7, -53, 6, mix(p.stoneShade, p.stone, 0.3));
      }
    },
    { opacity: 0.28 },
  );
};
