import { pick } from '#art/kit/choice.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { roomScale, underTone } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawLibrary: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 452;
  const v = Math.floor(c.random() * 3);
  const wood = c.deep(mix(p.accent, p.stoneShade, nth([0.5, 0.7, 0.4], v)), c.dark ? 0.6 : 0.44);
  const hiw = mix(wood, p.stone, 0.3);
  const brass = mix(p.glow, p.stoneShade, 0.25);
  const aw = 208 * k;
  const shade = pick(c, [
    mix(p.leaf, p.foliage, 0.4),
    c.deep(p.sea[1], 0.1),
    c.deep(p.accent, 0.1),
  ]);
  sky(c, 396, {
    clouds: 3,
    sunX: X - c.dir * 34 * k,
    sunY: { dawn: 236, day: 150, golden: 220, dusk: 256, night: 150 }[c.time],
    sunRadius: 38,
  });
  skyline(c, 402, {
    from: X - aw / 2,
    to: X + aw / 2,
    height: [40, 120],
    width: [18, 30],
    gap: 10,
    tone: c.distant(0.25),
    lights: 1,
  });
  needle(c, X + c.dir * 34 * k, 402, 210, 38, { fade: 0.25 });
  haze(c, 404, 80, 0.85);
  const arch =
    v === 1
      ? `M${int(X - aw / 2)} ${fy}V${int(70 + aw / 2)}A${int(aw / 2)} ${int(aw / 2)} 0 0 1 ${int(X + aw / 2)} ${int(70 + aw / 2)}V${fy}Z`
      : lancet(X, aw, 60, fy);
  c.path(`M0 0H${W}V${fy}H0Z${arch}`, [c.deep(wood, 0.3), wood], 'evenodd')
    .line(arch, hiw, 12)
    .line(arch, brass, 2.4)
    .line(
      `M${int(X)} 64V${fy}M${int(X - aw / 2)} 200h${int(aw)}M${int(X - aw / 2)} 300h${int(aw)}M${int(X - aw / 4)} 120V${fy}M${int(X + aw / 4)} 120V${fy}`,
      mix(p.ink, wood, 0.3),
      2.6,
    );
  c.rect(X - aw / 2, 400, aw, fy - 400, c.deep(wood, 0.2));
  // shelves: spines are dashed strokes, three tones per row
  const nb = Math.max(2, Math.ceil((X - aw / 2 - 16 * k) / (122 * k)));
  const bw = 122 * k;
  const sw = nb * bw;
  const rows = [66, 122, 178, 262, 318, 374, 430];
  const sd = [-1, 1].map((m) => (m < 0 ? X - aw / 2 - 16 * k - sw : X + aw / 2 + 16 * k));
  for (const x of sd) {
    c.rect(x, 26, sw, 172, mix(p.ink, wood, 0.25)).rect(
      x,
      226,
      sw,
      fy - 230,
      mix(p.ink, wood, 0.25),
    );
  }
  const tones = [
    c.deep(p.accent, c.dark ? 0.35 : 0.15),
    c.deep(p.sea[1], c.dark ? 0.4 : 0.25),
    c.stone(c.dark ? 0.5 : 0.2),
    brass,
  ];
  tones.forEach((t, j) => {
    const g = ['', ''];
    rows.forEach((y, i) => {
      sd.forEach((x, z) => {
        g[(i + z) % 2] =
          nth(g, (i + z) % 2) +
          `M${int(x + ((i * 23 + z * 31 + j * 7) % 29))} ${y - (j % 2 ? 19 : 22)}h${int(sw - 30)}`;
      });
    });
    const D = nth(
      [
        ['9 14 6 21 12 31', '7 22 11 9 8 40'],
        ['7 17 9 12', '10 16 6 14 5 29'],
        ['5 25 8 31', '6 19 7 28 9 36'],
        ['3 46 4 39', '4 38 3 51'],
      ],
      j,
    );
    const wd = j % 2 ? 36 : 42;
    g.forEach((d, i) => {
      c.line(d, t, wd, `stroke-dasharray="${D[i]}" stroke-dashoffset="${j * 13 - i * 4}"`);
    });
  });
  let sh = '';
  let up = '';
  for (const x of sd) {
    for (const y of rows) sh += `M${int(x)} ${y + 1}h${int(sw)}`;
    for (let i = 0; i <= nb; i++) up += `M${int(x + i * bw)} 22V${fy}`;
  }
  c.line(sh, hiw, 4)
    .line(up, wood, num(15 * k))
    .line(up, hiw, 2, 0.5);
  if (c.dark) {
    for (const x of sd) {
      c.rect(x, 226, sw, 60, c.fade(p.glow, 0.42, 0));
    }
  }
  // gallery rail, cornice
  c.rect(0, 200, X - aw / 2 - 16, 12, hiw)
    .rect(X + aw / 2 + 16, 200, W, 12, hiw)
    .rect(0, 212, X - aw / 2 - 16, 8, c.deep(wood, 0.4))
    .rect(X + aw / 2 + 16, 212, W, 8, c.deep(wood, 0.4));
  c.line(
    `M${int(X - aw / 2 - 18)} 181H0M${int(X + aw / 2 + 18)} 181H${W}`,
    brass,
    38,
    'stroke-dasharray="1.8 11" opacity=".9"',
  )
    .line(`M0 162H${int(X - aw / 2 - 18)}M${int(X + aw / 2 + 18)} 162H${W}`, brass, 3.4)
    .band(0, 18, c.deep(wood, 0.45))
    .band(18, 4, brass);
  // ladder
  const lx = X + c.dir * (aw / 2 + 92 * k);
  c.line(
    `M${int(lx - 16)} ${fy + 12}L${int(lx + c.dir * 34 - 16)} 226M${int(lx + 18)} ${fy + 12}L${int(lx + c.dir * 34 + 18)} 226`,
    hiw,
    5,
  ).line(
    [0, 1, 2, 3, 4, 5, 6]
      .map((i) => `M${int(lx - 15 + (c.dir * 34 * (i + 0.6)) / 7)} ${int(fy - 12 - i * 31)}h32`)
      .join(''),
    hiw,
    4,
  );
  // floor, reading table, lamps
  c.band(fy, 150, [mix(wood, p.stone, 0.22), c.deep(wood, 0.4)])
    .path(
      `M${int(X - aw * 0.46)} ${fy}H${int(X + aw * 0.46)}L${int(X + 210 * k + c.dir * 40)} 600H${int(X - 210 * k + c.dir * 40)}Z`,
      p.sun,
      `opacity="${c.night ? 0.08 : 0.26}"`,
    )
    .path(
      `M${int(X - 330 * k)} 520H${int(X + 330 * k)}L${int(X + 420 * k)} 600H${int(X - 420 * k)}Z`,
      c.deep(shade, 0.4),
      0.75,
    );
  const seat = c.stamp('rc', () =>
    c
      .path('M-24 0C-26-52-22-72 0-72S26-52 24 0Z', c.deep(wood, 0.2))
      .path('M-17-6C-19-46-15-62 0-62S19-46 17-6Z', [c.pale(shade, 0.1), c.deep(shade, 0.3)]),
  );
  for (const x of [-190, -64, 64, 190]) c.use(seat, X + x * k, 512, 0.8 * k);
  c.group(X, 552, k, () => {
    c.ellipse(0, 42, 330, 12, p.ink, 0.3)
      .path('M-286-62H286L318-36H-318Z', [mix(wood, p.stone, 0.4), mix(wood, p.stone, 0.15)])
      .path('M-318-36H318V-22H-318Z', c.deep(wood, 0.3))
      .path('M-290-22H-262L-270 44H-284ZM290-22H262L270 44H284Z', c.deep(wood, 0.45))
      .path('M-270-22H270L262-8H-262Z', c.deep(wood, 0.5));
    const lamp = c.stamp('lampb', () =>
      c
        .ellipse(0, 30, 86, 14, c.radial(p.glow, 0.75))
        .path('M-18 8C-18 2 18 2 18 8V12H-18ZM-2 4H2V-40H-2Z', brass)
        .path('M-40-30C-38-52-24-58 0-58S38-52 40-30Z', [c.pale(shade, 0.35), shade])
        .rect(-40, -31, 80, 5, c.pale(p.glow, 0.4))
        .circle(0, -20, 88, c.radial(p.glow, c.dark ? 0.6 : 0.35)),
    );
    c.use(lamp, -172, -56, 0.96).use(lamp, 0, -56, 0.96).use(lamp, 172, -56, 0.96);
    c.path('M-118-46L-84-52L-52-46L-50-40L-84-45L-120-40Z', p.white)
      .line('M-84-51V-45', p.whiteShade, 1.4)
      .path('M66-42h54v-8h-54zM70-50h46v-7h-46z', p.accent)
      .path('M72-57h42v-7h-42z', c.deep(p.sea[1], 0.2));
  });
};
