import { horse } from '#art/kit/animals.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { stampedPalm, turf } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawRacecourse: Scene = (c) => {
  const { W, p } = c;
  const y = 388;
  const X = W / 2;
  const z = Math.max(0.62, c.scale);
  const v = pickIndex(c, 2);
  sky(c, y, {
    clouds: 5,
    sunX: X + Math.min(210, W * 0.27),
    sunY: { dawn: 250, day: 96, golden: 200, dusk: 296, night: 110 }[c.time],
  });
  city(c, y, {
    height: [20, 130],
    fade: 0.45,
    width: [16, 32],
    gap: 16,
    lights: c.dark,
    from: W * 0.3,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, y, 100, 0.8);
  let h = `M${int(W * 0.4)} ${y + 2}`;
  for (let x = W * 0.4; x < W; ) {
    const w = int(c.between(18, 44));
    h += `q${int(w / 2)} ${-int(c.between(8, 24))} ${w} 0`;
    x += w;
  }
  c.path(`${h}V${y + 8}H${int(W * 0.4)}Z`, c.hazy(p.foliage, 0.45));
  // grandstand: raked tiers under one crescent roof
  c.group(W > 1200 ? X - 420 * z : Math.min(X - 400 * z, 50 * z), y + 6, z, () => {
    const gl = c.dark
      ? c.linear([c.pale(p.glow, 0.1), c.lamp(0.4)])
      : c.linear([mix(p.glass, p.glint, 0.35), p.glass]);
    const w = c.hazy(p.white, 0.05);
    c.path('M-60 0V-166L330-126L470-40L500 0Z', [
      c.deep(p.stoneShade, 0.25),
      c.hazy(p.stoneShade, 0.2),
    ])
      .path('M-60-130L340-98L366-82H-60Z', gl)
      .line('M-20-128V-84M40-123V-84M100-118V-84M160-113V-84M220-108V-84M280-103V-84', w, 2.4)
      .path('M-60-150L330-116L342-104L-60-136Z', gl, 0.8);
    let r = '';
    for (let i = 0; i < 6; i++) r += `M-60 ${-70 + i * 11}L${int(374 + i * 18)} ${-72 + i * 11}`;
    c.line(r, c.pale(p.stone, 0.3), 7).line(
      r,
      c.deep(p.accent, 0.2),
      5,
      'stroke-dasharray="3 6 2.5 4 3 11" transform="translate(0 -2)"',
    );
    c.path('M-60-8H478L490 0H-60Z', w);
    c.line('M40-150L96-252M200-136L236-246M350-104L366-218', mix(w, p.whiteShade, 0.4), 6).line(
      'M96-252L60-140M236-246L220-130M366-218L344-100',
      mix(w, p.whiteShade, 0.5),
      2.4,
    );
    c.path(
      'M-80-196C60-276 260-304 420-262C520-236 590-190 640-150C560-190 480-214 400-226C240-248 80-230-80-160Z',
      c.linear([w, mix(w, p.whiteShade, 0.3)], [0, 0, 1, 0.3]),
    ).path(
      'M-80-160C80-230 240-248 400-226C480-214 560-190 640-150C560-178 480-198 396-208C240-226 80-212-80-146Z',
      c.dark ? mix(p.glow, p.stoneShade, 0.35) : mix(p.whiteShade, p.stoneShade, 0.35),
    );
    let rb = '';
    for (const [x, a, b] of [
      [0, -228, -192],
      [90, -260, -216],
      [180, -276, -228],
      [270, -280, -233],
      [360, -273, -230],
      [450, -253, -218],
      [530, -222, -198],
    ] satisfies Point3[]) {
      rb += `M${x} ${a}Q${x + 14} ${(a + b) / 2} ${x + 8} ${b}`;
    }
    c.line(rb, p.whiteShade, 1.4, 0.7);
    if (c.dark) {
      c.line(
        'M-70-152C80-220 240-238 398-216C476-206 550-184 620-156',
        p.glow,
        3,
        'stroke-dasharray="3 10"',
      ).ellipse(200, -100, 330, 110, c.radial(p.glow, 0.3));
    }
  });
  for (const f of [0.72, 0.8, 0.9]) {
    stampedPalm(c, W * f, y + 8, c.between(60, 84) * Math.max(0.8, z));
  }
  haze(c, y + 6, 40, 0.35);
  // apron, track, rails
  turf(c, y + 6, { op: 0.08 });
  const tk = (a: number, b: number, cc: number, f: number) =>
    c.path(`M0 ${a}Q${int(X)} ${a + 4} ${W} ${b}V${cc}Q${int(X)} ${f} 0 ${f + 4}Z`, [
      c.hazy(p.sand[0], 0.25),
      mix(p.sand[1], p.stoneShade, 0.2),
    ]);
  tk(y + 26, y + 34, 492, 486);
  const rail = (y0: number, y1: number, hh: number, st: number, w: number) => {
    const d = (k: number) => `M0 ${y0 + k}Q${int(X)} ${y0 + k + 2} ${W} ${y1 + k}`;
    c.line(d(0), p.white, w).line(
      d(hh / 2),
      p.white,
      hh,
      `stroke-dasharray="${num(w * 0.8)} ${st}"`,
    );
  };
  rail(y + 16, y + 24, 10, 30, 1.8);
  // field of horses
  const T = c.night ? 0.4 : c.dark ? 0.2 : 0.06;
  const C = (
    [
      ['#8a4528', '#38180f'],
      ['#6f4a36', '#251714'],
      ['#b9b0a2', '#6f6a62'],
      ['#a8623a', '#4c2418'],
    ] satisfies (readonly [string, string])[]
  ).map(([a, b]): readonly [string, string] => [
    mix(a, c.night ? p.sea[1] : p.haze, T),
    c.deep(b, T),
  ]);
  const J = [c.hazy(p.accent, 0.03), p.white, c.deep(p.sea[1], 0.1), c.lamp(0.25)];
  const hr = c.stamp('hr', () => horse(c, ...nth(C, v ? 1 : 0), { plain: 1 }));
  const jk = J.slice(0, 3).map((k, i) =>
    c.stamp(`jk${i}`, () =>
      c
        .path('M-6-118L26-114L34-92L24-90L8-102L-8-106Z', p.white)
        .path('M-14-124C-8-142 20-156 44-152C52-150 52-142 46-138L18-118C6-114-8-116-14-124Z', k)
        .path('M40-148C52-142 60-136 72-132L68-126C54-128 44-134 34-140Z', k)
        .path(
          'M40-154C38-168 58-172 62-158L70-154C62-152 52-151 46-152Z',
          i === 1 ? p.accent : p.white,
        )
        .path('M46-154h13l-2 7h-9z', mix(p.stoneShade, p.stone, 0.3)),
    ),
  );
  const run: readonly (readonly [number, number, number, number])[] = [
    [-190, 452, 0.36, 0],
    [-86, 446, 0.34, 2],
    [18, 456, 0.38, 1],
    [110, 448, 0.36, 0],
    [226, 458, 0.4, 2],
  ];
  for (const [f, yy, s, jI] of run) {
    const S2 = s * Math.max(0.78, z);
    const xx = X + (f + 40) * z + c.between(-8, 8);
    c.ellipse(xx, yy + 2, 120 * S2, 5, p.ink, 0.25).ellipse(
      xx - 130 * S2,
      yy - 4,
      80 * S2,
      18 * S2,
      c.radial(c.hazy(p.sand[0], 0.5), 0.8),
    );
    c.use(hr, xx, yy, S2).use(nth(jk, (jI + v) % 3), xx, yy, S2);
  }
  // near rail and hedge
  rail(494, 500, 30, 76, 4);
  let hd = 'M0 566';
  for (let x = 0; x < W; ) {
    const w = int(c.between(34, 70));
    hd += `q${int(w / 2)} ${-int(c.between(16, 30))} ${w} 0`;
    x += w;
  }
  c.path(`${hd}V600H0Z`, [mix(p.foliage, p.leaf, 0.4), p.foliage]);
  c.line(
    `M9 578L${int(W * 0.3)} 592L${int(W * 0.6)} 570L${W} 590M24 592L${int(W * 0.4)} 572L${W} 576`,
    p.accent,
    5,
    'stroke-linecap="round" stroke-dasharray=".1 41 .1 23 .1 58" opacity=".85"',
  );
};
