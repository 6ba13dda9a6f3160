import { shore } from '#art/kit/backdrops.ts';
import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { skin } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** Sailing catamaran, bow right, waterline y=0, 430 long. */
function catamaran(c: Ctx, tint: string) {
  const { p } = c;
  const hull = c.linear([p.white, p.white, c.white(0.75)]);
  const glass = c.glass();
  const sh = c.white(0.55);
  const K = c.polish(0.4);
  // far hull and net
  c.path('M-150-10L-146-34H200L252-62C254-38 248-20 238-6H-140Z', [sh, c.deep(p.whiteShade, 0.12)])
    .path('M110-44L246-60L216-38L120-36Z', c.deep(p.whiteShade, 0.25))
    .line(
      'M128-42L226-40M144-44L232-46M170-48L240-52M140-36L160-46M166-36L190-50M192-37L216-54',
      p.white,
      1,
      0.5,
    );
  // rig
  const sail = c.linear(
    [p.white, mix(p.white, tint, 0.1), c.pale(p.whiteShade, 0.35)],
    [1, 0, 0, 0.5],
  );
  const jib = c.linear([c.white(0.15), c.white(0.55)], [0, 0, 1, 0.6]);
  c.path('M26-392C60-300 130-150 222-58C160-74 90-84 36-86C40-190 36-300 26-392Z', jib).path(
    'M146-152C170-116 196-84 222-58C196-64 170-69 146-73C148-98 148-126 146-152Z',
    tint,
    0.85,
  );
  c.path('M16-404L-30-398C-66-300-116-200-152-104C-100-92-40-90 14-92Z', sail)
    .path('M-73-296C-56-296-20-296 15-296V-268L-84-268Z', tint, 0.85)
    .line('M-44-366L16-366M-98-236L15-236M-124-172L14-172M-150-108L14-108', p.whiteShade, 1.3, 0.6)
    .path(
      'M16-404L-30-398C-66-300-116-200-152-104C-130-99-104-96-78-94C-44-190-8-300 16-404Z',
      p.whiteShade,
      0.22,
    );
  c.line('M20-412V-78', K, 5)
    .line('M-156-98L18-88', K, 5, 'round')
    .line('M24-408L240-56M18-408L-132-46', K, 1, 0.55)
    .path('M20-412h22l-8 6l8 6h-22z', tint);
  // bridge deck, saloon, hard top
  c.path('M-122-40L-112-72H28C70-72 100-56 122-40Z', hull)
    .path('M-50-46L-46-66H26C58-65 78-56 92-46Z', glass)
    .line('M-6-66V-46M34-66L38-46', p.white, 2.4)
    .path('M-152-84C-152-90-148-92-142-92H12C26-92 36-86 44-76L-110-74Z', [p.white, sh])
    .path('M-112-74L-60-75L-62-46H-116Z', mix(p.glass, p.whiteShade, 0.2), 0.75)
    .line('M-140-80V-38M-112-76V-38', p.white, 3);
  c.path('M-128-42c-2-16 0-22 6-22s8 6 6 22z', c.deep(p.accent, 0.1))
    .circle(-122, -69, 5.5, skin(c))
    .path('M78-44c-2-16 0-22 6-22s8 6 6 22z', p.white)
    .circle(84, -71, 5.5, skin(c));
  // near hull
  c.path(
    'M-214-6L-204-36L-176-40H150C176-42 200-46 216-54C220-34 216-12 206 4H-196C-206 2-212-2-214-6Z',
    hull,
  )
    .path('M-210-18C-80-10 90-14 214-32C214-22 211-12 207-2C90 4-80 4-212-6Z', p.whiteShade, 0.5)
    .path(
      'M-90-30H-30L-33-23H-93ZM-14-30H46L43-23H-17ZM62-31L118-34L114-25L60-24Z',
      c.dark ? p.glow : p.glass,
    )
    .path('M-213-5C-80 0 90 0 206-4L202 5H-194C-204 4-210 0-213-5Z', tint)
    .line('M-204-38H150C176-40 198-44 214-52', mix(p.accent, p.stone, 0.45), 1.6);
  c.line(
    'M120-44V-58M146-44V-58M172-46V-60M198-50V-64M120-58H146C170-58 190-62 212-68',
    p.whiteShade,
    1.1,
  ).path('M-232-8L-212-12V3H-228Z', p.whiteShade);
}

export const drawCatamaran: Scene = (c) => {
  const { W, p } = c;
  const y = 388;
  shore(c, y, { maxHeight: 90 });
  sea(c, y, 600, { glitter: 26, waves: 32 });
  birds(c, W / 2 - c.dir * W * 0.3, 190, 3);
  const s = 1.04 * Math.max(0.66, c.scale);
  const f = c.random() < 0.5;
  const t = pick(c, [
    c.hazy(p.accent, 0.06),
    c.deep(p.sea[1], 0.3),
    c.lamp(0.25),
    mix(p.stoneShade, p.stone, 0.3),
  ]);
  const X = W / 2 - (f ? -1 : 1) * 6 * s;
  floatOn(c, X, 508, s, () => catamaran(c, t), { opacity: 0.3, flip: f, squash: 0.34 });
  const m = f ? -1 : 1;
  c.path(
    `M${int(X - m * 216 * s)} 506q${int(-m * 90 * s)} -3 ${int(-m * 190 * s)} 9q${int(m * 110 * s)} 5 ${int(m * 190 * s)} -1zM${int(X + m * 150 * s)} 513q${int(m * 50 * s)} -14 ${int(m * 78 * s)} 0q${int(-m * 50 * s)} 8 ${int(-m * 260 * s)} 5q${int(m * 100 * s)} -2 ${int(m * 182 * s)} -5z`,
    p.white,
    0.6,
  );
};
