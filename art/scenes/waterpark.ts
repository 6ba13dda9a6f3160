import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, palm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawWaterpark: Scene = (c) => {
  const { W, p } = c;
  const y = 440;
  const k = Math.min(1.1, W / 700);
  const X = W / 2;
  sky(c, y, { clouds: 5 });
  haze(c, y, 120, 0.6);
  palm(c, X - 330 * k, y, 110);
  palm(c, X + 330 * k, y, 130);
  bush(c, X - 250 * k, y + 6, 240, 40, c.hazy(p.foliage, 0.25));
  bush(c, X + 240 * k, y + 6, 260, 46, c.hazy(p.foliage, 0.25));
  c.group(X, y, k, () => {
    // wind-tower
    c.path('M-46 0V-290H46V0Z', c.linear([p.stone, c.stone(0.6)], 'across'))
      .path('M-56-290H56V-298H-56ZM-52-352H52V-360H-52Z', p.stoneShade)
      .path('M-46-298H46V-352H-46Z', p.stone)
      .path(
        'M-36-300V-344H-14V-300ZM-10-300V-344H10V-300ZM14-300V-344H36V-300Z',
        mix(p.glass, p.stoneShade, 0.3),
      )
      .line('M-46-220H46M-46-150H46M-46-80H46', p.stoneShade, 4)
      .line(
        'M-24-230V-280M0-230V-280M24-230V-280M-24-160V-210M24-160V-210M-24-90V-140M24-90V-140',
        mix(p.glass, p.stoneShade, 0.5),
        9,
      );
    const tube = (d: string, w: number, a: string, b: string) =>
      c
        .line(d, b, w, 'round')
        .line(d, a, w * 0.66, 'round')
        .line(
          d,
          c.pale(a, 0.6),
          w * 0.14,
          'stroke-linecap="round" opacity=".9" transform="translate(-2 -4)"',
        );
    const A = c.hazy(p.accent, 0.05);
    const A2 = c.deep(p.accent, 0.35);
    const B = c.pale(p.sea[1], 0.15);
    const B2 = c.deep(p.sea[2], 0.2);
    const C = c.lamp(0.25);
    const C2 = mix(p.stoneShade, p.accent, 0.3);
    c.line('M-230 0V-120M-150 0V-150M170 0V-170M250 0V-110M110 0V-60', p.whiteShade, 5);
    tube('M30-276C150-284 250-250 250-190C250-140 130-150 130-100C130-60 210-50 290 6', 27, B, B2);
    tube(
      'M-30-268C-150-282-262-240-262-180C-262-128-160-128-160-170C-160-206-226-200-226-140C-226-60-150-40-118 8',
      27,
      A,
      A2,
    );
    tube('M0-236C60-190 80-130 40-86C10-50 30-20 60 8', 25, C, C2);
  });
  c.band(y, 160, [c.pale(p.sea[0], 0.35), mix(p.sea[1], p.sea[0], 0.3), p.sea[1]]);
  c.band(y - 3, 6, p.white);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const t = c.random();
    const w = 12 + t * 46;
    d += `M${int(c.between(0, W))} ${int(y + 12 + t * 140)}q${int(w / 2)} -7 ${int(w)} 0t${int(w)} 0`;
  }
  c.line(d, p.white, 2, 'opacity=".45" stroke-linecap="round"');
  for (const x of [-110, 64, 290]) {
    c.ellipse(X + x * k, y + 10, 46 * k, 9, c.radial(p.white, 1, 0, [0.5, 0.8]));
  }
  // rings
  for (const [x, yy, a] of [
    [-0.2, 540, p.accent],
    [0.26, 560, p.glow],
  ] satisfies (readonly [number, number, string])[]) {
    c.ellipse(
      X + x * W,
      yy,
      38,
      13,
      'none',
      `stroke="${c.pale(a, 0.1)}" stroke-width="12"`,
    ).ellipse(
      X + x * W,
      yy,
      38,
      13,
      'none',
      `stroke="${p.white}" stroke-width="12" stroke-dasharray="20 24"`,
    );
  }
};
