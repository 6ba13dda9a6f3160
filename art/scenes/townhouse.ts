import { paint, saloon } from '#art/kit/cars.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { block } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { bush, tree } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawTownhouse: Scene = (c) => {
  const { W, p } = c;
  const y = 486;
  const X = W / 2;
  sky(c, y, { clouds: 5 });
  block(c, X - c.dir * W * 0.3, y, 34, 372, pickIndex(c, 4), 0.5);
  haze(c, y, 200, 0.7);
  const N = Math.max(3, Math.round(W / 152));
  const w = W / N;
  const k = w / 152;
  const o0 = pickIndex(c, 6);
  const tone = [
    p.white,
    p.stone,
    mix(p.accent, p.stone, 0.62),
    c.pale(p.stone, 0.5),
    c.pale(p.sea[1], 0.66),
    mix(p.sand[1], p.stone, 0.4),
  ];
  const tr = mix(p.white, p.stone, 0.25);
  const gl = c.dark
    ? c.linear([c.pale(p.glow, 0.15), c.lamp(0.35)])
    : c.linear([mix(p.glint, p.glass, 0.35), p.glass]);
  const g2 = c.dark ? c.linear([c.lamp(0.3), mix(p.accent, p.stoneShade, 0.45)]) : gl;
  const fall = c.linear([
    [p.stoneShade, 0, 0],
    [c.deep(p.stoneShade, 0.25), 1, 0.4],
  ]);
  const wood = c.deep(p.stoneShade, 0.35);
  // one front of each kind, 152 wide: two upper floors of 70 over a ground floor of 92
  const front = (kd: number) =>
    c.stamp(`front${kd}`, () => {
      const G = [gl, g2];
      const f = (kd + o0) % 2;
      const lc = [c.dark ? p.glow : p.glass, c.dark ? c.lamp(0.4) : p.glass];
      for (let j = 0; j < 2; j++) {
        const yy = -92 - 70 * j;
        const g = (j + f) % 2;
        if (kd === 0) {
          c.path(lancet(-34, 30, yy - 56, yy - 10) + lancet(34, 30, yy - 56, yy - 10), nth(G, g));
        } else if (kd === 1) {
          c.path(`M-52 ${yy - 8}v-48H52v48Z`, nth(G, g));
        } else {
          c.line(`M-44 ${yy - 10}v-46M0 ${yy - 10}v-46M44 ${yy - 10}v-46`, nth(lc, g), 26);
        }
      }
      c.line(
        kd === 0
          ? 'M-34-146v44M34-146v44M-34-216v44M34-216v44'
          : kd === 1
            ? 'M-18-148v48M18-148v48M-18-218v48M18-218v48'
            : 'M-44-148v46M0-148v46M44-148v46M-44-218v46M0-218v46M44-218v46',
        tr,
        2,
      )
        .line('M-62-106H62', wood, 16, `stroke-dasharray="1.6 ${kd === 2 ? 3 : 5}"`)
        .line('M-62-176H62', tr, 16, `stroke-dasharray="1.6 ${kd === 2 ? 3 : 5}"`)
        .path(`M-64-116H64v3H-64Z${kd === 0 ? lancet(36, 42, -80, 0) : 'M16 0V-68h40V0z'}`, wood)
        .path(
          'M-66-98H66v5H-66ZM-66-168H66v5H-66ZM-76-92H76V-84H-76ZM8 0h56v5h-56zM-64-186H64v3H-64Z',
          tr,
        );
      c.path(
        kd === 0 ? lancet(36, 30, -68, 0) : 'M22 0V-50h28V0z',
        c.deep(kd === 1 ? p.sea[2] : p.accent, 0.25),
      )
        .path(`M-60-66h56v46h-56z${kd ? 'M22-62h28v8h-28z' : ''}`, gl)
        .line('M-32-66v46M-60-50h56', tr, 2)
        .use(
          c.stamp('hedge', () => bush(c, 0, 0, 64, 22, mix(p.foliage, p.leaf, 0.3))),
          -32,
          2,
        );
      if (c.dark) c.circle(9, -54, 26, c.radial(p.glow, 0.8));
    });
  for (let i = 0; i < N; i++) {
    const t = nth(tone, (i + o0) % 6);
    const h = int(246 * k) + nth([0, 26, 8, 34, 14, 2], (i * 5 + o0) % 6);
    const x = i * w;
    const sh = mix(t, c.deep(p.stoneShade, 0.15), 0.5);
    const kd = (i + o0) % 3;
    c.group(x, y, 1, () => {
      c.path(`M0 0V${-h}H${num(w)}V0Z`, c.pale(t, 0.1))
        .path(`M0 0V${-h}H${num(w)}V0Z`, fall)
        .path(
          c.dir > 0 ? `M${num(w - 9)} 0V${-h}H0v5H${num(w)}V0Z` : `M9 0V${-h}H${num(w)}v5H0V0Z`,
          sh,
          0.45,
        )
        .path(`M-3 ${-h}H${num(w + 3)}v-8H-3Z`, tr)
        .use(front(kd), w / 2, 0, k, i % 2);
      c.print(`roof${kd}`, [w / 2, -h - 8, k], () =>
        kd === 1
          ? c
              .line('M-46-36H46M-36 0V-38M36 0V-38', wood, 4)
              .line('M-50-40H50', wood, 5, 'stroke-dasharray="3 5"')
          : kd === 0
            ? c
                .path('M10 0V-46H50V0Z', sideLit(c, c.pale(p.stone, 0.4), c.stone(0.6)))
                .line('M20-8V-36M30-8V-36M40-8V-36', mix(p.glass, p.stoneShade, 0.4), 4)
                .path('M6-46H54V-52H6Z', tr)
            : bush(c, 0, 1, 104, 18, mix(p.foliage, p.leaf, 0.2)),
      );
    });
  }
  // pavement, street trees, lamps, kerb, road
  c.band(y + 2, 40, [c.hazy(p.stone, 0.3), c.stone(0.4)]);
  const m = N;
  for (let i = 0; i <= m; i++) {
    const x = i * w + c.between(-6, 6);
    tree(c, x, y + 22, c.between(118, 136), { shadow: 1 });
  }
  const lp = c.stamp('lp', () => {
    if (c.dark) c.circle(0, -112, 60, c.radial(p.glow, 0.7));
    c.line('M0 0V-104', c.polish(0.3), 3.4)
      .path('M-8-122h16l-4 18h-8z', c.dark ? p.glow : c.white(0.3))
      .path('M-10-122h20l-10-9z', p.ink);
  });
  for (let i = 0; i < m; i += 2) c.use(lp, (i + 0.5) * w + w * 0.08, y + 30, 1);
  c.band(y + 42, 6, tr).band(y + 48, 80, [c.hazy(p.sand[3], 0.3), c.deep(p.sand[3], 0.45)]);
  figure(c, W * 0.34, y + 38, 34, p.white);
  figure(c, W * 0.34 + 15, y + 38, 32, c.polish(0.2));
  figure(c, W * 0.34 - 12, y + 39, 20, p.accent);
  c.group(X + c.dir * W * 0.08, y + 74, 0.62, () => saloon(c, paint(c)));
};
