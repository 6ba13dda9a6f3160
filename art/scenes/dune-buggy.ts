import { paint } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { dunes, puffs, ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { black } from '#art/kit/tones.ts';

/** A thrown fan of sand, rooting at x,y and blown to the left. */
const plume = (c: Ctx, x: number, y: number, w: number, h: number, col: string) =>
  c.path(
    `M${int(x)} ${int(y)}C${int(x - w * 0.2)} ${int(y - h * 0.5)} ${int(x - w * 0.42)} ${int(y - h * 0.92)} ${int(x - w * 0.66)} ${int(y - h)}C${int(x - w * 0.6)} ${int(y - h * 0.84)} ${int(x - w * 0.66)} ${int(y - h * 0.76)} ${int(x - w * 0.78)} ${int(y - h * 0.78)}C${int(x - w * 0.74)} ${int(y - h * 0.62)} ${int(x - w * 0.8)} ${int(y - h * 0.54)} ${int(x - w * 0.94)} ${int(y - h * 0.52)}C${int(x - w * 0.86)} ${int(y - h * 0.34)} ${int(x - w * 0.92)} ${int(y - h * 0.2)} ${int(x - w * 1.06)} ${int(y - h * 0.1)}C${int(x - w * 0.7)} ${int(y + h * 0.16)} ${int(x - w * 0.3)} ${int(y + h * 0.14)} ${int(x)} ${int(y)}Z`,
    c.linear(
      [
        [col, 0, 0.15],
        [col, 0.5, 0.8],
        [col, 1, 0.95],
      ],
      [0, 0, 1, 0.6],
    ),
  );

/** Two-seat dune buggy, nose right, ground y=0, 390 long. */
function buggy(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const K = black(c);
  const tube = c.polish(0.35);
  const body = c.linear([hi, [a, 0.35], b]);
  const suit = [mix(p.white, p.stone, 0.3), c.deep(p.accent, 0.2)];
  const tyre = (x: number, y: number, r: number) => {
    c.circle(x, y, r, K)
      .circle(
        x,
        y,
        r - 2,
        'none',
        `stroke="${c.deep(p.stoneShade, 0.45)}" stroke-width="5" stroke-dasharray="6 5"`,
      )
      .circle(x, y, r * 0.56, c.deep(p.glass, 0.2))
      .circle(x, y, r * 0.5, 'none', `stroke="${c.white(0.4)}" stroke-width="3"`)
      .circle(x, y, r * 0.2, a);
    let d = '';
    for (let i = 0; i < 6; i++) {
      d += `M${int(x)} ${int(y)}L${num(x + r * 0.5 * Math.cos(i * 1.047))} ${num(y + r * 0.5 * Math.sin(i * 1.047))}`;
    }
    c.line(d, c.white(0.4), 3);
  };
  c.circle(98, -46, 44, mix(K, p.glass, 0.12)).circle(324, -46, 42, mix(K, p.glass, 0.12)); // far wheels
  c.line('M70-48L150-74M70-48L128-110M330-46L262-66M330-46L268-92', tube, 6, 'round')
    .line('M92-66L122-122M318-58L286-112', mix(p.accent, p.glow, 0.3), 8, 'stroke-dasharray="3 3"')
    .line('M92-66L122-122M318-58L286-112', p.whiteShade, 2.5); // arms, springs
  c.path('M40-96L60-126H120L130-74H62Z', c.polish(0.25)).path(
    'M54-112h58v6h-58zM58-100h58v5h-58zM62-90h56v5h-56z',
    p.whiteShade,
    0.7,
  ); // engine
  // far cage, seats, crew
  c.line('M112-122L128-196H214L276-112', c.hazy(tube, 0.18), 5, 'stroke-linejoin="round"').path(
    'M128-70C120-110 122-140 134-146L150-142C146-116 152-92 162-72ZM180-70C172-104 174-132 184-138L200-134C196-112 200-90 210-72Z',
    K,
  );
  for (const [x, i] of [
    [182, 1],
    [132, 0],
  ] satisfies Point[]) {
    c.path(
      `M${x}-74C${x - 4}-110 ${x + 6}-134 ${x + 24}-136C${x + 42}-134 ${x + 48}-116 ${x + 46}-96L${x + 30}-74Z`,
      nth(suit, i),
    );
    limb(c, `M${x + 32}-122L${x + 52}-104L${x + 74}-108`, nth(suit, i), 9);
    c.circle(x + 30, -154, 17, c.linear(i ? [c.pale(a, 0.2), b] : [p.white, p.whiteShade])).path(
      `M${x + 32}-162C${x + 42}-162 ${x + 48}-156 ${x + 47}-148H${x + 30}C${x + 27}-154 ${x + 28}-160 ${x + 32}-162Z`,
      p.glass,
    );
  }
  c.line('M214-120L206-98', K, 5, 'round');
  // panels
  c.path(
    'M110-104L142-92H232L268-118L332-104C352-98 362-88 366-76L340-68H300L276-52H130L112-66Z',
    body,
  )
    .path('M142-92H232L254-108L248-60H142Z', b, 0.45)
    .path('M268-118L332-104C344-100 354-94 360-88L290-94Z', hi, 0.55)
    .line('M120-76H250L300-84', hi, 2, 0.7)
    .path('M338-94L360-86L364-76L342-82Z', c.pale(p.glow, 0.5))
    .path('M112-66L276-52H130Z', K)
    .line(
      'M366-80L384-70L378-56L352-60',
      tube,
      5,
      'stroke-linejoin="round" stroke-linecap="round"',
    );
  // near cage
  c.line(
    'M58-128L96-126L118-204H222L288-114M96-126L142-92M170-204L164-92M118-204L60-130',
    tube,
    7,
    'stroke-linejoin="round" stroke-linecap="round"',
  )
    .path('M112-210H226L236-196H112Z', [c.pale(a, 0.2), b])
    .path('M226-206H240V-194H232Z', c.pale(p.glow, 0.4))
    .line('M98-128L80-300', K, 2)
    .path('M80-300L34-290L82-274Z', mix(p.accent, p.glow, 0.2));
  tyre(70, -48, 48);
  tyre(330, -46, 46);
}

export const drawDuneBuggy: Scene = (c) => {
  const { W, p } = c;
  sky(c, 380, { clouds: 4 });
  haze(c, 384, 120, 0.8);
  dunes(c, 388, 2, 1.2);
  haze(c, 500, 110, 0.3);
  const s = 1.1 * Math.max(0.64, c.scale);
  const dust = c.hazy(p.sand[0], 0.35);
  mirrored(c, c.dir < 0, () => {
    const xAt = (f: number) => int(W * f);
    const gx = W * 0.51;
    const gy = 474; // launch slope, then air
    c.path(
      `M-20 600V560C${xAt(0.16)} 556 ${xAt(0.3)} 520 ${xAt(0.42)} 474C${xAt(0.48)} 520 ${xAt(0.66)} 556 ${W + 20} 560V600Z`,
      [p.sand[0], mix(p.sand[0], p.sand[1], 0.7), mix(p.sand[1], p.sand[2], 0.3)],
    ).path(
      `M${xAt(0.42)} 474C${xAt(0.48)} 520 ${xAt(0.66)} 556 ${W + 20} 560V600H${xAt(0.44)}C${xAt(0.54)} 580 ${xAt(0.36)} 540 ${xAt(0.42)} 474Z`,
      [mix(p.sand[2], p.sand[3], 0.15), mix(p.sand[2], p.sand[3], 0.35), p.sand[2]],
    );
    c.ellipse(gx + 60 * s, 562, 150 * s, 9, p.sand[3], 0.4);
    puffs(
      c,
      dust,
      [0, 1, 2, 3, 4, 5].map((i) => [
        gx - (150 + i * 46) * s,
        gy - 4 + i * 12 + c.between(-8, 8),
        (50 + i * 12) * s,
        (26 + i * 6) * s,
        0.85 - i * 0.1,
      ]),
    );
    plume(c, gx - 128 * s, gy + 20, 250 * s, 130 * s, c.pale(p.sand[0], c.dark ? 0.1 : 0.4));
    let d = '';
    for (let i = 0; i < 26; i++) {
      const t = c.random();
      const h = c.random();
      d += `M${int(gx - (120 + t * 170) * s)} ${int(gy - 6 - h * 96 * s * (1 - t * 0.5) + t * 30)}h.1`;
    }
    c.line(d, p.sand[0], 3.6, 'stroke-linecap="round" opacity=".9"');
    c.group(
      gx,
      gy - 26 * s,
      s,
      () => {
        c.add('<g transform="translate(-200 30)">');
        buggy(c);
        c.add('</g>');
      },
      'rot(-13)',
    );
  });
  ripples(c, W * 0.05, W * 0.9, 556, 596, 6, p.sand[0], c.dark ? 0.16 : 0.4);
};
