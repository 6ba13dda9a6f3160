import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export const drawWarehousePort: Scene = (c) => {
  const { W, p } = c;
  const y = 446;
  const X = W / 2;
  const z = Math.max(0.55, c.scale);
  const o = pickIndex(c, 5);
  sky(c, y, { clouds: 5 });
  city(c, y, { height: [16, 90], fade: 0.5, width: [14, 28], gap: 26, lights: c.dark });
  haze(c, y, 90, 0.8);
  // warehouses along the quay
  const wh = c.stamp('wh', () =>
    c
      .path(
        'M-74 0V-44Q0-84 74-44V0Z',
        sideLit(c, c.hazy(p.stone, 0.3), c.hazy(p.stoneShade, 0.25)),
      )
      .path('M-78-43Q0-88 78-43L75-38Q0-80-75-38Z', c.hazy(p.white, 0.15))
      .path('M-52 0V-34H-14V0ZM14 0V-34H52V0Z', c.dark ? c.lamp(0.2) : c.hazy(p.glass, 0.3))
      .line('M-52-11H-14M-52-22H-14M14-11H52M14-22H52', c.hazy(p.ink, 0.4), 1.4),
  );
  for (let i = 0; i < Math.ceil(W / (150 * z)) + 1; i++) c.use(wh, i * 150 * z + 20, y, z);
  haze(c, y, 60, 0.5);
  // gantry cranes
  const crane = (f: number) => {
    const a = c.hazy(mix(p.accent, p.stone, 0.1), f);
    const b = c.hazy(c.deep(p.accent, 0.4), f);
    const g = c.hazy(p.whiteShade, f);
    c.line('M-62-146V0M50-146V0', b, 9)
      .line('M-44-146V0M68-146V0', a, 9)
      .line('M-62-70H68M-44-146L68-70', b, 4)
      .path('M-150-160H300V-146H-150Z', a)
      .line('M-146-153H296', b, 9, 'stroke-dasharray="2 12"')
      .line('M-34-160L-6-262M60-160L6-262', a, 8)
      .path('M-16-268H16V-258H-16Z', b)
      .line('M0-262L280-160M4-262L170-160M-4-262L-142-160', g, 2.6)
      .path('M-140-184H-70V-160H-140Z', mix(g, b, 0.3))
      .rect(-132, -178, 54, 9, c.hazy(p.glass, f))
      .path('M120-146h34v18h-34z', b)
      .path('M124-142h26v10h-26z', c.dark ? p.glow : c.hazy(p.glass, f))
      .line('M176-146V-96M196-146V-96', g, 1.6)
      .path('M158-96h56v22h-56z', c.hazy(c.deep(p.sea[1], 0.15), f))
      .line('M170-96v22M182-96v22M194-96v22', c.hazy(p.sea[2], f), 1.4)
      .path('M-70-8h28v8h-28zM44-8h28v8h-28z', p.ink);
    if (c.dark) {
      c.line('M-120-143H290', p.glow, 3, 'stroke-dasharray="3 40" stroke-linecap="round"').circle(
        0,
        -266,
        4,
        p.accent,
      );
    }
  };
  const fc = c.stamp('crane', () => crane(0.3));
  c.use(fc, X - 292 * z, y + 4, 0.8 * z).use(fc, X + 128 * z, y + 4, 0.84 * z);
  c.group(X - 96 * z, y + 6, 1.12 * z, () => crane(0.03));
  // stacked boxes on the quay, then the ship
  const col = [
    c.hazy(p.accent, 0.05),
    c.deep(p.sea[1], 0.1),
    c.pale(p.stone, 0.2),
    mix(p.glow, p.stoneShade, 0.25),
    mix(p.glass, p.whiteShade, 0.2),
    c.deep(p.accent, 0.4),
  ];
  const stack = (
    x0: number,
    x1: number,
    base: number,
    w: number,
    h: number,
    hi: (i: number) => number,
  ) => {
    const g = col.map(() => '');
    for (let x = x0, i = 0; x + w <= x1; x += w + 2, i++) {
      const m = hi(i);
      for (let j = 0; j < m; j++) {
        const tone = (i * 3 + j * 5 + o + ((i * j) % 4)) % 6;
        g[tone] = `${nth(g, tone)}M${int(x)} ${int(base - j * (h + 1))}v${-h}h${w}v${h}z`;
      }
    }
    return g;
  };
  c.band(y, 14, [c.hazy(p.stone, 0.2), p.stoneShade]);
  sea(c, y + 12, 600, { glitter: 18, waves: 14 });
  floatOn(
    c,
    X - 340 * z,
    528,
    z,
    () => {
      stack(176, 600, -66, 34, 15, (i) =>
        nth([3, 4, 5, 5, 4, 5, 6, 5, 5, 4, 3, 2], (i + o) % 12),
      ).forEach((d, i) => {
        d && c.path(d, nth(col, i));
      });
      let l = '';
      for (let j = 1; j < 6; j++) l += `M176 ${-66 - j * 16}H606`;
      c.line(l, p.ink, 1, 0.25);
      c.path('M70-62V-176H84V-186H150V-176H162V-62Z', sideLit(c, p.white, c.white(0.6)))
        .path('M64-178H170V-170H64Z', p.white)
        .line('M80-180H156', c.dark ? p.glow : p.glass, 7)
        .line(
          'M84-150H156M84-132H156M84-114H156M84-96H156',
          c.dark ? p.glow : mix(p.glass, p.whiteShade, 0.2),
          6,
          'stroke-dasharray="9 7"',
        )
        .path('M92-186L98-226H126L130-186Z', mix(p.accent, p.stone, 0.15))
        .path('M95-206H128L129-198H94Z', p.white)
        .line('M150-186V-222M140-210H160', p.whiteShade, 2.4);
      c.path('M6-62H640C664-62 690-72 712-84C704-46 684-10 660 8H40C18 2 8-30 6-62Z', [
        mix(p.glass, p.whiteShade, 0.18),
        p.glass,
        c.deep(p.glass, 0.5),
      ])
        .path('M14-12H676C670-2 666 4 660 8H40C28 4 20-2 14-12Z', c.deep(p.accent, 0.2))
        .line('M8-54H640C664-54 686-62 706-72', p.white, 2.4, 0.8)
        .line('M620-62V-84M650-64V-92L700-80', p.whiteShade, 2)
        .path('M668-46l7 5l-3 8h-8l-3-8z', p.white, 0.7);
    },
    { opacity: 0.3, squash: 0.5 },
  );
  birds(c, X + c.dir * 210 * z, 130, 3);
  c.group(X + 250 * z, 566, 0.5 * z, () =>
    c
      .path('M-60-8H74C70 6 58 12 44 12H-42C-54 10-60 2-60-8Z', c.deep(p.glass, 0.3))
      .path('M-60-14H80L74-6H-60Z', mix(p.accent, p.stone, 0.1))
      .path('M-14-14V-46H30L40-14Z', p.white)
      .path('M-6-26V-40H24L30-26Z', c.glass())
      .path('M-38-14V-34H-22V-14Z', mix(p.accent, p.stone, 0.2))
      .line('M4-46V-66', p.stoneShade, 3),
  );
  c.line(
    `M${int(X + 216 * z)} 574h${int(-90 * z)}M${int(X + 210 * z)} 579h${int(-50 * z)}`,
    p.white,
    2,
    'opacity=".5" stroke-linecap="round"',
  );
};
