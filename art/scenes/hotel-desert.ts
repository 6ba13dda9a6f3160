import { pickIndex } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point, type Point3 } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { dune } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';
import { floatOn } from '#art/kit/water.ts';

export const drawHotelDesert: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.min(1.02, W / 720);
  const y = 462;
  const v = pickIndex(c, 2);
  sky(c, 340, { clouds: 5 });
  haze(c, 344, 110, 0.8);
  dune(
    c,
    [
      [-60, 352],
      [W * 0.2, 300],
      [W * 0.5, 352],
      [W * 0.78, 312],
      [W + 60, 350],
    ],
    480,
    c.linear([c.hazy(p.sand[0], 0.5), c.hazy(p.sand[1], 0.3)]),
    c.linear([c.hazy(p.sand[2], 0.5), c.hazy(p.sand[1], 0.3)]),
  );
  haze(c, 392, 60, 0.5);
  dune(
    c,
    [
      [-120, 420],
      [W * (c.dir > 0 ? 0.68 : 0.3), 322],
      [W + 120, 424],
    ],
    480,
    c.linear([c.hazy(p.sand[0], 0.2), p.sand[1]]),
    c.linear([c.hazy(p.sand[2], 0.2), mix(p.sand[1], p.sand[2], 0.3)]),
    { fall: 120 },
  );
  haze(c, 470, 70, 0.45);
  for (const [x, h] of [
    [-300, 120],
    [-262, 150],
    [284, 158],
    [322, 116],
  ] satisfies Point[]) {
    stampedPalm(c, X + x * k, y, h * Math.max(0.8, k));
  }
  const st = mix(p.stone, p.sand[0], 0.45);
  const ss = mix(p.stoneShade, p.sand[2], 0.4);
  const wl = sideLit(c, c.pale(st, 0.25), ss, mix(st, ss, 0.35));
  const fr = c.linear([c.pale(st, 0.15), mix(st, ss, 0.45)]);
  const dk = c.dark ? c.linear([p.glow, c.lamp(0.4)]) : mix(p.glass, ss, 0.35);
  const cren = (x0: number, x1: number, yy: number) =>
    c
      .line(`M${x0} ${yy - 3}H${x1}`, st, 7, 'stroke-dasharray="10 6"')
      .line(`M${x0} ${yy - 8}H${x1}`, c.pale(st, 0.25), 5, 'stroke-dasharray="0 3 4 9"');
  floatOn(
    c,
    X,
    y + 2,
    k,
    () => {
      // low wings with arcades
      const wing = c.stamp('wing', () => {
        c.path('M96-58H272V0H96Z', fr);
        cren(96, 272, -58);
        let z = '';
        for (let i = 0; i < 6; i++) z += lancet(116 + i * 27, 18, -44, -2);
        c.path(z, dk).line('M92-52H276', c.pale(st, 0.5), 2.4).path('M256 0L261-92H303L308 0Z', wl);
        cren(261, 303, -92);
        c.path(lancet(282, 12, -72, -48), dk);
      });
      c.use(wing, 0, 0, 1).use(wing, 0, 0, 1, 1);
      if (!c.dark) {
        c.path(c.dir > 0 ? 'M104-58H258V0H104Z' : 'M-104-58H-258V0H-104Z', ss, 0.3);
      }
      // gatehouse
      c.path('M-104 0L-100-112H100L104 0Z', wl);
      cren(-100, 100, -112);
      c.path(lancet(0, 62, -102, 0), c.deep(ss, 0.25))
        .path(lancet(0, 48, -90, 0), dk)
        .line(lancet(0, 74, -110, 0), c.pale(st, 0.5), 2.4)
        .path([-72, -48, 48, 72].map((x) => lancet(x, 14, -92, -58)).join(''), dk)
        .path([-72, -46, 46, 72].map((x) => lancet(x, 18, -42, 0)).join(''), dk)
        .line('M-98-52H-40M40-52H98', c.deep(ss, 0.3), 2, 'stroke-dasharray="3 5" opacity=".6"');
      // wind tower or twin drums
      const wt = (x: number, h: number, w: number) => {
        c.path(`M${x - w} -60L${x - w + 3}-${h}H${x + w - 3}L${x + w}-60Z`, wl)
          .path(`M${x - w - 1}-${h}H${x + w + 1}V-${h + 6}H${x - w - 1}Z`, c.pale(st, 0.5))
          .line(
            `M${x - w * 0.5}-${h - 8}V-${h - 46}M${x}-${h - 8}V-${h - 46}M${x + w * 0.5}-${h - 8}V-${h - 46}`,
            mix(p.glass, ss, 0.3),
            6,
          )
          .line(`M${x - w - 5}-${h - 54}H${x + w + 5}`, c.deep(ss, 0.35), 3);
      };
      if (v) {
        c.path('M-40-112H40V-138H-40Z', wl);
        cren(-40, 40, -138);
        wt(-150, 158, 24);
      } else {
        wt(-128, 172, 26);
        wt(150, 128, 20);
      }
      for (const [x, w, h] of [
        [-228, 70, 20],
        [-120, 44, 14],
        [126, 50, 16],
        [226, 80, 22],
      ] satisfies Point3[]) {
        bush(c, x, 1, w, h);
      }
      c.path('M-330-3H330V4H-330Z', c.pale(st, 0.4));
    },
    { opacity: 0.4, squash: 0.62 },
  );
  if (c.dark) c.ellipse(X, y - 30, 320 * k, 90, c.radial(p.glow, 0.26));
  // pool
  c.band(y + 4, 150, [
    [c.pale(p.sea[0], 0.15), 0, 0.5],
    [p.sea[1], 0.45, 0.66],
    [mix(p.sea[1], p.sea[2], 0.6), 1, 0.85],
  ]);
  c.band(y + 2, 4, c.pale(st, 0.5));
  let d = '';
  for (let i = 0; i < 14; i++) {
    const t = c.random();
    d += `M${int(c.between(0, W))} ${int(y + 16 + t * 110)}h${int(18 + t * 70)}`;
  }
  c.line(d, p.white, 1.5, 'opacity=".35" stroke-linecap="round"');
  // near terrace, parasol, beds, lanterns
  const e = c.dir > 0 ? 1 : -1;
  const xAt = (f: number) => int(X + e * f * k);
  c.path(`M${e > 0 ? W : 0} 548H${xAt(120)}L${xAt(70)} 600H${e > 0 ? W : 0}Z`, [st, ss]);
  c.line(`M${e > 0 ? W : 0} 548H${xAt(120)}L${xAt(70)} 600`, c.pale(st, 0.6), 3);
  const bed = c.stamp('bed', () =>
    c
      .path('M-62 0L-56-12H40L62-46L70-42L52-5H-62Z', mix(ss, st, 0.5))
      .path('M-54-18H36L58-48C62-52 68-48 66-44L44-12H-54Z', [p.white, c.white(0.4)])
      .path('M-52 0h5v10h-5zM40 0h5v10h-5z', c.deep(p.stoneShade, 0.4)),
  );
  c.use(bed, xAt(190), 570, 0.8 * k, e < 0);
  c.use(bed, xAt(330), 570, 0.8 * k, e < 0);
  c.group(xAt(262), 572, 0.86 * k, () =>
    c
      .rect(-2.5, -118, 5, 118, p.stoneShade)
      .path('M-84-104L0-140L84-104L78-98H-78Z', sideLit(c, p.white, c.white(0.6)))
      .path('M0-140L84-104L78-98H14Z', p.ink, 0.1),
  );
  const lan = c.stamp('lan', () =>
    c
      .circle(0, -14, 46, c.radial(p.glow, c.dark ? 0.7 : 0.2))
      .path('M-9 0v-22l4-7h10l4 7v22z', c.polish(0.3))
      .rect(-6, -20, 12, 17, p.glow),
  );
  for (const f of [112, 138]) c.use(lan, xAt(f), f === 112 ? 572 : 556, f === 112 ? 1.1 : 0.85);
};
