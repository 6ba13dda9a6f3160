import { pickIndex } from '#art/kit/choice.ts';
import { block, city, needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sea } from '#art/kit/water.ts';

export const drawSkylineDowntown: Scene = (c) => {
  const { W, p } = c;
  const y = 444;
  const X = W / 2;
  const k = Math.min(1, Math.max(0.7, W / 800));
  const o = pickIndex(c, 4);
  const nx = X + c.between(-30, 30) * k;
  sky(c, y, {
    clouds: 4,
    sunX: X + (c.sunX < X ? -1 : 1) * Math.min(170, W * 0.22),
    sunY: { dawn: 250, day: 96, golden: 210, dusk: 280, night: 100 }[c.time],
  });
  city(c, y, { height: [80, 220], fade: 0.5, width: [38, 62], gap: 50 });
  haze(c, y, 180, 0.6);
  needle(c, nx, y, 412, 96, { fade: 0.12, foot: 0.6 });
  for (const [f, a, h, d] of [
    [-128, 22, 170, 0.4],
    [118, 24, 190, 0.4],
    [-268, 26, 196, 0.3],
    [258, 24, 176, 0.3],
  ] satisfies (readonly [number, number, number, number])[]) {
    block(c, nx + f * k, y, a * k, h * c.between(0.9, 1.15), pickIndex(c, 4), d);
  }
  haze(c, y, 110, 0.5);
  for (const [i, f, a, h] of [
    [0, -338, 44, 300],
    [1, -196, 36, 236],
    [2, 190, 38, 258],
    [3, 330, 44, 316],
  ] satisfies (readonly [number, number, number, number])[]) {
    block(c, X + f * Math.max(k, W / 860), y, a * k, h * c.between(0.9, 1.08), (i + o) % 4, 0.06);
  }
  haze(c, y, 60, 0.6);
  // promenade
  let h = `M0 ${y}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(20, 50));
    h += `q${int(w / 2)} ${-int(c.between(8, 20))} ${w} 0`;
    x += w;
  }
  c.path(`${h}V${y + 6}H0Z`, c.hazy(p.foliage, 0.2));
  for (let i = 0; i < 8; i++) {
    stampedPalm(c, (W * (i + 0.5)) / 8 + c.between(-16, 16), y + 4, c.between(34, 46));
  }
  c.band(y + 2, 8, c.pale(p.stone, 0.2));
  if (c.dark) {
    c.line(`M4 ${y + 6}H${W}`, p.glow, 3, 'stroke-dasharray="3 15" stroke-linecap="round"');
  }
  sea(c, y + 10, 600, { sunX: nx, glitter: 8, waves: 16 });
  c.path(
    `M${int(nx - 42)} ${y + 10}L${int(nx - 9)} 596H${int(nx + 9)}L${int(nx + 42)} ${y + 10}Z`,
    [
      [c.hazy(p.stone, 0.3), 0, 0.45],
      [p.stone, 1, 0.05],
    ],
  );
  let rf = '';
  for (const f of [-338, -196, 190, 330]) {
    rf += `M${int(X + f * Math.max(k, W / 860) - 26 * k)} ${y + 10}h${int(52 * k)}l-10 90h${int(-52 * k + 20)}z`;
  }
  c.path(rf, [
    [c.dark ? p.glow : p.white, 0, 0.28],
    [p.white, 1, 0],
  ]);
  // dancing fountain
  const wt = c.dark ? mix(p.white, p.glow, 0.5) : p.white;
  const fy = 536;
  const F = c.fade(wt, 0.95, 0.35);
  let j = '';
  let ar = '';
  const z = Math.max(0.62, c.scale);
  for (let i = -7; i <= 7; i++) {
    const x = X + i * 21 * z;
    const hh = (54 + 96 * Math.cos((i / 7) * 1.3) ** 2 - (i % 2 ? 26 : 0)) * z;
    j += `M${num(x - 3 * z)} ${fy}Q${num(x - 1.5 * z)} ${int(fy - hh * 0.6)} ${num(x)} ${int(fy - hh)}Q${num(x + 1.5 * z)} ${int(fy - hh * 0.6)} ${num(x + 3 * z)} ${fy}Z`;
  }
  for (const m of [-1, 1]) {
    for (const [a, b, hh] of [
      [160, 250, 96],
      [160, 220, 70],
      [160, 196, 46],
      [60, 150, 120],
      [40, 96, 140],
    ] satisfies Point3[]) {
      ar += `M${int(X + m * a * z)} ${fy}C${int(X + m * (a + (b - a) * 0.25) * z)} ${int(fy - hh * z * 1.2)} ${int(X + m * (a + (b - a) * 0.75) * z)} ${int(fy - hh * z * 1.2)} ${int(X + m * b * z)} ${fy}`;
    }
  }
  c.ellipse(X, fy, 270 * z, 20 * z, c.radial(wt, 0.75, 0, [0.6, 0.4]))
    .line(ar, wt, 2.4, 'opacity=".6" stroke-linecap="round"')
    .add(`<path id="${c.id}-j" d="${j}" fill="${F}"/>`)
    .ellipse(X, fy + 2, 200 * z, 5 * z, wt, 0.7);
  if (c.dark) c.ellipse(X, fy - 60 * z, 230 * z, 120 * z, c.radial(p.glow, 0.3));
  c.add(
    `<use href="#${c.id}-j" opacity=".22" transform="translate(0 ${num(fy * 1.4)}) scale(1 -.4)"/>`,
  );
};
