import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';
import { sea } from '#art/kit/water.ts';

export const drawHotelBeach: Scene = (c) => {
  const { W, p } = c;
  const y = 470;
  const X = W / 2;
  const k = Math.min(1.02, W / 740);
  const v = pickIndex(c, 2);
  const N = 8;
  sky(c, y, { clouds: 5 });
  city(c, y, { height: [20, 120], fade: 0.5, width: [16, 32], gap: 30, lights: c.dark });
  haze(c, y, 110, 0.8);
  for (const [x, h] of [
    [-356, 150],
    [-318, 116],
    [330, 128],
    [366, 166],
  ] satisfies Point[]) {
    stampedPalm(c, X + x * k, y, h * Math.max(0.8, k));
  }
  const a = p.white;
  const b = c.white(0.62);
  const gl = c.dark
    ? c.linear([p.glow, c.lamp(0.45)], 'across')
    : sideLit(c, mix(p.glint, p.glass, 0.35), p.glass);
  const slab = sideLit(c, a, b, mix(a, b, 0.25));
  let G = '';
  let Sl = '';
  let Sh = '';
  let M = '';
  let Pl = '';
  let off = '';
  c.group(X, y - 8, k, () => {
    for (let i = 0; i < N; i++) {
      const t = i / (N - 1);
      const x0 = v ? -300 + 225 * t ** 1.25 : -300 + 300 * t ** 1.5;
      const x1 = v ? 300 - 225 * t ** 1.25 : 300 - 96 * t ** 2;
      const yy = -i * 36;
      G += `M${int(x0 + 16)} ${yy}H${int(x1 - 16)}v-30H${int(x0 + 16)}z`;
      Sl += `M${int(x0)} ${yy - 28}H${int(x1)}a4 4 0 0 1 0 8H${int(x0)}a4 4 0 0 1 0-8z`;
      Sh += `M${int(x0 + 14)} ${yy - 20}H${int(x1 - 14)}v5H${int(x0 + 14)}z`;
      M += `M${int(x0 + 44)} ${yy - 10}H${int(x1 - 18)}`;
      for (let x = x0 + 44; x < x1 - 60; x += 90) {
        if (c.random() < 0.55) {
          const w = c.random() < 0.5 ? 30 : 60;
          off += `M${int(x)} ${yy}h${w}v-16h-${w}z`;
        }
      }
      if (i) {
        for (const [e, m] of [
          [x0, -1],
          [x1, 1],
        ] satisfies Point[]) {
          const w = int(c.between(5, 8));
          Pl += `M${int(e - m * 8)} ${yy + 8}q${m * w} -17 ${m * w * 2} 0q${m * w * 0.7} -9 ${m * w * 1.4} 0z`;
        }
      }
    }
    c.path(G, gl)
      .path(off, c.deep(p.glass, 0.2), `opacity="${c.dark ? 0.62 : 0.3}"`)
      .line(M, mix(a, b, 0.4), 20, 'stroke-dasharray="2.4 27.6"')
      .path(Sh, p.ink, 0.35)
      .path(Sl, slab)
      .path(Pl, mix(p.foliage, p.leaf, 0.25));
    // roof pavilion, palms on top
    const rx = v ? 0 : 106;
    stampedPalm(c, rx - 62, -282, 46);
    stampedPalm(c, rx + 66, -282, 40);
    c.path(`M${rx - 40}-280h80v-26h-80z`, gl)
      .path(`M${rx - 58}-306h116v-9h-116z`, slab)
      .line(`M${rx - 36}-280v-26M${rx}-280v-26M${rx + 36}-280v-26`, a, 3);
  });
  haze(c, y, 40, 0.4);
  // garden, sand, parasols, water's edge
  let h = `M0 ${y}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(24, 56));
    h += `q${int(w / 2)} ${-int(c.between(14, 34))} ${w} 0`;
    x += w;
  }
  c.path(`${h}V${y + 8}H0Z`, [mix(p.foliage, p.leaf, 0.35), p.foliage]);
  for (let i = 0; i < 6; i++) {
    stampedPalm(c, (W * (i + 0.5)) / 6 + c.between(-24, 24), y + 8, c.between(62, 92));
  }
  c.path(`M0 ${y + 4}H${W}V548H0Z`, [c.pale(p.sand[0], 0.15), p.sand[0], p.sand[1]]);
  const para = c.stamp('para', () =>
    c
      .ellipse(10 * c.dir, 1, 30, 4, p.sand[3], 0.3)
      .rect(-1, -46, 2, 46, p.stoneShade)
      .path('M-30-36Q-22-54 0-56Q22-54 30-36Q15-40 0-36Q-15-40-30-36Z', p.white)
      .path(
        'M-30-36Q-22-54 0-56Q-9-52-13-39Q-22-39-30-36ZM30-36Q22-54 0-56Q9-52 13-39Q22-39 30-36Z',
        c.hazy(p.accent, 0.08),
      )
      .path('M-40 0L-38-5H-16L-6-15L-3-13L-12 0ZM40 0L38-5H16L6-15L3-13L12 0Z', p.white),
  );
  const m = Math.max(4, Math.round(W / 120));
  for (let i = 0; i < m; i++) c.use(para, (W * (i + 0.5)) / m, y + 34 + (i % 2) * 9, 0.92);
  sea(c, 536, 600, {
    glitter: 10,
    waves: 10,
    colours: [
      [c.pale(p.sea[0], 0.25), 0],
      [p.sea[1], 0.5],
      [mix(p.sea[1], p.sea[2], 0.5), 1],
    ],
  });
  c.path(
    `M0 528Q${int(W * 0.2)} 540 ${int(W * 0.42)} 532T${int(W * 0.8)} 534T${W} 528V542Q${int(W * 0.7)} 550 ${int(W * 0.5)} 543T0 544Z`,
    p.white,
    0.8,
  ).path(
    `M0 528Q${int(W * 0.2)} 540 ${int(W * 0.42)} 532T${int(W * 0.8)} 534T${W} 528V526H0Z`,
    p.sand[1],
  );
  for (const f of [0.3, 0.56, 0.72]) {
    figure(c, W * f, 530, 17, f === 0.56 ? p.accent : c.polish(0.4));
  }
};
