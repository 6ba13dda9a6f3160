import { type Paint, paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

/** Open sport yacht, bow right; waterline y=0, 430 long; hull takes the paint. */
function sportYacht(c: Ctx, hull: Paint) {
  const { p } = c;
  const [a, b, hi] = hull;
  const w = c.linear([p.white, c.white(0.5)]);
  const gl = c.dark
    ? c.linear([p.glow, c.lamp(0.45)], [0, 0, 0.3, 1])
    : c.linear([p.glint, p.glass], [0.2, 0, 0.6, 1]);
  c.path('M118-92L106-108H114L130-92ZM98-110H128V-107H98Z', p.whiteShade).line(
    'M118-108V-124',
    p.whiteShade,
    1.6,
  ); // mast
  c.path('M58-50L84-70C94-76 108-79 124-80L206-82C250-80 296-68 336-54Z', w)
    .path('M104-56L118-73C146-77 186-78 210-76C246-72 280-64 306-55Z', gl)
    .path('M160-56L170-76L178-76.500L172-56ZM226-55L212-76L218-75L238-55Z', p.white); // house, wrap glass
  c.path('M72-82C98-94 150-97 192-95C222-93 246-86 262-79L244-78C196-84 128-84 92-75Z', [
    p.white,
    p.whiteShade,
  ]).path('M92-76L72-54H82L108-79Z', p.whiteShade); // hardtop and arch
  c.path(
    'M-2-46L6-56H56L64-46ZM8-56V-62C8-66 12-67 16-67H34C38-67 40-64 40-60V-56Z',
    mix(p.stone, p.accent, 0.25),
  ).path('M342-55C362-60 386-62 404-62L398-56Z', mix(p.stone, p.accent, 0.25)); // sunpads
  c.path(
    'M-14-8L-6-46C80-51 220-54 300-54C362-55 416-58 464-64C444-36 404-10 360 6H8C-4 4-12-2-14-8Z',
    [hi, [a, 0.3], b],
  ).path('M-7-40C120-44 310-46 452-56L464-64C416-58 362-55 300-54C220-54 80-51-6-46Z', p.white); // hull, sheer
  c.path('M150-34C220-37 320-39 396-46C384-38 370-31 356-26C290-21 210-22 156-24Z', gl)
    .path('M30-34H96L90-25H28Z', gl)
    .line('M218-37L210-23M290-39L278-22', c.pale(a, 0.3), 2)
    .path('M-12-18C110-8 280-8 402-18C390-10 376 0 360 6H8C-4 4-12-2-14-8Z', b, 0.55);
  c.line(
    'M352-58C390-62 428-66 458-74M366-59v-8M392-62v-8M418-65v-8M440-68v-8',
    p.whiteShade,
    1.2,
  ).path('M-34-8L-12-14V4H-26C-32 0-36-4-34-8Z', mix(p.stone, p.accent, 0.2));
}

export const drawYachtSport: Scene = (c) => {
  const { W, p } = c;
  const y = 338;
  const k = c.scale;
  const X = W / 2;
  sky(c, y, { clouds: 5 });
  skyline(c, y, {
    height: [20, 120],
    tone: c.distant(0.3),
    width: [16, 30],
    gap: 22,
    lights: 1,
    lightWidth: 1,
    envelope: (t) => 0.25 + 0.75 * Math.sin(Math.PI * (c.dir > 0 ? t : 1 - t)) ** 2,
    from: c.dir > 0 ? W * 0.42 : -20,
    to: c.dir > 0 ? W + 20 : W * 0.58,
  });
  haze(c, y, 80, 0.75);
  sea(c, y, 600, { glitter: 24, waves: 30 });
  const hull: Paint =
    c.random() < 0.4 ? [c.white(0.12), mix(p.whiteShade, p.glass, 0.2), p.white] : paint(c);
  const s = 1.24 * k;
  const x = X - 196 * s;
  const by = 462;
  // wake: a long V astern, foam under the bow
  c.path(
    `M${int(x - 10 * s)} ${by - 2}C${int(x - 120 * s)} ${by - 26} ${int(x - 240 * s)} ${by - 22} ${int(x - 420 * s)} ${by - 16}L${int(x - 420 * s)} ${by + 40}C${int(x - 220 * s)} ${by + 40} ${int(x - 60 * s)} ${by + 34} ${int(x + 120 * s)} ${by + 14}Z`,
    c.linear(
      [
        [p.white, 0, 0],
        [p.white, 0.6, 0.5],
        [p.white, 1, 0.85],
      ],
      'across',
    ),
  ).path(
    `M${int(x - 30 * s)} ${by}C${int(x - 60 * s)} ${by - 46} ${int(x - 110 * s)} ${by - 50} ${int(x - 150 * s)} ${by - 20}C${int(x - 110 * s)} ${by - 18} ${int(x - 70 * s)} ${by + 2} ${int(x - 30 * s)} ${by + 8}Z`,
    p.white,
    0.8,
  );
  floatOn(
    c,
    x,
    by,
    s,
    () => {
      c.add('<g transform="rotate(-3 60 0)">');
      sportYacht(c, hull);
      c.add('</g>');
    },
    { opacity: 0.2 },
  );
  c.path(
    `M${int(x + 360 * s)} ${by - 26 * s}C${int(x + 372 * s)} ${by - 44 * s} ${int(x + 398 * s)} ${by - 40 * s} ${int(x + 416 * s)} ${by - 16 * s}C${int(x + 400 * s)} ${by - 20 * s} ${int(x + 388 * s)} ${by - 12 * s} ${int(x + 392 * s)} ${by + 2}C${int(x + 300 * s)} ${by + 16} ${int(x + 120 * s)} ${by + 18} ${int(x)} ${by + 10}C${int(x + 120 * s)} ${by + 6} ${int(x + 280 * s)} ${by + 2} ${int(x + 360 * s)} ${by - 26 * s}Z`,
    p.white,
    0.88,
  ).path(
    `M${int(x + 40 * s)} ${by + 18}C${int(x + 160 * s)} ${by + 26} ${int(x + 300 * s)} ${by + 22} ${int(x + 420 * s)} ${by + 6}C${int(x + 330 * s)} ${by + 40} ${int(x + 140 * s)} ${by + 44} ${int(x + 40 * s)} ${by + 18}Z`,
    p.white,
    0.4,
  );
  birds(c, X - c.dir * 80, 150, 3);
};
