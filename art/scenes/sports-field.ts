import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Flag, Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { bush, tree } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { pane, sideLit } from '#art/kit/tones.ts';

export const drawSportsField: Scene = (c) => {
  const { W, p } = c;
  const y = 378;
  const X = W / 2;
  const z = Math.max(0.64, c.scale);
  const v = pickIndex(c, 2);
  sky(c, y, { clouds: 6 });
  city(c, y, { height: [20, 100], fade: 0.5, width: [18, 34], gap: 26, lights: c.dark });
  haze(c, y, 100, 0.75);
  const lit = c.linear([c.pale(p.stone, 0.2), c.stone(0.4)]);
  const dk = pane(c, 0.3);
  const tr = mix(p.white, p.stone, 0.3);
  // school behind: arcaded range, clock tower or dome
  c.group(X - c.dir * 96 * z, y + 6, z * 0.94, () => {
    c.path('M-240-78H240V0H-240Z', lit)
      .path('M-248-87H248V-78H-248ZM-244-42H244V-38H-244Z', tr)
      .line('M-222-60H230', dk, 20, 'stroke-dasharray="13 16"')
      .line(
        Array.from({ length: 16 }, (_, i) => `M${-222 + i * 29.6} 0V-24`)
          .map((s) => s.replace(/(\d+\.\d)\d+/, '$1'))
          .join(''),
        mix(p.glass, p.stoneShade, c.dark ? 0.2 : 0.4),
        15,
      )
      .line(
        Array.from({ length: 16 }, (_, i) => `M${int(-222 + i * 29.6)}-24v-.1`).join(''),
        mix(p.glass, p.stoneShade, c.dark ? 0.2 : 0.4),
        15,
        'round',
      );
    if (v) {
      c.path('M-24-176H24V-78H-24Z', sideLit(c, c.pale(p.stone, 0.3), p.stoneShade))
        .path('M-30-182H30V-174H-30Z', tr)
        .path(
          'M-25-182C-25-206-12-214 0-230C12-214 25-206 25-182Z',
          sideLit(c, mix(p.sea[1], p.stone, 0.3), p.sea[2]),
        )
        .circle(0, -148, 14, p.white)
        .line('M0-148V-157M0-148L6-144', p.ink, 2);
    } else {
      c.path('M-62-118H62V0H-62Z', sideLit(c, c.pale(p.stone, 0.35), c.stone(0.5)))
        .path('M-70-126H70V-117H-70Z', tr)
        .path(
          'M-44-126C-44-164-20-174 0-192C20-174 44-164 44-126Z',
          sideLit(c, mix(p.accent, p.stone, 0.45), mix(p.accent, p.stoneShade, 0.5)),
        )
        .path(lancet(0, 40, -92, 0), dk)
        .path(lancet(-40, 18, -86, -46) + lancet(40, 18, -86, -46), dk);
    }
    c.line('M0-230V-252', p.stoneShade, v ? 2 : 0).path(
      v ? 'M1-252l22 6l-22 7z' : 'M0-192l0-20l20 6l-20 7z',
      p.accent,
    );
  });
  for (let i = 0; i < 9; i++) {
    tree(c, (W * (i + 0.5)) / 9 + c.between(-16, 16), y + 12, c.between(44, 66));
  }
  haze(c, y + 8, 40, 0.3);
  bush(c, W * 0.1, y + 12, 180, 20);
  bush(c, W * 0.9, y + 12, 180, 20);
  // floodlights
  for (const m of [-1, 1]) {
    const x = X + m * Math.min(350 * z, W * 0.41);
    c.line(`M${int(x)} ${y + 18}V${int(y - 216 * z)}`, c.hazy(p.whiteShade, 0.1), 4)
      .rect(x - 22 * z, y - 240 * z, 44 * z, 26 * z, c.deep(p.whiteShade, 0.2))
      .line(
        `M${int(x - 18 * z)} ${int(y - 233 * z)}h${int(40 * z)}M${int(x - 18 * z)} ${int(y - 221 * z)}h${int(40 * z)}`,
        c.dark ? '#fff3d6' : p.white,
        8 * z,
        `stroke-dasharray="${num(8 * z)} ${num(5 * z)}"`,
      );
    if (c.dark) c.circle(x, y - 228 * z, 110 * z, c.radial(p.glow, 0.6));
  }
  // pitch: mown bands, lines, goal
  const gy = y + 14;
  c.band(gy, 600 - gy, [
    c.hazy(p.leaf, 0.3),
    [mix(p.leaf, p.foliage, 0.25), 0.4],
    mix(p.leaf, p.foliage, 0.65),
  ]);
  let b = '';
  for (let i = 0; i < 6; i++) {
    const a0 = gy + (600 - gy) * (i / 6) ** 1.6;
    const a1 = gy + (600 - gy) * ((i + 0.5) / 6) ** 1.6;
    b += `M0 ${num(a0)}H${W}V${num(a1)}H0Z`;
  }
  c.path(b, c.pale(p.leaf, 0.35), `opacity="${c.night ? 0.08 : 0.15}"`);
  const ly = gy + 22;
  const xAt = (f: number) => int(X + f * z);
  c.line(`M0 ${ly}H${W}`, p.white, 2)
    .line(
      `M${xAt(-210)} ${ly}L${xAt(-262)} ${ly + 46}H${xAt(262)}L${xAt(210)} ${ly}M${xAt(-110)} ${ly}L${xAt(-126)} ${ly + 18}H${xAt(126)}L${xAt(110)} ${ly}M${xAt(-80)} ${ly + 46}Q${xAt(0)} ${ly + 78} ${xAt(80)} ${ly + 46}`,
      p.white,
      2.6,
    )
    .ellipse(X, ly + 30, 4 * z, 1.6, p.white);
  c.path(
    `M${xAt(-66)} ${ly}L${xAt(-54)} ${ly - 12}V${int(ly - 52 * z)}L${xAt(-66)} ${int(ly - 50 * z)}ZM${xAt(66)} ${ly}L${xAt(54)} ${ly - 12}V${int(ly - 52 * z)}L${xAt(66)} ${int(ly - 50 * z)}ZM${xAt(-54)} ${int(ly - 52 * z)}H${xAt(54)}V${ly - 12}H${xAt(-54)}Z`,
    p.white,
    0.22,
  );
  let nt = '';
  for (let i = -5; i <= 5; i++) nt += `M${xAt(i * 10.5)} ${int(ly - 51 * z)}V${ly - 11}`;
  for (let j = 1; j < 5; j++) nt += `M${xAt(-56)} ${int(ly - 11 - j * 9 * z)}H${xAt(56)}`;
  c.line(nt, p.white, 0.8, 0.6).line(
    `M${xAt(-66)} ${ly + 1}V${int(ly - 50 * z)}H${xAt(66)}V${ly + 1}`,
    p.white,
    4.4,
  );
  // running track sweeping across the foreground
  const tk = (k: number) => `M0 ${546 + k}Q${int(X)} ${506 + k * 0.86} ${W} ${546 + k}`;
  const tc = mix(p.accent, p.sand[1], 0.25);
  c.path(`${tk(0)}V600H0Z`, [c.hazy(tc, 0.15), c.deep(tc, 0.15)])
    .line(tk(2), p.white, 3)
    .line(tk(19) + tk(38) + tk(59), p.white, 2, 0.85);
  // children at play
  const sk = mix(p.stoneShade, p.stone, 0.3);
  const kid = (x: number, yy: number, s: number, col: string, f?: Flag) =>
    c.use(
      c.stamp(`kid${col}`, () =>
        c
          .ellipse(c.dir * 10, 1, 18, 2.6, p.ink, 0.28)
          .path('M-3-20L-12-8L-14 0L-9 1L-6-7L3-16ZM1-20L10-12L18-10L18-14L12-17L6-24Z', sk)
          .path('M-7-30H7L8-18L0-16L-7-18Z', c.polish(0.35))
          .path('M-8-30C-9-42-5-48 0-48S9-42 8-30Z', col)
          .path('M6-44L16-36L14-32L4-38ZM-6-44L-15-36L-12-33L-4-39Z', sk)
          .circle(1, -54, 6, sk)
          .path('M-5-55C-5-63 8-63 7-56C3-58-1-58-5-55Z', p.ink),
      ),
      x,
      yy,
      s,
      f,
    );
  const A = c.hazy(p.accent, 0.03);
  const B = p.white;
  kid(xAt(-150), ly + 42, 0.9 * z, A);
  kid(xAt(-40), ly + 62, 1.1 * z, B, 1);
  kid(xAt(96), ly + 50, 1 * z, A, 1);
  kid(xAt(190), ly + 78, 1.2 * z, B, 1);
  kid(xAt(14), ly + 8, 0.7 * z, B);
  kid(xAt(-236), ly + 92, 1.3 * z, A);
  c.circle(xAt(-104), ly + 66, 5 * z, p.white).ellipse(xAt(-102), ly + 71, 7 * z, 2, p.ink, 0.3);
};
