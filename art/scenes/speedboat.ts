import { shore } from '#art/kit/backdrops.ts';
import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { birds } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { black, skin } from '#art/kit/tones.ts';
import { sea, spray } from '#art/kit/water.ts';

/** Mahogany runabout, bow right, 330 long. */
function runabout(c: Ctx) {
  const { p } = c;
  const wood = c.linear([
    mix(p.stoneShade, p.accent, 0.45),
    c.deep(p.accent, 0.42),
    c.deep(p.accent, 0.72),
  ]);
  const deck = c.linear([mix(p.stone, p.accent, 0.42), mix(p.stoneShade, p.accent, 0.4)]);
  const K = black(c);
  const sk = skin(c);
  const cr = c.pale(p.stone, 0.3);
  c.path('M-166-34C-100-44-20-50 60-52C110-54 150-48 186-36L150-30H-166Z', deck).line(
    'M-160-37C-80-46 40-54 176-38M76-51L70-34M110-51L108-34',
    p.white,
    1.3,
    0.6,
  );
  c.path(
    'M-74-40C-70-66-62-70-54-70C-46-70-42-60-40-42ZM-34-42C-32-62-26-68-18-68C-10-68-6-60-4-44Z',
    mix(p.white, p.stone, 0.4),
  );
  c.path('M-30-44C-32-66-24-78-12-78C0-78 6-66 8-46Z', c.white(0.1))
    .circle(-8, -90, 11, sk)
    .path(
      'M-19-88C-22-106 4-108 4-94C-2-97-10-96-12-88C-18-84-32-84-42-90C-32-90-24-92-19-88Z',
      mix(p.accent, p.glow, 0.35),
    )
    .path('M-66-42C-68-68-60-80-48-80C-36-80-30-68-28-44Z', c.polish(0.5))
    .circle(-43, -92, 12, sk)
    .path('M-55-91C-56-110-30-110-30-96C-36-99-44-98-48-92Z', K);
  limb(c, 'M-44-68L-20-58L10-60', c.polish(0.5), 8);
  c.path(
    'M66-52L30-84C27-86 23-85 24-82L42-51Z',
    c.linear(
      [
        [p.glint, 0, 0.8],
        [p.glass, 1, 0.6],
      ],
      [1, 0, 0, 1],
    ),
  ).line('M64-52L28-85', cr, 3, 'round');
  c.path('M-170-30C-60-42 100-44 194-36C178-10 142 16 84 22H-150C-164 18-172-6-170-30Z', wood)
    .path('M-171-16C-60-24 90-22 176-14C154 8 120 18 84 22H-150C-162 18-170 2-171-16Z', p.ink, 0.22)
    .line('M-170-30C-60-42 100-44 194-36', cr, 3.2)
    .line('M-168-4C-60-10 80-8 158-2', p.white, 2, 0.55)
    .path(
      'M-160 12C-60 10 60 12 116 12C104 18 94 21 84 22H-150C-154 20-158 16-160 12Z',
      p.white,
      0.85,
    )
    .line('M182-36V-52', cr, 2)
    .path('M-162-34V-66', 'none', `stroke="${cr}" stroke-width="2"`)
    .path('M-162-66C-176-70-182-60-198-64V-50C-184-46-176-56-162-52Z', c.pale(p.accent, 0.15));
}

