import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { clip } from '#art/kit/strokes.ts';

export const drawEsports: Scene = (c) => {
  const { W } = c;
  const p = c.p;
  const X = W / 2;
  const k = roomScale(c);
  const A = mix(p.accent, p.glow, 0.12);
  const B = c.night ? c.pale(p.glint, 0.1) : c.pale(p.sea[1], 0.28);
  const dk = mix(p.ink, '#000000', 0.3);
  const v = c.random() < 0.5 ? 0 : 1;
  c.band(0, 600, [dk, mix(p.ink, p.sea[2], 0.4), mix(dk, p.accent, 0.14)]);
  const beam = (x0: number, x1: number, w: number, col: string, o: number) =>
    c.path(
      `M${int(x0 - 4)} 34H${int(x0 + 4)}L${int(x1 + w)} 470H${int(x1 - w)}Z`,
      c.fade(col, o, 0),
    );
  for (let i = 0; i < 10; i++) {
    const x = (W * (i + 0.5)) / 10;
    const s = x < X ? 1 : -1;
    beam(
      x,
      x + (i % 2 ? s : -s) * c.between(40, 170),
      c.between(22, 46),
      i % 3 === 2 ? p.glow : x < X ? A : B,
      0.42,
    );
  }
  c.line(`M0 20H${W}M0 38H${W}`, c.deep(p.whiteShade, 0.55), 3).line(
    Array.from({ length: Math.ceil(W / 26) }, (_, i) => `M${i * 26} 20l13 18l13-18`).join(''),
    c.deep(p.whiteShade, 0.65),
    1.6,
  );
  let sp = '';
  for (let i = 0; i < 10; i++) sp += `M${int((W * (i + 0.5)) / 10 - 7)} 38h14l4 14h-22z`;
  c.path(sp, p.ink);
  // big screen: the board of the game, three lanes, two bases
  const sw = 400 * k;
  const sx = X - sw / 2;
  const sy = 76;
  const sh = 218 * Math.max(0.84, k);
  const ch = 26;
  const scr = `M${int(sx + ch)} ${sy}H${int(sx + sw - ch)}L${int(sx + sw)} ${sy + ch}V${int(sy + sh - ch)}L${int(sx + sw - ch)} ${int(sy + sh)}H${int(sx + ch)}L${int(sx)} ${int(sy + sh - ch)}V${sy + ch}Z`;
  c.circle(X, sy + sh / 2, 330 * k, c.radial(mix(p.glow, B, 0.4), 0.4));
  c.path(
    scr,
    mix(p.ink, '#000000', 0.2),
    `stroke="${mix(p.ink, p.whiteShade, 0.3)}" stroke-width="16"`,
  );
  c.add(`<g ${clip(c, scr)}>`).rect(sx, sy, sw, sh, [
    p.sky[0],
    mix(p.sky[2], p.sky[1], 0.4),
    p.sky[3],
  ]);
  const mx = X;
  const my = sy + sh * 0.56;
  const a = sw * 0.43;
  const b = sh * 0.36;
  const dm = (r: number, y = 0) =>
    `M${int(mx - a * r)} ${int(my + y)}L${int(mx)} ${int(my - b * r + y)}L${int(mx + a * r)} ${int(my + y)}L${int(mx)} ${int(my + b * r + y)}Z`;
  c.circle(X, sy + sh * 0.3, sh * 0.26, p.sun, 0.85)
    .path(dm(1, 16), c.deep(p.sand[3], 0.3))
    .path(dm(1), [mix(p.leaf, p.sand[1], 0.5), mix(p.foliage, p.sand[2], 0.3)])
    .path(
      `M${int(mx)} ${int(my - b)}Q${int(mx - 20 * k)} ${int(my)} ${int(mx)} ${int(my + b)}L${int(mx + 22 * k)} ${int(my + b * 0.9)}Q${int(mx + 8 * k)} ${int(my)} ${int(mx + 22 * k)} ${int(my - b * 0.9)}Z`,
      mix(p.sea[1], p.sea[0], 0.4),
    )
    .line(
      `M${int(mx - a * 0.8)} ${int(my)}H${int(mx + a * 0.8)}M${int(mx - a * 0.8)} ${int(my)}Q${int(mx - a * 0.1)} ${int(my - b * 1.12)} ${int(mx + a * 0.8)} ${int(my)}M${int(mx - a * 0.8)} ${int(my)}Q${int(mx + a * 0.1)} ${int(my + b * 1.12)} ${int(mx + a * 0.8)} ${int(my)}`,
      c.pale(p.sand[0], 0.2),
      5,
      0.9,
    );
  for (const m of [-1, 1]) {
    const cc = m < 0 ? A : B;
    c.circle(mx + m * a * 0.8, my, 34 * k, c.radial(cc, 0.9));
    c.group(mx + m * a * 0.8, my + 6, k * 0.8, () =>
      c.path(
        'M-16 0V-26L-10-32V-44L0-64L10-44V-32L16-26V0Z',
        c.linear([c.pale(cc, 0.4), c.deep(cc, 0.3)], 'across'),
      ),
    );
    let d = '';
    for (const [x, y] of [
      [0.4, 0],
      [0.2, 0],
      [0.42, -0.46],
      [0.42, 0.46],
    ] satisfies Point[]) {
      d += `M${int(mx + m * a * x)} ${int(my + b * y + 3)}l-5-4l5-14l5 14z`;
    }
    c.path(d, c.deep(cc, 0.1));
  }
  c.path(
    `M${int(sx)} ${sy}h${int(sw * 0.34)}l${int(-sw * 0.2)} ${int(sh)}h${int(-sw * 0.14)}z`,
    p.white,
    0.08,
  )
    .add('</g>')
    .line(scr, c.pale(p.glow, 0.3), 2.4);
  // wing screens: one bar per player
  for (const m of [-1, 1]) {
    const cc = m < 0 ? A : B;
    const x = X + m * (sw / 2 + 84 * k);
    c.rect(
      x - 62 * k,
      104,
      124 * k,
      172 * k,
      mix(p.ink, '#000000', 0.2),
      `rx="4" stroke="${cc}" stroke-width="2.4"`,
    );
    for (let i = 0; i < 5; i++) {
      const y = 104 + (12 + i * 31) * k;
      c.rect(x - 52 * k, y, 24 * k, 22 * k, c.deep(cc, 0.55))
        .circle(x - 40 * k, y + 9 * k, 5 * k, cc)
        .rect(x - 20 * k, y + 8 * k, 70 * k, 6 * k, c.deep(cc, 0.65))
        .rect(x - 20 * k, y + 8 * k, c.between(24, 66) * k, 6 * k, cc);
    }
  }
  // stage
  c.path(
    `M${int(X - 470 * k)} 446L${int(X - 330 * k)} 398H${int(X + 330 * k)}L${int(X + 470 * k)} 446V480H${int(X - 470 * k)}Z`,
    [mix(p.ink, p.whiteShade, 0.3), mix(p.ink, p.whiteShade, 0.1)],
  )
    .line(`M${int(X - 470 * k)} 448H${int(X + 470 * k)}`, c.pale(p.glow, 0.2), 4)
    .path(`M${int(X - 470 * k)} 450H${int(X + 470 * k)}V500H${int(X - 470 * k)}Z`, [
      mix(dk, p.whiteShade, 0.2),
      dk,
    ]);
  // two desks, five seats each
  const desk = (m: number, cc: string) => {
    const id = c.stamp(`pl${m}`, () =>
      c
        .path('M-17-30C-20-56-12-64 0-64S20-56 17-30Z', c.deep(cc, 0.45))
        .circle(0, -74, 11, c.deep(p.stoneShade, 0.3))
        .path('M-11-76C-12-90 12-90 11-76C8-82-8-82-11-76Z', p.ink)
        .line('M-12-74C-13-94 13-94 12-74', cc, 3)
        .path('M-15-78h5v10h-5zM10-78h5v10h-5z', cc)
        .path('M-22-46H22V-18H-22Z', mix(p.ink, p.whiteShade, 0.2))
        .path('M-22-46H22V-43H-22Z', mix(p.white, cc, 0.3))
        .path('M-12-18H12V-14H-12Z', p.ink),
    );
    c.group(X + m * 198 * k, 442, k, () => {
      for (let i = 0; i < 5; i++) c.use(id, (i - 2) * 57, -24 - (m > 0 ? i : 4 - i) * -2.2, 1);
      c.path(m < 0 ? 'M-148-40H150L156-26H-154Z' : 'M-150-40H148L154-26H-156Z', [
        mix(p.ink, p.whiteShade, 0.5),
        mix(p.ink, p.whiteShade, 0.3),
      ])
        .path('M-152-26H152L146 2H-146Z', [mix(p.ink, cc, 0.35), p.ink])
        .line('M-146-18H146', cc, 3.4)
        .line('M-100-12L-110 2M-40-12L-44 2M40-12L44 2M100-12L110 2', cc, 1.2, 0.5);
    });
  };
  desk(-1, A);
  desk(1, B);
  c.group(X, 442, k * (v ? 1 : 1.2), () =>
    c
      .path('M-20 0H20L14-10H-14Z', p.ink)
      .path('M-3-10H3V-24H-3Z', p.glow)
      .path(
        'M-15-56H15C15-36 8-26 0-24C-8-26-15-36-15-56Z',
        c.linear([c.pale(p.glow, 0.4), c.lamp(0.4)], 'across'),
      )
      .line('M-15-52C-26-52-24-36-12-36M15-52C26-52 24-36 12-36', p.glow, 2.6),
  );
  // the crowd
  const crowd = (y: number, s: number, col: string, j: number) => {
    let hd = '';
    let bd = '';
    let up = '';
    for (let x = -10 + j; x < W + 20; x += c.between(40, 56) * s) {
      const yy = y + c.between(0, 12) * s;
      hd += `M${int(x)} ${int(yy)}v${num(3 * s)}`;
      bd += `M${int(x)} ${int(yy + 38 * s)}V620`;
      if (c.random() < 0.24) {
        up += `M${int(x + 20 * s)} ${int(yy + 36 * s)}L${int(x + 31 * s)} ${int(yy + 6 * s)}L${int(x + 27 * s)} ${int(yy - 24 * s)}`;
      }
    }
    c.add(
      `<g fill="none" stroke="${col}" stroke-linecap="round" stroke-linejoin="round"><path d="${hd}" stroke-width="${num(21 * s)}"/><path d="${bd}" stroke-width="${num(46 * s)}"/><path d="${up}" stroke-width="${num(8 * s)}"/></g>`,
    );
  };
  crowd(496, 1, mix(dk, p.accent, 0.2), 0);
  crowd(536, 1.5, mix(dk, '#000000', 0.35), 20);
};
