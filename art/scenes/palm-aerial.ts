import { city, needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

export const drawPalmAerial: Scene = (c) => {
  const { W, p } = c;
  const hy = 168;
  const k = Math.min(1.12, W / 740);
  const X = W / 2;
  const rot = c.between(-0.16, 0.16);
  const far = c.random() < 0.36;
  sky(c, hy, {
    clouds: 4,
    sunRadius: c.time === 'day' ? 26 : 36,
    sunY: { dawn: 120, day: 60, golden: 104, dusk: 132, night: 66 }[c.time],
  });
  if (!far) {
    city(c, hy + 8, {
      height: [10, 66],
      fade: 0.4,
      width: [8, 18],
      gap: 9,
      lights: c.dark,
      lightWidth: 0.9,
      envelope: (t) => 0.35 + 0.65 * Math.sin(Math.PI * t) ** 2,
    });
    needle(c, X + c.dir * W * 0.14, hy + 8, 116, 20, { fade: 0.4 });
  }
  haze(c, hy + 8, 50, 0.8);
  c.band(hy + 2, 440, [
    c.hazy(p.sea[0], 0.5),
    [mix(p.sea[1], p.sea[0], 0.3), 0.22],
    [p.sea[1], 0.5],
    p.sea[2],
  ]);
  // world (u,v) -> picture; v 0 near, 1 at the mainland
  const project = (u: number, v: number): Point => {
    const a = u * Math.cos(rot) - (v - 0.45) * 0.6 * Math.sin(rot);
    const b = 0.45 + (v - 0.45) * Math.cos(rot) + u * 0.5 * Math.sin(rot);
    const t = far ? 0.92 - b : b;
    return [X + a * 372 * k * (1.06 - 0.46 * t), 566 - 384 * t * (1.2 - 0.2 * t)];
  };
  const pt = (u: number, v: number) => project(u, v).map(int).join(' ');
  if (far) {
    c.path(
      `M${int(X - c.dir * W * 0.42)} ${hy + 26}q60 -9 120 -1q-50 9 -120 1zM${int(X - c.dir * W * 0.2)} ${hy + 18}q36 -6 74 0q-36 6 -74 0zM${int(X + c.dir * W * 0.3)} ${hy + 22}q50 -8 104 0q-54 8 -104 0z`,
      c.hazy(p.sand[1], 0.55),
    );
  }
  // mainland
  if (!far) {
    c.path(
      `M0 ${hy + 6}H${W}V${hy + 30}Q${int(W * 0.7)} ${hy + 22} ${int(X + 40)} ${hy + 40}H${int(X - 40)}Q${int(W * 0.3)} ${hy + 22} 0 ${hy + 34}Z`,
      [c.hazy(p.sand[1], 0.6), c.hazy(p.sand[0], 0.3)],
    );
  }
  let gl = '';
  for (let i = 0; i < 14; i++) {
    const t = c.random() ** 0.7;
    const w = 10 + t * 50;
    gl += `M${int(c.between(0, W))} ${int(hy + 50 + t * 370)}h${int(w)}`;
  }
  c.line(
    gl,
    c.pale(p.sea[0], 0.3),
    1.6,
    `opacity="${c.night ? 0.16 : 0.32}" stroke-linecap="round"`,
  );
  let g2 = '';
  for (let i = 0; i < 18; i++) {
    const t = ((i + 0.3) / 18) ** 1.4;
    const w = (6 + t * 44) * c.between(0.4, 1.1);
    g2 += `M${int(c.sunX + c.between(-1, 1) * (6 + t * 40) - w)} ${int(hy + 36 + t * 380)}h${int(2 * w)}`;
  }
  c.line(g2, p.sun, 2, `opacity="${c.night ? 0.25 : 0.4}" stroke-linecap="round"`);
  // fronds in three depths, stem, crescent
  const D: [string, string, string] = ['', '', ''];
  const N = 8;
  for (let i = 0; i < N; i++) {
    const th = ((14 + i * 18.5) * Math.PI) / 180;
    const v0 = 0.23 + i * 0.068;
    const R = 0.64 - 0.012 * Math.abs(i - 3.4) ** 2;
    for (const m of [-1, 1]) {
      const ue = m * R * Math.sin(th);
      const ve = 0.47 - 0.36 * Math.cos(th);
      const b = far ? 0.92 - (v0 + ve) / 2 : (v0 + ve) / 2;
      D[b > 0.62 ? 2 : b > 0.34 ? 1 : 0] +=
        `M${pt(0, v0)}Q${pt(ue * 0.56, v0 + (ve - v0) * 0.02 + 0.012)} ${pt(ue, ve)}`;
    }
  }
  let arc = '';
  for (let i = 0; i <= 26; i++) {
    const th = ((-122 + (244 * i) / 26) * Math.PI) / 180;
    if (i === 8 || i === 19) {
      arc += 'M';
      continue;
    }
    arc += `${i && !arc.endsWith('M') ? 'L' : i ? '' : 'M'}${pt(0.96 * Math.sin(th), 0.46 - 0.43 * Math.cos(th))}`;
  }
  const stem = `M${pt(0, far ? 1.1 : 0.93)}L${pt(0, 0.17)}`;
  const ids = [...D, arc, stem].map((d) => {
    const id = `${c.id}q${c.serial++}`;
    c.defs += `<path id="${id}" d="${d}"/>`;
    return id;
  });
  const ww = [19, 15, 10.5, far ? 19 : 27, far ? 21 : 17].map((w) => w * k);
  const pass = (col: string, f: number, e = '', a = 0) =>
    c.add(
      `<g fill="none" stroke="${col}" stroke-linecap="round" stroke-linejoin="round"${e && ` ${e}`}>${ids.map((id, i) => (i < (a || 9) ? `<use href="#${id}" stroke-width="${num(nth(ww, i) * f)}"/>` : '')).join('')}</g>`,
    );
  const sand = c.hazy(p.sand[0], 0.15);
  const gr = mix(p.foliage, p.sand[1], 0.22);
  pass(c.pale(p.sea[0], c.night ? 0.05 : 0.3), 2, 'opacity=".26"');
  pass(c.deep(p.sea[2], 0.3), 1.02, 'opacity=".5" transform="translate(0 4)"');
  pass(sand, 1);
  pass(gr, 0.5);
  pass(
    c.dark ? p.glow : mix(p.white, p.sand[0], 0.3),
    0.2,
    `stroke-dasharray="1.5 6" opacity="${c.dark ? 1 : 0.85}"`,
  );
  c.line(stem, c.pale(p.stone, 0.3), num(2.4 * k)).line(
    arc,
    c.deep(p.stoneShade, 0.2),
    2,
    `transform="translate(0 ${far ? 7 : 11})" opacity=".5"`,
  );
  // towers along the stem, hotel on the crescent
  const tw = (u: number, v: number, h: number, w: number) => {
    const [x, yy] = project(u, v);
    c.rect(
      x - w / 2,
      yy - h,
      w,
      h,
      sideLit(c, c.hazy(p.white, v * 0.4), c.hazy(p.stoneShade, v * 0.5)),
    );
    if (c.dark) {
      c.line(
        `M${num(x)} ${num(yy - 2)}v${num(-h + 4)}`,
        p.glow,
        w * 0.45,
        'stroke-dasharray="1.6 2.4"',
      );
    }
  };
  const towers: readonly Point[] = far
    ? [
        [0.78, 20],
        [0.84, 32],
        [0.9, 24],
        [0.96, 34],
      ]
    : [
        [0.86, 26],
        [0.82, 18],
        [0.78, 30],
      ];
  for (const [v, h] of towers) {
    for (const m of [-1, 1]) {
      tw(m * (far ? 0.046 : 0.03), v, h * k * c.between(0.8, 1.2), (far ? 10 : 8) * k);
    }
  }
  const [hx, hh] = project(0, 0.03);
  c.group(hx, hh + (far ? 2 : 6), (far ? 0.15 : 0.2) * k, () => {
    c.path(
      'M-170 0V-92H-96V-160H-60V-188H60V-160H96V-92H170V0H34V-80C34-110 14-124 0-140C-14-124-34-110-34-80V0Z',
      sideLit(c, p.white, p.stoneShade),
    ).path('M-84-160C-84-196-60-196-60-160ZM60-160C60-196 84-196 84-160Z', p.accent);
    if (c.dark) {
      c.line(
        'M-146-10V-84M-122-10V-84M-78-10V-150M-52-10V-150M52-10V-150M78-10V-150M122-10V-84M146-10V-84',
        p.glow,
        9,
        'stroke-dasharray="12 10"',
      );
    }
  });
  // wakes
  for (let i = 0; i < 3; i++) {
    const x = X + nth([-0.36, 0.38, 0.2], i) * W + c.between(-20, 20);
    const yy = nth([520, 470, 572], i) + c.between(-12, 12);
    const m = i % 2 ? -1 : 1;
    const z = (yy - 300) / 200;
    c.path(
      `M${int(x)} ${int(yy)}l${int(-m * 74 * z)} ${int(-9 * z)}l${int(m * 10 * z)} ${int(9 * z)}l${int(-m * 10 * z)} ${int(8 * z)}z`,
      c.linear(
        [
          [p.white, m > 0 ? 1 : 0, 0.8],
          [p.white, m > 0 ? 0 : 1, 0],
        ],
        'across',
      ),
    ).path(
      `M${int(x - m * 8 * z)} ${int(yy - 2.5 * z)}q${int(m * 12 * z)} ${int(-1 * z)} ${int(m * 17 * z)} ${int(2.5 * z)}q${int(-m * 5 * z)} ${int(3 * z)} ${int(-m * 17 * z)} ${int(2.5 * z)}z`,
      p.white,
    );
  }
  haze(c, hy + 40, 60, 0.35);
};
