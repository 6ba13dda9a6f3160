import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { oval, type Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { clip } from '#art/kit/strokes.ts';

export const drawVr: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const hy = 372;
  const v = Math.floor(c.random() * 3);
  const dk = mix(p.ink, '#000000', 0.22);
  const L1 = pick(c, [c.pale(p.glow, 0.1), c.pale(p.glint, 0.2)]);
  const L2 = mix(p.accent, p.glow, 0.15);
  const sx = X - c.dir * 34 * k;
  const cool = c.time === 'day' || c.night;
  c.band(
    0,
    600,
    c.linear([dk, mix(dk, p.sea[2], 0.55), mix(p.sea[2], p.accent, 0.34)], [0, 0, 0, hy], 1),
  );
  c.circle(sx, hy - 92 * k, 330 * k, c.radial(cool ? p.glint : L2, 0.5, 0, [0.5, 0.16]));
  // striped sun
  const R = 138 * k;
  const sy = hy - 96 * k;
  c.add(
    `<g ${clip(
      c,
      oval((e, f) => [sx + e * R, sy + f * R]),
    )}>`,
  ).circle(
    sx,
    sy,
    R,
    c.linear(
      cool
        ? [p.sun, c.pale(p.glint, 0.2), mix(p.sea[1], p.glint, 0.25)]
        : [mix(p.sun, p.glow, 0.4), mix(p.accent, p.glow, 0.35), c.deep(p.accent, 0.1)],
    ),
  );
  let st = '';
  for (let i = 0; i < 7; i++) {
    st += `M${int(sx - R - 2)} ${int(sy - R * 0.02 + i * R * 0.165)}h${int(2 * R + 4)}v${num(2 + i * 1.7)}h${int(-2 * R - 4)}z`;
  }
  c.path(st, mix(dk, p.sea[2], 0.7)).add('</g>');
  // wire dunes
  const ridge = (pts: readonly Point[], col: string, fill: string, o: number) => {
    let d = `M${int(nth(pts, 0)[0])} ${int(nth(pts, 0)[1])}`;
    let w = '';
    for (let i = 1; i < pts.length; i++) d += `L${int(nth(pts, i)[0])} ${int(nth(pts, i)[1])}`;
    c.path(`${d}V${hy}H${int(nth(pts, 0)[0])}Z`, fill);
    for (let i = 1; i < pts.length - 1; i++) {
      const [x, y] = nth(pts, i);
      for (const t of [-0.7, -0.25, 0.25, 0.7]) {
        w += `M${int(x)} ${int(y)}L${int(x + t * 130 * k)} ${hy}`;
      }
    }
    c.line(d + w, col, 1.4, `opacity="${o}" stroke-linejoin="round"`);
  };
  if (v < 2) {
    const m = [-1, 1].map((s): readonly Point[] => [
      [X + s * (W / 2 + 30), hy - 60],
      [X + s * 350 * k, hy - c.between(110, 150) * k],
      [X + s * 268 * k, hy - 50 * k],
      [X + s * 220 * k, hy - c.between(70, 96) * k],
      [X + s * 138 * k, hy],
    ]);
    for (const s of m) ridge(s, L1, mix(dk, p.sea[2], 0.4), 0.75);
  } else {
    let d = '';
    for (const s of [-1, 1]) {
      for (let i = 0; i < 6; i++) {
        const x = X + s * (170 + i * 66) * k;
        const h = c.between(70, 220) * (1 - Math.abs(i - 2) * 0.12);
        const w = 46 * k;
        d += `M${int(x - w / 2)} ${hy}V${int(hy - h)}L${int(x)} ${int(hy - h - 22)}L${int(x + w / 2)} ${int(hy - h)}V${hy}M${int(x)} ${int(hy - h - 22)}V${hy}M${int(x - w / 2)} ${int(hy - h * 0.5)}L${int(x)} ${int(hy - h * 0.5 - 8)}L${int(x + w / 2)} ${int(hy - h * 0.5)}`;
      }
    }
    c.path(
      d,
      mix(dk, p.sea[2], 0.4),
      `stroke="${L1}" stroke-width="1.4" stroke-linejoin="round" fill-opacity=".8" stroke-opacity=".75"`,
    );
  }
  // grid floor
  c.band(hy, 228, [mix(p.sea[2], p.accent, 0.3), mix(dk, p.sea[2], 0.3), dk]);
  let g = '';
  for (let i = -22; i <= 22; i++) g += `M${int(X + i * 22)} ${hy}L${int(X + i * 118)} 600`;
  for (let i = 0; i < 10; i++) g += `M0 ${int(hy + 228 * (i / 9.4) ** 2.1 + 2)}H${W}`;
  c.line(g, L1, 1.5, 0.55)
    .band(hy - 2, 3, L1)
    .band(hy - 26, 52, [
      [L1, 0, 0],
      [L1, 0.5, 0.35],
      [L1, 1, 0],
    ]);
  // the figure, in a ring of light
  const fx = X - c.dir * 66 * k;
  const fy = 560;
  const s = 1.34 * k;
  const fl = c.dir < 0;
  c.ellipse(fx + 4, fy, 150 * k, 26 * k, c.radial(L1, 0.55))
    .ellipse(fx + 4, fy, 122 * k, 20 * k, 'none', `stroke="${L1}" stroke-width="3"`)
    .ellipse(fx + 4, fy, 150 * k, 26 * k, 'none', `stroke="${L2}" stroke-width="1.6"`);
  c.group(
    fx,
    fy,
    s,
    () => {
      const b = mix(dk, p.whiteShade, 0.2);
      const b2 = mix(dk, p.whiteShade, 0.1);
      const rim = mix(L2, p.glow, 0.4);
      const skin = c.deep(p.stoneShade, 0.25);
      const arm = (d: string, w: number) =>
        c
          .line(d, b2, w, 'stroke-linecap="round" stroke-linejoin="round"')
          .line(
            d,
            rim,
            1.6,
            'stroke-linecap="round" stroke-linejoin="round" transform="translate(2 -7)" opacity=".8"',
          );
      arm('M6-190L34-158L72-166', 15);
      c.circle(78, -167, 8, skin).ellipse(
        86,
        -174,
        9,
        14,
        'none',
        `stroke="${L1}" stroke-width="3.4" transform="rotate(24 86 -174)"`,
      );
      c.path('M-24-124C-32-84-34-44-38-6H-16C-10-44-4-84 2-116Z', b2)
        .path('M-8-126C2-90 12-56 14-8H36C36-54 34-96 26-130Z', b)
        .path('M-40-8H-15L-4-2V2H-40ZM12-9H37L50-2V2H12Z', dk)
        .line('M26-128C33-96 35-54 35-10', rim, 1.8);
      c.path(
        'M-25-118C-32-160-32-190-20-206C-8-215 12-215 21-205C30-190 30-150 28-118Z',
        c.linear([b2, b, mix(b, rim, 0.25)], 'across'),
      )
        .line('M21-205C30-190 30-150 28-118', rim, 1.8)
        .path('M-6-224H10V-206H-6Z', skin);
      c.path(
        'M-16-240C-16-258-4-266 8-265C20-264 26-254 26-240C26-226 20-216 8-216C-6-216-16-226-16-240Z',
        skin,
      ).path(
        'M-17-236C-19-262-6-271 8-270C20-269 26-260 25-252C10-252 0-246-4-226C-10-226-15-230-17-236Z',
        mix(dk, '#000000', 0.2),
      );
      c.line('M-16-246L16-242', p.ink, 6)
        .path(
          'M10-255H31C37-255 40-251 40-246V-233C40-228 37-225 31-225H14C10-225 8-228 8-232V-250C8-253 8-255 10-255Z',
          [c.white(0.15), c.deep(p.whiteShade, 0.3)],
        )
        .line('M38-250V-230', L1, 3, 'round')
        .circle(40, -240, 34, c.radial(L1, 0.5));
      arm('M8-192L48-182L84-214', 15);
      c.circle(88, -219, 8, skin).ellipse(
        94,
        -229,
        9,
        14,
        'none',
        `stroke="${L1}" stroke-width="3.4" transform="rotate(24 94 -229)"`,
      );
    },
    '',
    fl,
  );
  // what the hand has drawn: an eight-fold star of light
  const ox = fx + c.dir * 226 * k;
  const oy = fy - 378 * k;
  const star = (r: number, t: number) => {
    let d = '';
    for (let i = 0; i < 16; i++) {
      const R2 = i % 2 ? r * 0.765 : r;
      const a = (i / 16) * 6.2832 + t;
      d += `${i ? 'L' : 'M'}${num(ox + R2 * Math.cos(a))} ${num(oy + R2 * Math.sin(a))}`;
    }
    return `${d}Z`;
  };
  c.circle(ox, oy, 90 * k, c.radial(L1, 0.35))
    .line(star(52 * k, 0) + star(38 * k, 0.2), L1, 2.2)
    .circle(ox, oy, 20 * k, 'none', `stroke="${L2}" stroke-width="2.4"`)
    .line(
      `M${num(fx + c.dir * 124 * k)} ${num(fy - 312 * k)}Q${num(ox - c.dir * 40 * k)} ${num(oy + 40 * k)} ${num(ox - c.dir * 44 * k)} ${num(oy + 14 * k)}`,
      L1,
      2,
      'stroke-dasharray="2 6" stroke-linecap="round"',
    );
};
