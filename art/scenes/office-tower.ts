import { pickIndex } from '#art/kit/choice.ts';
import { block, city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point, Point3 } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { bush, tree } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawOfficeTower: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2 - c.dir * Math.min(20, W * 0.03);
  const z = Math.max(0.78, Math.min(1.05, W / 760));
  const v = pickIndex(c, 3);
  const yB = 506;
  const yT = v === 2 ? 84 : 62;
  sky(c, yB, {
    clouds: 6,
    sunX: W / 2 + (c.sunX < W / 2 ? -1 : 1) * Math.min(230, W * 0.31),
    sunY: { dawn: 250, day: 96, golden: 200, dusk: 310, night: 110 }[c.time],
  });
  city(c, yB, { height: [60, 210], fade: 0.5, width: [34, 54], gap: 12 });
  haze(c, yB, 190, 0.65);
  for (const [f, a, h, d] of [
    [-300, 46, 250, 0.3],
    [-206, 34, 170, 0.38],
    [236, 42, 226, 0.32],
    [330, 40, 286, 0.26],
  ] satisfies (readonly [number, number, number, number])[]) {
    block(c, X + f * Math.max(z, W / 860), yB, a * z, h * c.between(0.88, 1.1), pickIndex(c, 4), d);
  }
  haze(c, yB, 150, 0.55);
  // two glass faces meeting at a near corner; light face toward the sun
  const lw = (c.dir > 0 ? 118 : 84) * z;
  const rw = (c.dir > 0 ? 84 : 118) * z;
  const N = 30;
  const yL = yT + 38;
  const yR = yT + 30;
  const set = v === 1 ? 0.66 : 2;
  const lit = [c.pale(p.glint, 0.15), mix(p.glint, p.glass, 0.45), p.glass];
  const sh = [mix(p.glass, p.glint, 0.3), p.glass, c.deep(p.glass, 0.4)];
  const fin = c.white(0.2);
  const yAt = (s: number, t: number) =>
    s === 0 ? yB - (yB - yT) * t : s < 0 ? yB - 5 - (yB - 5 - yL) * t : yB - 4 - (yB - 4 - yR) * t;
  const face = (m: number, t0: number, t1: number, w: number) =>
    `M${int(X)} ${int(yAt(0, t0))}L${int(X + m * w)} ${int(yAt(m, t0))}V${int(yAt(m, t1))}L${int(X)} ${int(yAt(0, t1))}Z`;
  const draw = (t0: number, t1: number, L: number, R: number) => {
    for (const [m, w] of [
      [-1, L],
      [1, R],
    ] satisfies Point[]) {
      const on = m * c.dir < 0;
      c.path(
        face(m, t0, t1, w),
        c.dark
          ? c.linear([mix(p.glass, p.glint, on ? 0.35 : 0.15), p.glass])
          : c.linear(on ? lit : sh),
      );
      let f = '';
      let g = '';
      const a = Math.round(N * t0);
      const b = Math.round(N * t1);
      for (let i = a + 1; i < b; i++) {
        const t = i / N;
        f += `M${int(X)} ${num(yAt(0, t))}L${int(X + m * w)} ${num(yAt(m, t))}`;
        if (c.dark && c.random() < 0.8) {
          const u = c.between(0.04, 0.5);
          const l = c.between(0.2, 0.46);
          const th = t - 0.5 / N;
          const pointAt = (s: number) =>
            `${num(X + m * w * s)} ${num(yAt(0, th) + (yAt(m, th) - yAt(0, th)) * s)}`;
          g += `M${pointAt(u)}L${pointAt(u + l)}`;
        }
      }
      let vl = '';
      const K = Math.round(w / 15);
      for (let i = 1; i < K; i++) {
        const s = i / K;
        const yy = (t: number) => num(yAt(0, t) + (yAt(m, t) - yAt(0, t)) * s);
        vl += `M${int(X + m * w * s)} ${yy(t0)}V${yy(t1)}`;
      }
      if (g) c.line(g, p.glow, 7.6 * z, 0.92);
      c.line(f, on ? fin : mix(p.whiteShade, p.glass, 0.5), v === 1 ? 0.9 : 1.8, 0.6).line(
        vl,
        on ? fin : mix(p.whiteShade, p.glass, 0.4),
        v === 1 ? 2.6 : 1,
        `opacity="${v === 1 ? 0.8 : 0.45}"`,
      );
      if (v === 0) {
        let x = '';
        const st = 5;
        for (let i = a; i < b; i += st) {
          const A = i / N;
          const B = Math.min(b, i + st) / N;
          const p0 = (s: number, t: number) =>
            `${int(X + m * w * s)} ${int(yAt(0, t) + (yAt(m, t) - yAt(0, t)) * s)}`;
          x += `M${p0(0, A)}L${p0(0.5, B)}L${p0(1, A)}M${p0(0, B)}L${p0(0.5, A)}L${p0(1, B)}`;
        }
        c.line(x, on ? p.white : c.white(0.6), 3.4 * z, 'stroke-linejoin="round"');
      }
    }
    c.line(`M${int(X)} ${int(yAt(0, t0))}V${int(yAt(0, t1))}`, p.white, 3);
  };
  draw(0, Math.min(1, set), lw, rw);
  if (v === 1) {
    c.path(
      `M${int(X)} ${int(yAt(0, 0.66))}L${int(X - lw)} ${int(yAt(-1, 0.66))}v-8L${int(X)} ${int(yAt(0, 0.66) - 10)}L${int(X + rw)} ${int(yAt(1, 0.66) - 8)}v8Z`,
      p.white,
    );
    draw(0.68, 1, lw * 0.72, rw * 0.72);
  }
  const cl = v === 1 ? lw * 0.72 : lw;
  const cr = v === 1 ? rw * 0.72 : rw;
  if (v === 2) {
    c.path(
      `M${int(X)} ${yT}L${int(X - cl)} ${yL}V${int(yL - 34)}L${int(X)} ${yT - 30}L${int(X + cr)} ${int(yR - 8)}V${yR}Z`,
      [
        [p.glint, 0, 0.75],
        [p.glass, 1, 0.6],
      ],
    );
    for (const t of [0.34, 0.67]) {
      c.path(
        face(-1, t, t + 0.07, lw) + face(1, t, t + 0.07, rw),
        c.dark ? c.linear([c.lamp(0.2), c.lamp(0.5)]) : c.deep(p.glass, 0.35),
      );
    }
    for (const t of [0.34, 0.67]) {
      for (const [m, w] of [
        [-1, lw],
        [1, rw],
      ] satisfies Point[]) {
        bush(
          c,
          X + m * w * 0.5,
          (yAt(0, t) + yAt(m, t)) / 2,
          w * 0.86,
          22 * z,
          c.dark ? p.foliage : mix(p.leaf, p.foliage, 0.15),
        );
      }
    }
  }
  c.line(`M${int(X - cl)} ${int(yL)}L${int(X)} ${yT}L${int(X + cr)} ${yR}`, p.white, 4);
  if (!c.dark) {
    c.path(
      `M${int(X - lw * 0.9)} ${int(yL + 90)}L${int(X)} ${yT + 30}V${yT + 110}L${int(X - lw * 0.9)} ${int(yL + 170)}Z`,
      p.white,
      `opacity="${c.dir > 0 ? 0.16 : 0.06}"`,
    );
  }
  haze(c, yB, 110, 0.35);
  // lobby, plaza, basin, people
  c.path(
    `M${int(X - lw - 46 * z)} ${yB - 44}L${int(X)} ${yB - 36}L${int(X + rw + 46 * z)} ${yB - 44}v-9L${int(X)} ${yB - 47}L${int(X - lw - 46 * z)} ${yB - 53}Z`,
    p.white,
  ).path(
    `M${int(X - lw)} ${yB - 43}L${int(X)} ${yB - 36}L${int(X + rw)} ${yB - 43}V${yB}H${int(X - lw)}Z`,
    c.glass(),
  );
  let mu = '';
  for (let i = -5; i <= 5; i++) mu += `M${int(X + ((i < 0 ? lw : rw) * i) / 5.5)} ${yB - 40}V${yB}`;
  c.line(mu, mix(p.ink, p.whiteShade, 0.4), 2);
  if (c.dark) c.ellipse(X, yB - 20, 190 * z, 44, c.radial(p.glow, 0.45));
  for (const f of [-330, -250, -186, 186, 256, 336]) {
    tree(c, X + f * z, yB + 8, c.between(64, 84) * z);
  }
  for (const f of [-290, 296]) bush(c, X + f * z, yB + 10, 200 * z, 22);
  c.band(yB, 100, [c.hazy(p.stone, 0.3), c.stone(0.4), c.deep(p.stoneShade, 0.15)]);
  const bs = `M${int(X - 190 * z)} ${yB + 26}H${int(X + 190 * z)}L${int(X + 250 * z)} 600H${int(X - 250 * z)}Z`;
  c.path(bs, [c.pale(p.sea[0], 0.15), p.sea[1], p.sea[2]])
    .line(bs, mix(p.white, p.stone, 0.2), 3.4)
    .path(
      `M${int(X - lw * 0.8)} ${yB + 28}H${int(X + rw * 0.8)}L${int(X + rw)} 600H${int(X - lw)}Z`,
      [
        [c.dark ? p.glow : p.glint, 0, 0.5],
        [p.glint, 1, 0.06],
      ],
    );
  for (const [f, h, t] of [
    [-222, 28, 0],
    [-208, 27, 1],
    [214, 30, 1],
    [-70, 22, 0],
    [58, 23, 1],
    [74, 22, 0],
    [270, 34, 0],
  ] satisfies Point3[]) {
    figure(c, X + f * z, yB + (h - 18) * 1.7 + 2, h, t ? p.white : c.polish(0.3));
  }
};