/** Rigid inflatable with six guests, bow right, 360 long. */
function rib(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const tube = c.linear([hi, [a, 0.4], b]);
  const K = black(c);
  const sk = skin(c);
  const jk = [mix(p.accent, p.glow, 0.3), c.lamp(0.12), p.white];
  c.line('M-150-40V-112H-96M-128-40V-112', c.white(0.4), 4, 'stroke-linejoin="round"')
    .line('M-150-112H-92', p.white, 6, 'round')
    .path('M-190-26V-66C-190-72-184-74-178-74H-162V-26Z', c.polish(0.3))
    .path('M-190-62H-162V-52H-190Z', p.white, 0.6);
  for (let i = 0; i < 5; i++) {
    const x = -96 + i * 44;
    c.path(
      `M${x - 15}-34C${x - 18}-60 ${x - 10}-76 ${x}-76C${x + 12}-76 ${x + 17}-58 ${x + 15}-34Z`,
      nth(jk, i % 3),
    )
      .circle(x + 4, -88, 10.5, sk)
      .path(
        `M${x - 7}-87C${x - 9}-104 ${x + 16}-104 ${x + 15}-91C${x + 8}-95 ${x + 2}-94 ${x - 2}-87Z`,
        i % 2 ? K : c.deep(p.stoneShade, 0.5),
      );
    limb(c, `M${x + 4}-66L${x + 22}-54`, sk, 6);
  }
  c.path('M116-36L108-66C106-70 110-74 116-72L146-36Z', [p.white, p.whiteShade]).line(
    'M106-76L126-44',
    p.glass,
    4,
    'round',
  );
  c.path('M-176-2H150C120 20 90 24 60 24H-156C-168 20-176 10-176-2Z', [p.white, p.whiteShade])
    .path(
      'M-184-8C-184-28-176-36-160-36H92C140-38 176-48 208-62C212-46 188-8 140-2C120 0 100 0 80 0H-168C-178 0-184-2-184-8Z',
      tube,
    )
    .path(
      'M-176-22C-60-26 60-26 140-32C164-35 184-42 204-52C200-44 194-36 186-28C120-14-60-14-180-16Z',
      p.white,
      0.38,
    )
    .line(
      'M-150-36C-148-22-148-12-150 0M-60-36C-58-22-58-12-60 0M30-36C32-22 32-12 30 0M112-38C118-26 118-12 112 0',
      b,
      2.4,
      0.6,
    )
    .path('M-182-9H150C146-4 140-2 134-1H-168C-176-1-181-4-182-9Z', b, 0.5);
}

export const drawSpeedboat: Scene = (c) => {
  const { W, p } = c;
  const y = 344;
  shore(c, y);
  sea(c, y, 600, { glitter: 24, waves: 30 });
  const s = 1.2 * Math.max(0.64, c.scale);
  const X = W / 2 + 26 * s;
  const r = c.random() < 0.5;
  const f = c.random() < 0.5;
  mirrored(c, f, () => {
    c.path(
      `M-10 ${int(500)}Q${int(X - 250 * s)} 486 ${int(X - 100 * s)} 494L${int(X + 40 * s)} 512Q${int(X - 180 * s)} 560 -10 590Z`,
      c.fade(p.white, 0.1, 0.7, 'across'),
    ).line(
      `M0 524Q${int(X - 260 * s)} 512 ${int(X - 120 * s)} 508M0 552Q${int(X - 240 * s)} 536 ${int(X - 80 * s)} 520`,
      c.pale(p.sea[1], 0.2),
      3,
      0.5,
    );
    spray(c, X - 134 * s, 504, 120 * s, 74 * s);
    c.group(X, 482, s, () => (r ? runabout : rib)(c), 'rot(-7)');
    c.add(`<g transform="translate(${int(2 * X + 74 * s)} 0) scale(-1 1)">`);
    spray(c, X + 8 * s, 520, 110 * s, 50 * s);
    c.add('</g>');
    c.path(
      `M${int(X - 214 * s)} 516C${int(X - 120 * s)} 512 ${int(X - 10 * s)} 500 ${int(X + 120 * s)} 512C${int(X + 50 * s)} 530 ${int(X - 60 * s)} 546 ${int(X - 150 * s)} 554C${int(X - 196 * s)} 552 ${int(X - 240 * s)} 534 ${int(X - 214 * s)} 516Z`,
      [
        [p.white, 0, 0.9],
        [p.sea[1], 1, 0.5],
      ],
    );
  });
  birds(c, W / 2 - c.dir * 90, 170, 3);
};
