import { paint, saloon } from '#art/kit/cars.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawHotelCity: Scene = (c) => {
  const { W, p } = c;
  const y = 512;
  const k = Math.min(1.04, Math.max(0.8, W / 700));
  const X = W / 2 - c.dir * Math.min(30, W * 0.04);
  const v = pickIndex(c, 3);
  sky(c, y, {
    clouds: 5,
    sunX: W / 2 + (c.sunX < W / 2 ? -1 : 1) * Math.min(210, W * 0.29),
    sunY: { dawn: 250, day: 96, golden: 220, dusk: 300, night: 110 }[c.time],
  });
  skyline(c, y, {
    height: [100, 270],
    tone: c.distant(0.2),
    width: [34, 54],
    gap: 30,
    lights: 1,
    envelope: (t) => (Math.abs(t - 0.5) < 0.16 ? 0.5 : 1),
  });
  haze(c, y, 120, 0.75);
  const st = c.pale(p.stone, 0.35);
  const wl = sideLit(c, st, mix(p.stoneShade, p.stone, 0.1), c.stone(0.3));
  const dk = c.dark ? p.glow : mix(p.glass, p.stoneShade, 0.12);
  c.group(X, y, k, () => {
    const sh =
      v === 0
        ? `M-58 0V-318H-46V-372H-33V-410H-20V-432H20V-410H33V-372H46V-318H58V0Z`
        : v === 1
          ? `M-56 0V-372Q-56-430 0-444Q56-430 56-372V0Z`
          : `M-54 0V-342C-54-392-30-420 54-440V0Z`;
    c.path(
      v === 0 ? 'M-84 0V-226H84V0Z' : 'M-82 0V-188H82V0Z',
      sideLit(c, mix(st, p.stoneShade, 0.12), c.hazy(p.stoneShade, 0.1)),
    ).path(sh, wl);
    let f = '';
    let g = '';
    const hs: readonly Point[] =
      v === 0
        ? [
            [-50, 312],
            [-38, 364],
            [-26, 404],
            [-13, 424],
            [0, 424],
            [13, 424],
            [26, 404],
            [38, 364],
            [50, 312],
          ]
        : v === 1
          ? [
              [-46, 396],
              [-33, 416],
              [-20, 426],
              [-7, 432],
              [7, 432],
              [20, 426],
              [33, 416],
              [46, 396],
            ]
          : [
              [-44, 356],
              [-31, 388],
              [-18, 404],
              [-5, 414],
              [8, 420],
              [21, 424],
              [34, 428],
              [46, 430],
            ];
    for (const [x, h] of hs) f += `M${x}-96V-${h}`;
    for (const x of v === 0 ? [-76, -66, 66, 76] : [-74, -64, 64, 74]) {
      g += `M${x}-96V-${v === 0 ? 216 : 178}`;
    }
    const gls = mix(p.glass, p.stoneShade, c.dark ? 0.35 : 0.12);
    const cols = f.split('M').slice(1);
    c.line(f, gls, 6.4, 'stroke-dasharray="7 5"').line(g, dk, 5.4, 'stroke-dasharray="7 5"');
    if (c.dark) {
      [0, 1, 2].forEach((j) => {
        c.line(
          cols
            .filter((_, i) => i % 3 === j)
            .map((t) => `M${t}`)
            .join(''),
          p.glow,
          6.4,
          `stroke-dasharray="${nth(['7 5 7 17 7 5 7 5', '7 17 7 5 7 5 7 5 7 5', '7 5 7 5 7 29'], j)}"`,
        );
      });
    }
    // piers and crown
    let pr = '';
    for (let i = 0; i < hs.length - 1; i++) {
      pr += `M${(nth(hs, i)[0] + nth(hs, i + 1)[0]) / 2}-92V-${Math.max(nth(hs, i)[1], nth(hs, i + 1)[1]) - 2}`;
    }
    c.line(pr, st, 1.6, 0.8);
    if (v === 0) {
      c.path(
        'M-61-318H-43V-323H-61ZM61-318H43V-323H61ZM-49-372H-30V-377H-49ZM49-372H30V-377H49ZM-36-410H-17V-415H-36ZM36-410H17V-415H36ZM-88-226H-56V-232H-88ZM88-226H56V-232H88ZM-24-432H24V-437H-24Z',
        p.white,
      ).path(
        'M-12-437L-3-470L0-492L3-470L12-437Z',
        sideLit(c, mix(p.glow, p.stone, 0.4), p.stoneShade),
      );
    } else if (v === 1) {
      c.line('M-56-360V-372Q-56-430 0-444Q56-430 56-372V-360', p.white, 4)
        .line('M0-444V-486', p.stoneShade, 3)
        .path('M-86-188H-52V-194H-86ZM86-188H52V-194H86Z', p.white);
    } else {
      c.line('M-54-330V-342C-54-392-30-420 54-440', p.white, 4.4)
        .line('M54-440V-480', p.stoneShade, 2.6)
        .path('M-86-188H-52V-194H-86ZM86-188H52V-194H86Z', p.white);
    }
    // lobby and porte-cochère
    c.path(
      'M-128 0V-96H128V0Z',
      sideLit(c, mix(st, p.stoneShade, 0.1), mix(p.stoneShade, p.stone, 0.2)),
    )
      .path(
        [-92, -46, 0, 46, 92].map((x) => lancet(x, 34, -84, 0)).join(''),
        c.dark ? c.linear([p.glow, c.lamp(0.35)]) : c.linear([mix(p.glint, p.glass, 0.4), p.glass]),
      )
      .path('M-134-104H134V-95H-134Z', p.white);
    c.path('M-186-70C-120-88 120-88 186-70L180-60C120-74-120-74-180-60Z', [p.white, c.white(0.3)])
      .path('M-180-60C-120-74 120-74 180-60L176-57C120-70-120-70-176-57Z', p.stoneShade)
      .line('M-170-62C-116-74 116-74 170-62', p.glow, 2.4, 'stroke-dasharray="2.4 9"');
    for (const x of [-158, -112, 112, 158]) {
      c.path(`M${x - 3.5}-66H${x + 3.5}V0H${x - 3.5}Z`, sideLit(c, p.white, p.stoneShade));
    }
    if (c.dark) c.ellipse(0, -34, 200, 70, c.radial(p.glow, 0.4));
  });
  haze(c, y + 2, 60, 0.3);
  for (const m of [-1, 1]) {
    stampedPalm(c, X + m * 214 * k, y + 6, 112, { lean: m * 0.03 });
    stampedPalm(c, X + m * 268 * k, y + 12, 150, { lean: m * 0.05 });
    bush(c, X + m * 262 * k, y + 8, 150, 30);
    bush(c, X + m * 380 * k, y + 8, 150, 40);
  }
  c.band(y, 90, [
    c.hazy(p.stone, 0.35),
    mix(p.stoneShade, p.stone, 0.45),
    c.deep(p.stoneShade, 0.35),
  ]);
  c.band(y, 4, mix(p.white, p.stone, 0.3));
  // reflection on polished paving, drive line
  c.path(
    `M${int(X - 58 * k)} ${y + 4}H${int(X + 58 * k)}L${int(X + 84 * k)} 600H${int(X - 84 * k)}Z`,
    [
      [c.dark ? p.glow : p.white, 0, 0.45],
      [p.white, 1, 0.04],
    ],
  );
  c.line(
    `M0 ${y + 58}Q${int(X)} ${y + 14} ${W} ${y + 58}M0 ${y + 30}Q${int(X)} ${y + 4} ${W} ${y + 30}`,
    c.deep(p.stoneShade, 0.3),
    1.4,
    0.4,
  );
  figure(c, X - 84 * k, y + 10, 26 * k, c.polish(0.3));
  figure(c, X + 112 * k, y + 14, 26 * k, p.white);
  const s = 0.5 * k;
  const car = c.stamp('car', () => saloon(c, c.random() < 0.4 ? null : paint(c)));
  c.use(car, X - 64 * k, y + 44, s);
  if (W > 620) c.use(car, X + 170 * k, y + 32, s * 0.82);
};
