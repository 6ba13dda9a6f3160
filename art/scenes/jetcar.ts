import { shore } from '#art/kit/backdrops.ts';
import { paint, wheel } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { black, skin } from '#art/kit/tones.ts';
import { sea, spray } from '#art/kit/water.ts';

/** Sports car hull that runs on water, nose right, waterline y=0, 440 long. */
function jetcar(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const K = black(c);
  const body = c.linear([hi, [a, 0.36], [a, 0.6], b]);
  const sk = skin(c);
  const tan = c.stone(0.3);
  c.path('M6-88L2-124H70V-116H16L26-86Z', [c.pale(a, 0.15), b]); // wing
  c.path(
    'M140-84C140-112 148-122 158-122C168-122 174-110 176-84ZM184-84C184-110 192-118 200-118C210-118 214-108 216-84Z',
    [c.pale(tan, 0.2), c.deep(tan, 0.3)],
  )
    .path('M200-82C200-104 206-112 214-112C226-112 230-98 232-82Z', mix(p.accent, p.glow, 0.3))
    .circle(218, -123, 10.5, sk)
    .path(
      'M207-121C204-138 230-140 229-126C223-130 215-128 213-120C206-116 196-116 188-120C196-121 202-122 207-121Z',
      c.deep(p.stoneShade, 0.6),
    )
    .path('M164-82C164-106 172-116 182-116C196-116 200-100 202-82Z', p.white)
    .circle(188, -128, 11.5, sk)
    .path('M176-126C174-144 200-146 201-132C195-135 187-134 183-127Z', K)
    .path('M189-131h11v5h-9z', K);
  limb(c, 'M188-104L210-94L230-96', p.white, 8);
  c.line('M230-108L238-86', K, 4, 'round');
  c.path(
    'M282-84L240-124C238-126 234-125 235-122L258-82Z',
    c.linear(
      [
        [p.glint, 0, 0.8],
        [p.glass, 1, 0.6],
      ],
      [1, 0, 0, 1],
    ),
  ).line('M280-84L238-125', c.white(0.3), 3.4, 'round');
  c.path(
    'M4-44C2-62 8-80 22-86C54-94 90-100 122-98C136-96 146-88 158-86C196-82 228-82 266-86C322-84 378-70 412-52C432-40 442-24 440-12C420 6 396 12 376 14H44C20 10 6-16 4-44Z',
    body,
  );
  c.path(
    'M22-86C54-94 90-100 122-98C136-96 146-88 158-86C140-82 110-80 84-76C54-72 24-66 4-56C6-72 12-82 22-86Z',
    hi,
    0.4,
  )
    .path(
      'M4-40C90-52 300-46 438-26C442-22 441-16 440-12C420 6 396 12 376 14H44C22 10 8-10 4-40Z',
      b,
      0.6,
    )
    .path('M180-60C220-66 270-64 292-58C270-40 240-30 210-26C196-34 188-46 180-60Z', p.ink, 0.5)
    .line('M6-58C90-74 170-68 250-70C320-70 380-58 430-36', hi, 2.2, 0.8)
    .line('M166-84C160-60 162-36 168-14M268-84C276-60 276-36 270-12', b, 1.6, 0.7);
  c.path('M366-66C388-60 408-50 418-42C402-42 384-50 370-58Z', c.pale(p.glow, 0.5))
    .path(
      'M8-76C18-80 32-82 42-82L38-74C28-73 16-71 6-67Z',
      c.dark ? '#ff6a4a' : mix(p.accent, b, 0.15),
    )
    .path('M404-30L440-20C440-14 438-10 434-6L400-14Z', p.ink, 0.8)
    .path('M252-92L266-96L268-86L256-84Z', b);
  for (const x of [98, 342]) {
    c.path(`M${x - 46} 14C${x - 46}-74 ${x + 46}-74 ${x + 46} 14Z`, K);
    wheel(c, x, -16, 34, 10);
  }
  c.line('M6-86L30-86', b, 2);
}

export const drawJetcar: Scene = (c) => {
  const { W, p } = c;
  const y = 356;
  shore(c, y, { maxHeight: 130 });
  sea(c, y, 600, { glitter: 24, waves: 28 });
  const s = 1.08 * Math.max(0.62, c.scale);
  const f = c.random() < 0.5;
  mirrored(c, f, () => {
    const X = W / 2 + 22 * s;
    const Y = 506;
    c.path(
      `M-10 ${Y - 4}Q${int(X - 280 * s)} ${Y - 22} ${int(X - 150 * s)} ${Y - 6}L${int(X + 40 * s)} ${Y + 6}Q${int(X - 180 * s)} ${Y + 60} -10 ${Y + 88}Z`,
      c.fade(p.white, 0.1, 0.75, 'across'),
    );
    spray(c, X - 190 * s, Y + 6, 130 * s, 104 * s);
    c.group(X - 220 * s, Y + 10, s, () => jetcar(c), 'rot(-3)');
    c.add(`<g transform="translate(${int(2 * X + 120 * s)} 0) scale(-1 1)">`);
    spray(c, X - 10 * s, Y + 12, 120 * s, 50 * s);
    c.add('</g>');
    c.path(
      `M${int(X - 236 * s)} ${Y + 4}C${int(X - 190 * s)} ${Y - 10} ${int(X - 150 * s)} ${Y + 2} ${int(X - 110 * s)} ${Y - 4}C${int(X - 60 * s)} ${Y + 6} ${int(X + 40 * s)} ${Y - 2} ${int(X + 90 * s)} ${Y - 12}C${int(X + 130 * s)} ${Y - 8} ${int(X + 180 * s)} ${Y - 16} ${int(X + 232 * s)} ${Y - 8}C${int(X + 190 * s)} ${Y + 26} ${int(X - 60 * s)} ${Y + 44} ${int(X - 236 * s)} ${Y + 4}Z`,
      [
        [p.white, 0, 0.95],
        [mix(p.white, p.sea[1], 0.35), 0.5, 0.95],
        [p.sea[1], 1, 0.6],
      ],
    );
  });
  birds(c, W / 2 - c.dir * W * 0.2, 170, 3);
};
