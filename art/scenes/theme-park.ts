import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point, type Point3 } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawThemePark: Scene = (c) => {
  const { W, p } = c;
  const y = 478;
  const X = W / 2;
  const k = Math.min(1.04, W / 720);
  const v = pickIndex(c, 3);
  sky(c, y, { clouds: 5 });
  city(c, y, { height: [20, 90], fade: 0.5, width: [22, 38], gap: 40 });
  haze(c, y, 130, 0.75);
  const A = c.hazy(p.accent, 0.08);
  const B = c.hazy(p.white, 0.05);
  const T = c.deep(p.sea[1], 0.12);
  const G = mix(p.glow, p.stoneShade, 0.25);
  const far = c.hazy(mix(p.whiteShade, p.far, 0.5), c.dark ? 0.3 : 0.05);
  // far rides: wheel, drop tower, coaster hills
  c.group(X - 232 * k, y, k, () => {
    const cy = -150;
    const R = 104;
    let sp = '';
    let cb = '';
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.2832;
      sp += `M0 ${cy}L${int(Math.cos(a) * R)} ${int(cy + Math.sin(a) * R)}`;
      cb += `M${int(Math.cos(a) * (R + 7))} ${int(cy + Math.sin(a) * (R + 7) + 2)}h.1`;
    }
    c.line(`M-52 0L0 ${cy}L52 0`, far, 7)
      .line(sp, far, 1.2)
      .circle(0, cy, R, 'none', `stroke="${c.hazy(p.white, 0.2)}" stroke-width="4.5"`)
      .circle(0, cy, R - 12, 'none', `stroke="${far}" stroke-width="1.6"`)
      .line(cb, A, 12, 'round')
      .circle(0, cy, 10, G);
    if (c.dark) {
      c.circle(0, cy, R, 'none', `stroke="${p.glow}" stroke-width="2.6" stroke-dasharray="2 9"`);
    }
  });
  c.group(X + 246 * k, y, k, () => {
    c.line('M-11 0V-318M11 0V-318', far, 4)
      .line(
        'M-11-20L11-44L-11-68L11-92L-11-116L11-140L-11-164L11-188L-11-212L11-236L-11-260L11-284L-11-308',
        far,
        1.8,
      )
      .path('M-20-318L0-352L20-318Z', A)
      .path('M-36-214H36V-198H-36Z', T)
      .line('M-30-192H30', c.polish(0.3), 9, 'stroke-dasharray="6 5"')
      .line('M0-352V-372', p.stoneShade, 2);
    if (c.dark) c.line('M-16 0V-314M16 0V-314', p.glow, 2.4, 'stroke-dasharray="2.4 12"');
  });
  const co = `M${int(X - 60 * k)} ${y}C${int(X + 30 * k)} ${y - 10} ${int(X + 70 * k)} ${y - 214} ${int(X + 128 * k)} ${y - 214}S${int(X + 186 * k)} ${y - 30} ${int(X + 236 * k)} ${y - 40}S${int(X + 300 * k)} ${y - 132} ${int(X + 340 * k)} ${y - 130}S${int(X + 400 * k)} ${y - 60} ${int(X + 470 * k)} ${y - 50}`;
  let su = '';
  for (const [x, t] of [
    [74, 160],
    [100, 200],
    [128, 214],
    [156, 196],
    [182, 136],
    [300, 90],
    [322, 122],
    [344, 130],
    [368, 112],
  ] satisfies Point[]) {
    su += `M${int(X + x * k)} ${y - t}V${y}`;
  }
  c.line(su, far, 2)
    .line(co, c.deep(A, 0.35), 8)
    .line(co, c.hazy(B, 0.2), 8, 'stroke-dasharray="2 6"')
    .line(co, A, 3);
  haze(c, y, 90, 0.45);
  // hero pavilion: carousel under a star tent, or the flying chairs
  c.group(X - 40 * k, y + 16, k * 1.08, () => {
    const F = [-1, -0.78, -0.5, -0.17, 0.17, 0.5, 0.78, 1];
    const tent = (w: number, y0: number, y1: number, cv: number) => {
      for (let i = 0; i < 7; i++) {
        c.path(
          `M0 ${y0}Q${int(nth(F, i) * w * cv)} ${int(y0 + (y1 - y0) * 0.62)} ${int(nth(F, i) * w)} ${y1}L${int(nth(F, i + 1) * w)} ${y1}Q${int(nth(F, i + 1) * w * cv)} ${int(y0 + (y1 - y0) * 0.62)} 0 ${y0}Z`,
          i % 2 ? B : v === 1 ? T : A,
        );
      }
      c.path(
        `M0 ${y0}Q${int(w * cv)} ${int(y0 + (y1 - y0) * 0.62)} ${w} ${y1}H${int(w * 0.2)}Z`,
        p.ink,
        0.13,
      );
    };
    if (v === 2) {
      // flying chairs
      c.path('M-16 0L-11-168H11L16 0Z', sideLit(c, c.pale(p.stone, 0.4), p.stoneShade)).line(
        'M-14-40H14M-13-80H13M-12-120H12',
        G,
        4,
      );
      let ch = '';
      let st = '';
      for (const [x, l, d] of [
        [-132, -236, -150],
        [-112, -190, -118],
        [-70, -150, -84],
        [70, 150, -84],
        [112, 190, -118],
        [132, 236, -150],
      ] satisfies Point3[]) {
        ch += `M${x}-176L${l} ${d}`;
        st += `M${l - 7} ${d}h14v9h-4l-2 14h-4l2-14h-6z`;
      }
      c.line(ch, mix(p.ink, p.stoneShade, 0.3), 1.2).path(st, c.polish(0.3));
      tent(140, -262, -186, 0.34);
      c.path('M-144-188H144L136-172H-136Z', G)
        .line('M-138-180H138', p.glow, 4, 'stroke-dasharray="4 10"')
        .path('M-70 0V-18H70V0Z', sideLit(c, c.pale(p.stone, 0.3), p.stoneShade))
        .line('M-66-9H66', A, 6, 'stroke-dasharray="12 12"');
      c.line('M0-262V-288', p.stoneShade, 2.4).path('M1-288l26 8l-26 8z', A);
    } else {
      c.path(
        'M-142-14H142V-126H-142Z',
        c.dark
          ? c.linear([c.lamp(0.25), c.deep(p.accent, 0.3)])
          : c.linear([c.hazy(p.glass, 0.25), mix(p.glass, p.stoneShade, 0.25)]),
      )
        .path('M-34-14V-126H34V-14Z', sideLit(c, c.pale(p.stone, 0.2), p.stoneShade))
        .path(
          [-18, 18].map((x) => lancet(x, 22, -112, -40)).join(''),
          c.dark ? p.glow : c.pale(p.glint, 0.3),
        );
      const hs = c.stamp('ch', () =>
        c
          .line('M0-110V0', mix(p.glow, p.stone, 0.3), 2)
          .path(
            'M-22-26C-24-40-14-46-2-44L8-46C12-54 14-62 20-64L22-70L26-63L34-54L30-50L24-52C22-44 20-38 16-34L24-24L16-10L14-12L18-22L8-30C0-28-8-28-12-28L-18-18L-26-8L-28-11L-22-20Z',
            p.white,
          )
          .path('M-8-44L4-46L6-40L-6-38Z', A),
      );
      for (const [x, d, f] of [
        [-112, -22, 0],
        [-64, -34, 0],
        [66, -22, 0],
        [112, -36, 0],
      ] satisfies Point3[]) {
        c.use(hs, x, d, 0.95, f);
      }
      for (const x of [-142, -88, 88, 142]) {
        c.path(`M${x - 3.5}-126h7V-12h-7z`, sideLit(c, p.white, G));
      }
      tent(172, -232, -142, 0.3);
      c.path(
        'M-176-144H176V-124C154-112 154-112 132-124C110-112 110-112 88-124C66-112 66-112 44-124C22-112 22-112 0-124C-22-112-22-112-44-124C-66-112-66-112-88-124C-110-112-110-112-132-124C-154-112-154-112-176-124Z',
        G,
      )
        .line(
          'M-168-134H168',
          c.dark ? '#fff3d6' : p.white,
          5,
          'stroke-linecap="round" stroke-dasharray=".1 14"',
        )
        .path('M-24-222C-24-248-10-254 0-270C10-254 24-248 24-222Z', sideLit(c, c.pale(G, 0.3), G))
        .line('M0-268V-292', p.stoneShade, 2.4)
        .path('M1-292l26 8l-26 8z', A)
        .path('M-160 0V-14H160V0Z', sideLit(c, c.pale(p.stone, 0.4), p.stoneShade))
        .line('M-156-7H156', A, 5, 'stroke-dasharray="14 12"');
    }
    if (c.dark) c.ellipse(0, -80, 230, 140, c.radial(p.glow, 0.42));
  });
  // avenue, palms, kiosks
  c.band(y + 14, 120, [c.hazy(p.stone, 0.4), c.stone(0.35), c.deep(p.stoneShade, 0.2)]);
  for (const m of [-1, 1]) {
    c.path(
      `M${m < 0 ? 0 : W} ${y + 8}Q${int(X + m * 240 * k)} ${y + 6} ${int(X + m * 206 * k)} ${y + 18}Q${int(X + m * 190 * k)} ${y + 34} ${int(X + m * 250 * k)} 600H${m < 0 ? 0 : W}Z`,
      [c.hazy(p.leaf, 0.1), p.foliage],
    );
    stampedPalm(c, X + m * 226 * k, y + 26, 92);
    stampedPalm(c, X + m * 300 * k, y + 56, 142, { lean: -m * 0.05 });
    bush(c, X + m * 330 * k, y + 60, 170, 30);
  }
  for (const [f, h] of [
    [-120, 30],
    [-96, 26],
    [60, 30],
    [118, 32],
    [10, 34],
    [24, 24],
  ] satisfies Point[]) {
    figure(c, X + f * k, y + 44 + h, h, f % 4 ? c.polish(0.3) : f > 50 ? A : p.white);
  }
};
