import { pickIndex } from '#art/kit/choice.ts';
import { city, needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawRooftop: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const z = Math.max(0.7, c.scale);
  const hy = 372;
  const e = -c.dir;
  const v = pickIndex(c, 2);
  sky(c, hy, { clouds: 4 });
  city(c, hy + 10, { height: [60, 170], fade: 0.45, width: [36, 60], gap: 30 });
  haze(c, hy + 10, 110, 0.6);
  skyline(c, hy + 30, {
    height: [100, 260],
    tone: c.deep(p.far, 0.05),
    width: [34, 54],
    gap: 70,
    lights: 1,
    envelope: (t) => 0.5 + 0.5 * Math.abs(Math.sin(Math.PI * (t * 1.5 + 0.1))),
  });
  needle(c, X - e * W * 0.05, hy + 30, 320, 62, { fade: 0.2 });
  haze(c, hy + 36, 90, 0.8);
  // infinity edge
  const py = 408;
  c.band(py, 132, [c.hazy(p.sea[0], 0.2), [mix(p.sea[0], p.sea[1], 0.55), 0.3], p.sea[1]]);
  c.band(py - 5, 4, c.polish(0.4), 0.35).band(py - 2, 5, mix(p.white, p.sea[0], 0.15));
  let d = '';
  for (let i = 0; i < 20; i++) {
    const t = c.random() ** 1.2;
    const w = 14 + t * 60;
    d += `M${int(c.between(0, W))} ${int(py + 8 + t * 116)}h${int(w)}`;
  }
  c.line(d, p.white, 1.6, 'opacity=".4" stroke-linecap="round"');
  let g = '';
  for (let i = 0; i < 14; i++) {
    const t = (i + 0.4) / 14;
    const w = (8 + t * 40) * c.between(0.4, 1.1);
    g += `M${int(c.sunX + c.between(-20, 20) - w)} ${int(py + 4 + t * 122)}h${int(2 * w)}`;
  }
  c.line(g, p.sun, 2.4, `opacity="${c.night ? 0.35 : 0.6}" stroke-linecap="round"`);
  c.path(`M${int(X - e * W * 0.05 - 28)} ${py + 2}h56l-14 100h-28z`, [
    [c.hazy(p.stone, 0.3), 0, 0.4],
    [p.stone, 1, 0.02],
  ]);
  // stone deck in front and along one side
  const O = e > 0 ? W : 0;
  const xAt = (f: number) => int(X + e * f * z);
  const st = c.linear([c.pale(p.stone, 0.25), c.stone(0.5)]);
  c.path(`M${O} ${py + 6}H${xAt(150)}L${xAt(64)} 532H${e > 0 ? 0 : W}V600H${O}Z`, st).line(
    `M${O} ${py + 6}H${xAt(150)}L${xAt(64)} 532H${e > 0 ? 0 : W}`,
    p.white,
    3.4,
  );
  let jt = '';
  for (const yy of [440, 478, 548, 576]) {
    jt += yy < 532 ? `M${O} ${yy}H${xAt(150 - (yy - py) * 0.69)}` : `M0 ${yy}H${W}`;
  }
  c.line(jt, p.stoneShade, 1.2, 0.45);
  c.path(
    `M${xAt(150)} ${py + 8}L${xAt(64)} 530H${xAt(34)}L${xAt(122)} ${py + 8}Z`,
    p.white,
    0.2,
  ).line(
    `M${xAt(-60)} 536v-24q0 -12 ${int(-e * 10)} -12t${int(-e * 10)} 12v10M${xAt(-110)} 536v-24q0 -12 ${int(-e * 10)} -12t${int(-e * 10)} 12v10`,
    c.white(0.2),
    3.4,
    'round',
  );
  if (c.dark) {
    for (const f of [-330, -190, -20]) {
      c.ellipse(xAt(f), 520, 90 * z, 22, c.radial(c.pale(p.glint, 0.4), 0.55));
    }
  }
  // glass parapet on the deck side
  c.path(`M${O} ${py + 6}H${xAt(150)}V${py - 34}H${O}Z`, [
    [p.white, 0, 0.3],
    [p.glint, 1, 0.16],
  ]).line(`M${O} ${py - 34}H${xAt(150)}V${py + 6}`, mix(p.white, p.stone, 0.2), 2.6);
  // pavilion
  const wd = c.deep(p.stoneShade, 0.3);
  c.group(X + e * 292 * z, 500, z * 1.06, () => {
    c.ellipse(0, 4, 170, 12, p.ink, 0.22)
      .path('M-130-190H150V-178H-130Z', [p.white, c.white(0.4)])
      .line('M-140-196H160', wd, 8, 'stroke-dasharray="4 8"');
    for (const x of [-118, 120]) {
      c.path(`M${x - 4}-180h8V0h-8z`, sideLit(c, mix(wd, p.stone, 0.4), wd));
    }
    if (v) {
      c.path(
        'M-114-178C-112-120-126-60-104-2H-92C-100-70-92-120-84-178ZM116-178C114-120 128-60 106-2H94C102-70 94-120 86-178Z',
        sideLit(c, p.white, c.white(0.6)),
      );
    }
    const a = c.pale(p.stone, 0.4);
    const b = c.stone(0.6);
    const cu = mix(p.accent, p.stone, 0.15);
    c.path('M-86-2V-40C-86-48-80-50-74-50H76C84-50 88-46 88-40V-2Z', mix(a, b, 0.7))
      .path('M-70-22H74V-50C74-56 70-58 66-58H-62C-68-58-70-54-70-50Z', [a, mix(a, b, 0.4)])
      .path('M-76-26H80V-8H-76Z', [p.white, mix(a, b, 0.35)])
      .path('M-66-48l24-4l4 24l-24 4zM48-48l24 4l-4 22l-24-4z', cu)
      .path('M-20-48l22 0v24h-22z', c.deep(p.sea[1], 0.15))
      .path('M-86-2h6v8h-6zM80-2h6v8h-6z', wd)
      .path('M-96-46h18V-2h-18zM80-46h18V-2h-18z', mix(a, b, 0.5));
    // pendant lamps and table
    for (const x of [-44, 10, 62]) {
      c.line(`M${x}-178v${x === 10 ? 34 : 22}`, wd, 1.4).circle(
        x,
        x === 10 ? -138 : -150,
        7,
        c.dark ? p.glow : c.pale(p.glow, 0.3),
      );
    }
    if (c.dark) c.ellipse(8, -110, 170, 110, c.radial(p.glow, 0.5));
    c.ellipse(-10, 22, 62, 9, wd)
      .ellipse(-10, 18, 62, 9, [p.white, c.stone(0.2)])
      .path('M-30 16l-3-20h14l-3 20z', c.lamp(0.3))
      .path('M2 16c-4-14 0-20 8-22c8 2 12 8 8 22z', c.deep(p.sea[1], 0.1))
      .line('M10-6c-4-14-12-20-18-22M10-6c0-16 4-24 10-30', p.foliage, 2.4);
  });
  // string lights, planter, daybeds at the near edge
  const sl = `M${xAt(168)} 306Q${xAt(20)} 366 ${xAt(-150)} 288T${xAt(-430)} 240`;
  c.line(sl, wd, 1.4).line(
    sl,
    c.dark ? p.glow : c.pale(p.glow, 0.4),
    7,
    'stroke-linecap="round" stroke-dasharray=".1 27" transform="translate(0 4)"',
  );
  if (c.dark) {
    c.line(
      sl,
      p.glow,
      22,
      'stroke-linecap="round" stroke-dasharray=".1 27" opacity=".22" transform="translate(0 4)"',
    );
  }
  c.line(`M${xAt(-430)} 236V540`, wd, 4);
  const pl = (x: number, yy: number, s: number) =>
    c.print('pl', [x, yy, s], () => {
      c.path('M-24 0L-20-44H20L24 0Z', sideLit(c, c.pale(p.stone, 0.3), p.stoneShade));
      for (const [a, b] of [
        [-40, -104],
        [-18, -132],
        [8, -144],
        [30, -122],
        [46, -94],
        [-50, -80],
        [52, -74],
      ] satisfies Point[]) {
        c.path(
          `M0-42Q${int(a * 0.2 - 10)} ${int(b * 0.8)} ${a} ${b}Q${int(a * 0.5 + 8)} ${int(b * 0.64)} 0-42Z`,
          a % 4 ? p.foliage : mix(p.foliage, p.leaf, 0.45),
        );
      }
    });
  pl(X + e * 128 * z, 546, 0.9 * z);
  pl(X - e * 380 * z, 584, 1.1 * z);
  const bed = c.stamp('bed', () =>
    c
      .ellipse(0, 6, 96, 7, p.ink, 0.22)
      .path('M-84 0v-12H46L86-58L95-52L64-4V6H58V0H-76V6H-84Z', mix(wd, p.stone, 0.3))
      .path('M-86-24H44L78-64C84-70 94-62 90-56L56-12H-86C-92-12-92-24-86-24Z', [
        p.white,
        c.white(0.4),
      ])
      .path('M52-34L72-58C78-64 86-58 82-52L62-28Z', c.hazy(p.accent, 0.08)),
  );
  c.use(bed, X - e * 214 * z, 578, 0.92 * z, e < 0);
  c.use(bed, X - e * 14 * z, 580, 0.92 * z, e < 0);
};
