import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { bush, stampedPalm } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawTowerResidence: Scene = (c) => {
  const { W, p } = c;
  const y = 492;
  const X = W / 2 - c.dir * Math.min(36, W * 0.04);
  const z = Math.max(0.74, c.scale);
  const v = pickIndex(c, 3);
  sky(c, y, {
    clouds: 5,
    sunX: W / 2 + (c.sunX < W / 2 ? -1 : 1) * Math.min(220, W * 0.3),
    sunY: { dawn: 270, day: 100, golden: 220, dusk: 320, night: 110 }[c.time],
  });
  city(c, y, {
    height: [50, 190],
    fade: 0.45,
    width: [28, 48],
    gap: 20,
    lights: c.dark,
    envelope: (t) => (Math.abs(t - 0.5) < 0.14 ? 0.5 : 1),
  });
  haze(c, y, 150, 0.75);
  const top = 74;
  const H = y - 34 - top;
  const N = 26;
  const fl = H / N;
  const hw = (t: number) =>
    v === 0
      ? 66 - 26 * t ** 2.2
      : v === 1
        ? 58 + 12 * Math.sin(t * 5.2 + 0.6) - 14 * t
        : t > 0.72
          ? 42
          : t > 0.42
            ? 54
            : 66;
  const sx = (t: number) => (v === 1 ? 10 * Math.sin(t * 4.2) : 0);
  let L = '';
  let Rr = '';
  let A = '';
  let on = '';
  for (let i = 0; i <= N; i++) {
    const t = i / N;
    const yy = int(y - 34 - H * t);
    const a = int(X + sx(t) - hw(t));
    const b = int(X + sx(t) + hw(t));
    L += `L${a} ${yy}`;
    Rr = `L${b} ${yy}${Rr}`;
    if (i < N) {
      const pr = 7 + 5 * Math.sin(i * 0.42 + 1);
      const ql = int(a - pr);
      const qr = int(b + 13 - pr);
      A += `M${ql} ${yy}Q${int(X + sx(t))} ${yy + int(9 - t * 4)} ${qr} ${yy}`;
      if (i) {
        for (const u0 of [0.04, 0.36, 0.68]) {
          if (c.random() < (c.dark ? 0.74 : 0.3)) {
            on += `M${int(a + (b - a) * (u0 + c.between(0, 0.06)))} ${int(yy - fl * 0.42 + 4)}h${int((b - a) * c.between(0.14, 0.26))}`;
          }
        }
      }
    }
  }
  const body = `M${(L + Rr).slice(1)}Z`;
  const id = `${c.id}w${c.serial++}`;
  c.defs += `<path id="${id}" d="${A}" fill="none"/>`;
  c.path(
    body,
    sideLit(c, mix(p.glint, p.glass, c.dark ? 0.75 : 0.4), c.deep(p.glass, 0.3), p.glass),
  ).line(on, p.glow, num(fl * 0.46), `opacity="${c.dark ? 0.95 : 0.28}"`);
  c.add(
    `<use href="#${id}" y="${num(fl * 0.24)}" stroke="${p.ink}" stroke-width="${num(fl * 0.26)}" opacity=".3"/><use href="#${id}" stroke="${c.linear([p.white, c.white(0.25), c.white(0.85)], [c.dir > 0 ? X - 76 : X + 76, 0, c.dir > 0 ? X + 76 : X - 76, 0], 1)}" stroke-width="${num(fl * 0.36)}"/>`,
  );
  // stone fins and crown
  const cr = int(hw(1));
  const ct = X + sx(1);
  if (v === 2) {
    c.path(
      `M${int(X - 9)} ${y - 34}V${top - 20}H${int(X + 9)}V${y - 34}Z`,
      sideLit(c, c.pale(p.stone, 0.5), p.stoneShade),
    ).path(
      `M${int(X - 60)} ${int(y - 34 - H * 0.42)}h120v-7h-120zM${int(X - 48)} ${int(y - 34 - H * 0.72)}h96v-7h-96z`,
      p.white,
    );
  }
  c.path(
    v === 1
      ? `M${int(ct - cr - 6)} ${top + 2}Q${int(ct)} ${top - 38} ${int(ct + cr + 6)} ${top + 2}Q${int(ct)} ${top - 12} ${int(ct - cr - 6)} ${top + 2}Z`
      : `M${int(ct - cr - 6)} ${top + 2}V${top - 6}H${int(ct + cr + 6)}V${top + 2}Z`,
    p.white,
  );
  if (v === 0) {
    c.path(`M${int(ct - cr + 8)} ${top - 6}v-18h${2 * cr - 16}v18z`, c.glass())
      .path(`M${int(ct - cr + 2)} ${top - 24}h${2 * cr - 4}v-5h${4 - 2 * cr}z`, p.white)
      .line(`M${int(ct)} ${top - 29}V${top - 40}`, p.stoneShade, 2.4);
  }
  haze(c, y, 90, 0.45);
  // podium
  const pw = 236 * z;
  c.path(`M${int(X - pw)} ${y}V${y - 50}H${int(X + pw)}V${y}Z`, c.glass())
    .line(
      `M${int(X - pw)} ${y - 23}H${int(X + pw)}`,
      c.white(0.4),
      46,
      `stroke-dasharray="3 ${num(23 * z)}"`,
    )
    .path(`M${int(X - pw - 14)} ${y - 54}H${int(X + pw + 14)}v10H${int(X - pw - 14)}Z`, [
      p.white,
      c.white(0.4),
    ])
    .path(`M${int(X - pw - 14)} ${y - 44}H${int(X + pw + 14)}v4H${int(X - pw - 14)}Z`, p.ink, 0.25);
  for (const f of [-210, -176, -136, 128, 166, 214]) bush(c, X + f * z, y - 52, 50 * z, 22 * z);
  for (const f of [-196, -120, 116, 190]) stampedPalm(c, X + f * z, y - 54, c.between(56, 78) * z);
  c.path(
    `M${int(X - 26 * z)} ${y}V${y - 40}H${int(X + 26 * z)}V${y}Z`,
    c.dark ? c.pale(p.glow, 0.4) : c.deep(p.glass, 0.3),
  ).path(`M${int(X - 44 * z)} ${y - 40}h${int(88 * z)}v-6h${int(-88 * z)}z`, p.white);
  for (const m of [-1, 1]) {
    stampedPalm(c, W / 2 + m * Math.max(290 * z, W * 0.41), y + 10, 168 * z, { lean: m * 0.04 });
    bush(c, W / 2 + m * W * 0.44, y + 4, 190, 40);
  }
  // pool court
  c.band(y, 110, [c.pale(p.stone, 0.2), c.stone(0.4)]);
  const P = `M${int(X - 210 * z)} ${y + 20}H${int(X + 210 * z)}L${int(X + 330 * z)} 600H${int(X - 330 * z)}Z`;
  c.path(P, [c.pale(p.sea[0], 0.25), p.sea[1], mix(p.sea[1], p.sea[2], 0.5)])
    .line(P, p.white, 4)
    .path(
      `M${int(X - 60 * z)} ${y + 22}H${int(X + 60 * z)}L${int(X + 78 * z)} 600H${int(X - 78 * z)}Z`,
      [
        [c.dark ? p.glow : p.white, 0, 0.45],
        [p.white, 1, 0.05],
      ],
    );
  let d = '';
  for (let i = 0; i < 12; i++) {
    const t = c.random();
    d += `M${int(X + c.between(-200, 160) * z)} ${int(y + 30 + t * 76)}h${int(16 + t * 50)}`;
  }
  c.line(d, p.white, 1.6, 'opacity=".45" stroke-linecap="round"');
  const bed = c.stamp('bed', () =>
    c
      .path('M-34 0v-8H18L34-28L39-25L26-3V0Z', p.white)
      .path('M-34-8H18L34-28L31-31L15-12H-34Z', mix(p.accent, p.stone, 0.3))
      .ellipse(0, 1, 40, 3, p.ink, 0.2),
  );
  for (const [f, yy, s] of [
    [-276, 30, 0.7],
    [-330, 62, 0.95],
    [276, 30, 0.7],
    [332, 62, 0.95],
  ] satisfies Point3[]) {
    c.use(bed, X + f * z, y + yy, s * z, f < 0);
  }
};
