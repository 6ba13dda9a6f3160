import { shore } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { puffs } from '#art/kit/sand.ts';
import { limb, mirrored, shin } from '#art/kit/strokes.ts';
import { cord, darkCloth, skin } from '#art/kit/tones.ts';
import { floatOn, sea, spray } from '#art/kit/water.ts';

/** Small tow boat seen far off, bow right. */
const towBoat = (c: Ctx, x: number, y: number, s: number) =>
  floatOn(
    c,
    x,
    y,
    s,
    () => {
      const { p } = c;
      c.line('M-44-36L-30-84H22L34-38', c.white(0.4), 5, 'stroke-linejoin="round"')
        .path('M0-36L12-58L46-54L64-38Z', c.glass())
        .path('M-18-36c-2-18 0-26 7-26s9 8 7 26z', c.deep(p.accent, 0.1))
        .circle(-11, -68, 7, skin(c))
        .path('M-112-4L-106-36H50C86-38 112-44 136-56C130-26 110 2 84 6H-98C-106 4-112 0-112-4Z', [
          p.white,
          c.white(0.7),
        ])
        .path(
          'M-110-18C-20-12 70-16 124-30C120-20 114-12 108-6C50 0-50 0-110-4Z',
          c.deep(p.sea[1], 0.3),
        );
    },
    { opacity: 0.25 },
  );

/** Wakeboarder leaning away from the rope; board centre 0,0; the handle is at 50,-122. */
function boarder(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const sk = skin(c);
  const skd = c.deep(sk, 0.22);
  const sh = darkCloth(c);
  const vest = pick(c, [mix(p.accent, p.glow, 0.15), c.deep(p.sea[1], 0.2), c.white(0.15)]);
  const hel = c.random() < 0.5;
  c.path(
    'M-100 18C-92 6-40 2 20-8C60-16 90-28 110-42C118-46 122-38 116-30C94-4 40 18-20 26C-56 30-88 31-98 28C-104 26-104 22-100 18Z',
    c.linear([hi, a, b], [0, 0, 0.3, 1]),
  ).path('M-96 24C-40 22 40 8 114-30C92-4 40 18-20 26C-56 30-88 31-98 28Z', b, 0.6);
  limb(c, 'M-40-92L8-66L42-22', skd, 15);
  shin(c, 'M-50-98L4-69', sh, 22);
  limb(c, 'M38-24L54-20', p.ink, 13); // front leg
  limb(c, 'M-50-90L-46-44L-36 0', sk, 16);
  shin(c, 'M-51-96L-46-46', sh, 23);
  limb(c, 'M-40-2L-22 2', p.ink, 14); // back leg
  c.path(
    'M-68-88C-80-116-86-140-82-158C-76-172-54-172-46-162C-40-140-32-116-32-94C-38-80-60-78-68-88Z',
    c.linear([c.pale(vest, 0.2), vest, c.deep(vest, 0.35)], [1, 0, 0, 0.4]),
  ).line('M-80-132C-68-126-52-126-41-130M-76-110C-64-104-48-104-36-108', c.deep(vest, 0.45), 2.6);
  limb(c, 'M-56-158L-16-142L44-122', skd, 9.5);
  limb(c, 'M-74-154L-32-132L42-122', sk, 10);
  c.line('M42-134L54-108', p.ink, 5, 'round');
  c.path('M-70-172L-58-172L-56-160H-70Z', skd).circle(-60, -182, 14.5, sk);
  if (hel) {
    c.path('M-77-178C-82-202-44-206-44-184L-54-186C-62-186-66-182-66-174L-72-172Z', [hi, a, b]);
  } else {
    c.path(
      'M-75-182C-78-203-46-206-44-188C-52-192-62-190-66-183C-68-178-72-176-75-182Z',
      p.ink,
    ).path('M-74-188C-84-188-92-182-100-186C-92-196-84-198-74-195Z', p.ink);
  }
}

export const drawWakeboard: Scene = (c) => {
  const { W, p } = c;
  const y = 350;
  shore(c, y);
  sea(c, y, 600, { glitter: 24, waves: 30 });
  const s = 1.3 * Math.max(0.62, c.scale);
  const air = c.random() < 0.5;
  const f = c.random() < 0.5;
  const bs = Math.max(0.7, c.scale);
  mirrored(c, f, () => {
    const X = W * 0.45;
    const Y = air ? 448 : 514;
    const bx = W * 0.84;
    const by = y + 34;
    towBoat(c, bx, by, 0.42 * bs);
    c.path(
      `M${int(bx - 46 * bs)} ${by + 2}L-10 520V560L${int(bx - 40 * bs)} ${by + 4}ZM${int(bx - 40 * bs)} ${by + 4}L${int(X + 30 * s)} 604H${int(X + 120 * s)}Z`,
      p.white,
      0.26,
    );
    const hx = X + (air ? 44 : 26) * s;
    const hy = Y - (air ? 124 : 130) * s;
    c.line(`M${int(hx)} ${int(hy)}L${int(bx - 10)} ${int(by - 34 * bs)}`, cord(c), 1.6, 0.75);
    if (air) {
      c.ellipse(X - 10, 566, 120 * s, 9, p.ink, 0.22);
      const x = X - 150 * s;
      puffs(c, p.white, [
        [x, 562, 110 * s, 12, 0.95],
        [x + 24 * s, 546, 54 * s, 34, 0.7],
        [x + 50 * s, 522, 34 * s, 30, 0.5],
        [x - 34 * s, 552, 44 * s, 24, 0.6],
      ]);
      let d = '';
      for (let i = 0; i < 26; i++) {
        const t = c.random();
        d += `M${int(X - (70 + t * 110) * s)} ${int(Y + 16 + t * 60 + c.between(-34, 34))}h.1`;
      }
      c.line(d, p.white, 4, 'stroke-linecap="round" opacity=".8"');
    } else {
      c.path(
        `M-10 540Q${int(X - 120 * s)} 512 ${int(X + 70 * s)} 516Q${int(X - 60 * s)} 570 -10 596Z`,
        c.fade(p.white, 0.1, 0.75, 'across'),
      );
      spray(c, X - 20 * s, 538, 200 * s, 170 * s);
      spray(c, X + 10 * s, 540, 130 * s, 84 * s);
    }
    c.group(X, Y, s, () => boarder(c), air ? 'rot(-3)' : 'rot(-11)');
    if (!air) {
      c.path(
        `M${int(X - 150 * s)} 548C${int(X - 60 * s)} 522 ${int(X + 30 * s)} 524 ${int(X + 96 * s)} 486C${int(X + 90 * s)} 534 ${int(X + 20 * s)} 576 ${int(X - 150 * s)} 548Z`,
        [
          [p.white, 0, 0.92],
          [p.sea[1], 1, 0.5],
        ],
      );
    }
  });
};
