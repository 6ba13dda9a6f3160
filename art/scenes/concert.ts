import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { beam } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';

export const drawConcert: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const z = Math.max(0.62, Math.min(1.06, W / 780));
  const y = 424;
  const v = pickIndex(c, 3);
  const A = c.hazy(p.accent, 0.04);
  const T = c.dark ? mix(p.glint, p.sea[0], 0.4) : c.pale(p.sea[1], 0.3);
  const G = p.glow;
  const ho = c.night ? 0.62 : c.dark ? 0.5 : 0.3;
  sky(c, y, {
    clouds: 4,
    sunX: X + (c.sunX < X ? -1 : 1) * Math.min(270, W * 0.35),
    sunY: { dawn: 230, day: 90, golden: 190, dusk: 290, night: 90 }[c.time],
  });
  city(c, y, {
    height: [30, 170],
    fade: 0.4,
    width: [24, 42],
    gap: 18,
    lights: c.dark,
    envelope: (t) => 0.35 + 0.65 * Math.abs(Math.cos(Math.PI * t)),
  });
  haze(c, y, 120, 0.8);
  // sky beams
  for (let i = 0; i < 6; i++) {
    const f = (i - 2.5) / 2.5;
    beam(
      c,
      X + f * 190 * z,
      y - 170 * z,
      X + f * 430 * z + c.between(-40, 40),
      0,
      c.between(22, 40) * z,
      nth([G, A, T], i % 3),
      ho * 0.85,
    );
  }
  c.group(X, y, z, () => {
    const dk = c.polish(0.25);
    const tr = c.deep(p.whiteShade, c.dark ? 0.45 : 0.2);
    const sc = c.dark
      ? c.linear([c.deep(A, 0.35), mix(A, G, 0.35), c.pale(G, 0.2)])
      : c.linear([c.deep(p.glass, 0.2), mix(p.glass, A, 0.35), mix(A, G, 0.4)]);
    // side screens and speaker hangs
    for (const m of [-1, 1]) {
      c.line(`M${m * 268}-176V0M${m * 346}-176V0`, tr, 5)
        .path(`M${m * 262}-178H${m * 352}V-66H${m * 262}Z`, dk)
        .path(`M${m * 268}-172H${m * 346}V-72H${m * 268}Z`, sc)
        .path(
          `M${m * 307 - 15}-72C${m * 307 - 15}-98 ${m * 307 - 8}-104 ${m * 307}-106C${m * 307 + 8}-104 ${m * 307 + 15}-98 ${m * 307 + 15}-72Z`,
          dk,
        )
        .circle(m * 307, -117, 10, mix(p.stoneShade, p.stone, 0.2))
        .line(
          `M${m * 236}-190C${m * 240}-150 ${m * 238}-120 ${m * 228}-96`,
          dk,
          18,
          'stroke-dasharray="9 2"',
        );
    }
    // stage arch
    if (v === 0) {
      for (const [r, cl] of [
        [226, tr],
        [214, dk],
      ] satisfies (readonly [number, string])[]) {
        c.path(`M${-r} 0V-30A${r} ${r} 0 0 1 ${r}-30V0Z`, cl);
      }
      c.line('M-220 0V-30A220 220 0 0 1 220-30V0', G, 4, 'stroke-dasharray="4 12"');
      for (const [r, w, cl] of [
        [186, 5, G],
        [160, 3, A],
        [134, 3, T],
      ] satisfies (readonly [number, number, string])[]) {
        c.line(`M${-r} 0V-30A${r} ${r} 0 0 1 ${r}-30V0`, cl, w, 0.9);
      }
      c.path('M-112 0V-30A112 112 0 0 1 112-30V0Z', sc).circle(0, -62, 46, c.pale(G, 0.3), 0.55);
    } else if (v === 1) {
      c.path('M-232-214H232V-192H-232Z', tr)
        .line('M-230-203H230', dk, 14, 'stroke-dasharray="2 14"')
        .path('M-226-192H226V0H-226Z', dk)
        .line('M-222-192V0M222-192V0', tr, 12)
        .path('M-150-168H150V-26H-150Z', sc)
        .circle(0, -86, 58, 'none', `stroke="${c.pale(G, 0.3)}" stroke-width="6"`)
        .circle(0, -86, 40, c.pale(G, 0.3), 0.5);
      let l = '';
      for (let i = -5; i <= 5; i++) l += `M${i * 40}-188v.1`;
      c.line(l, '#fff3d6', 11, 'round');
    } else {
      c.path('M-240 0L-200-236H200L240 0Z', dk);
      let l = '';
      let l2 = '';
      for (let i = -7; i <= 7; i++) {
        const s = `M${i * 26}-${226 - Math.abs(i) * 9}V-22`;
        if (i % 2) {
          l += s;
        } else {
          l2 += s;
        }
      }
      c.line(l, G, 8, 'stroke-linecap="round" opacity=".9"')
        .line(l2, A, 8, 'stroke-linecap="round" opacity=".95"')
        .path('M-254-230Q0-286 254-230L246-214Q0-266-246-214Z', [p.white, p.whiteShade])
        .path('M-62 0V-128Q0-176 62-128V0Z', sc);
    }
    // riser and band
    c.path('M-250 4V-22H250V4Z', [mix(dk, A, 0.2), dk])
      .line('M-250-22H250', G, 3)
      .path('M-48-22v-14h96v14z', mix(dk, A, 0.25));
    const fig = (x: number, yy: number, s: number) =>
      c
        .path(
          `M${x - 4 * s} ${yy}L${x - 7 * s} ${yy - 20 * s}C${x - 9 * s} ${yy - 34 * s} ${x - 6 * s} ${yy - 40 * s} ${x} ${yy - 41 * s}C${x + 6 * s} ${yy - 40 * s} ${x + 9 * s} ${yy - 34 * s} ${x + 7 * s} ${yy - 20 * s}L${x + 5 * s} ${yy}H${x + s}L${x} ${yy - 16 * s}L${x - s} ${yy}Z`,
          p.ink,
        )
        .circle(x, yy - 47 * s, 5.4 * s, p.ink);
    fig(0, -34, 1.25);
    c.line('M6-78L22-104', p.ink, 5, 'round');
    fig(-112, -22, 1);
    fig(112, -22, 1);
    c.line('M-134-40L-94-56M134-40L94-56', p.ink, 4, 'round')
      .ellipse(-106, -44, 9, 6, p.ink)
      .ellipse(106, -44, 9, 6, p.ink);
    c.circle(0, -60, 120, c.radial(G, c.dark ? 0.6 : 0.3));
  });
  // front beams over the crowd
  for (let i = 0; i < 6; i++) {
    const f = (i - 2.5) / 2.5;
    beam(
      c,
      X + f * 190 * z,
      y - 196 * z,
      X + f * 300 * z + (i % 2 ? 60 : -60) * z,
      560,
      c.between(26, 46) * z,
      nth([T, G, A], i % 3),
      ho,
    );
  }
  for (let i = 0; i < 6; i++) {
    c.circle(X + ((i - 2.5) / 2.5) * 190 * z, y - 196 * z, 5 * z, '#fff3d6');
  }
  c.band(y - 2, 180, [mix(p.sand[3], A, 0.3), mix(p.ink, p.sand[3], 0.3)]);
  haze(c, y + 60, 90, 0.4, mix(A, G, 0.4));
  // crowd: one strip of people, stamped in three depths
  const sid = `${c.id}cr`;
  let d = '';
  for (let i = 0; i < 11; i++) {
    const x = i * 38 + c.between(-6, 6);
    const yy = c.between(-8, 8);
    const up = c.random();
    d += `M${int(x - 11)} ${int(yy)}a11 12.5 0 1 1 22 0q0 10-5 13q18 4 20 22V260H${int(x - 26)}V${int(yy + 35)}q2-18 20-22q-6-3-6-13z`;
    if (up < 0.5) d += `M${int(x + 14)} ${int(yy + 26)}l10-40l-2-17q5-5 8 1l1 19l-4 44z`;
    if (up < 0.22) d += `M${int(x - 14)} ${int(yy + 26)}l-10-40l2-17q-5-5-8 1l-1 19l4 44z`;
    if (up > 0.86) d += `M${int(x + 12)} ${int(yy + 26)}l8-44h-5v-15h10v15h-1l-3 48z`;
  }
  c.defs += `<path id="${sid}" d="${d}"/>`;
  (
    [
      [mix(p.ink, A, c.dark ? 0.42 : 0.3), 0.5, y + 30],
      [mix(p.ink, A, 0.18), 0.82, 506],
      [p.ink, 1.28, 562],
    ] satisfies (readonly [string, number, number])[]
  ).forEach(([col, s, yy], k) => {
    for (let x = -40 - k * 30, i = 0; x < W + 20; x += 396 * s, i++) {
      c.add(
        `<use href="#${sid}" fill="${col}" transform="translate(${int((i + k) % 2 ? x + 396 * s : x)} ${int(yy)}) scale(${(i + k) % 2 ? -s : s} ${s})"/>`,
      );
    }
  });
  let ph = '';
  for (let i = 0; i < 16; i++) ph += `M${int(c.between(0, W))} ${int(c.between(y + 24, 560))}h.1`;
  c.line(
    ph,
    c.dark ? '#fff3d6' : c.pale(G, 0.4),
    3.4,
    `stroke-linecap="round" opacity="${c.dark ? 0.9 : 0.5}"`,
  );
};
