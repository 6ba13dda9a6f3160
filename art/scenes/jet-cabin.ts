import { pick } from '#art/kit/choice.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { oval } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { cloudBank, sky } from '#art/kit/sky.ts';

/** Club seat in profile, facing right; floor y=0, 220 tall. */
function clubSeat(c: Ctx, col: string, trim: string) {
  const { p } = c;
  const hi = c.pale(col, c.dark ? 0.22 : 0.45);
  const lo = c.deep(col, c.dark ? 0.5 : 0.34);
  c.ellipse(4, 2, 84, 7, p.ink, 0.35)
    .path('M-38 0H46L34-12H-26Z', c.polish(0.3))
    .path('M-14-10H22V-26H-14Z', p.ink);
  c.path(
    'M-56-58C-70-104-88-158-90-194C-91-214-78-224-62-220C-48-216-42-202-40-188C-34-150-22-112-12-84Z',
    c.linear([hi, col, lo], [1, 0, 0, 0.5]),
  )
    .path(
      'M-94-188C-98-218-80-232-58-226C-42-222-36-206-34-188C-34-178-42-174-50-174C-66-174-86-176-94-188Z',
      c.linear([c.pale(hi, 0.35), col], [0, 0, 0.6, 1]),
    )
    .line('M-52-168C-46-130-36-100-26-80', lo, 1.8, 0.7);
  c.path('M-60-62H64C64-40 50-24 28-22H-30C-50-24-60-42-60-62Z', [lo, c.deep(lo, 0.4)]).path(
    'M-34-92H54C74-92 80-80 78-70C76-60 68-56 56-56H-46Z',
    [c.pale(hi, 0.2), col],
  );
  c.path(
    'M-52-46C-56-80-56-112-50-120C-46-128-40-130-30-130H48C64-130 66-114 54-110C42-108 36-102 34-90L28-46C26-36-48-36-52-46Z',
    c.linear([hi, col, lo], [0, 0, 0.2, 1]),
  )
    .path('M-44-131H50C64-131 66-116 54-113H-50C-52-122-50-129-44-131Z', trim)
    .line('M-42-104L-44-50', lo, 1.6, 0.5);
}

export const drawJetCabin: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.7, c.scale);
  const v = c.random() < 0.5 ? 0 : 1;
  const lay = c.random() < 0.62 || W < 640 ? 0 : 1;
  const wy = 206;
  sky(c, 520, {
    clouds: 6,
    sunY: { dawn: 222, day: 168, golden: 204, dusk: 236, night: 176 }[c.time],
    sunX: X - c.dir * 150 * k,
    sunRadius: c.time === 'day' || c.night ? 26 : 34,
  });
  cloudBank(c, 262, c.pale(p.haze, 0.4), 0.7, 8, 26);
  cloudBank(c, 296, c.hazy(p.white, 0.2), 0.95, 6, 40);
  const wl = c.dark ? c.deep(p.stoneShade, 0.34) : c.pale(p.stone, 0.45);
  const wood = c.deep(mix(p.accent, p.stoneShade, 0.55), c.dark ? 0.6 : 0.42);
  const col = pick(c, [
    c.pale(p.stone, 0.35),
    c.stone(0.25),
    mix(p.accent, p.stoneShade, 0.25),
    mix(mix(p.sea[1], p.stoneShade, 0.4), p.stone, 0.35),
  ]);
  const brass = mix(p.glow, p.stoneShade, 0.35);
  const sp = 150 * Math.max(0.8, k);
  const w = 47 * Math.max(0.8, k);
  const h = 68 * Math.max(0.92, k);
  const m = Math.ceil(X / sp);
  let wins = '';
  for (let i = -m; i <= m; i++) {
    wins += oval((a, b) => [int(X + i * sp + a * w), int(wy + b * h)], 0.74);
  }
  c.path(
    `M0 0H${W}V420H0Z${wins}`,
    [c.deep(wl, 0.2), [wl, 0.3], [wl, 0.6], mix(wl, p.stoneShade, 0.4)],
    'evenodd',
  );
  const rim = c.stamp('win', () => {
    const a = oval((e, f) => [e * w, f * h], 0.74);
    const b = oval((e, f) => [e * (w + 15 * k), f * (h + 17 * k)], 0.76);
    c.path(b + a, mix(wl, p.whiteShade, 0.35), 'fill-rule="evenodd" opacity=".55"')
      .line(a, mix(p.white, wl, 0.15), 4)
      .line(b, p.white, 1.6, 0.5);
  });
  for (let i = -m; i <= m; i++) c.use(rim, X + i * sp, wy);
  // ceiling: curved panel, light cove, reading spots
  c.path(`M0 0H${W}V62Q${int(X)} 84 0 62Z`, [c.deep(wl, 0.42), c.deep(wl, 0.16)]).path(
    `M0 62Q${int(X)} 84 ${W} 62V72Q${int(X)} 94 0 72Z`,
    c.pale(p.glow, 0.25),
  );
  c.band(66, 120, c.fade(p.glow, c.dark ? 0.5 : 0.3, 0));
  // ledge, dado, floor
  c.band(316, 12, [c.pale(p.stone, 0.3), c.stone(0.5)])
    .band(328, 176, [wood, c.deep(wood, 0.45)])
    .line(`M0 346H${W}M0 478H${W}`, brass, 1.6, 0.8);
  let d = '';
  for (let i = -m; i <= m; i++) d += `M${int(X + (i + 0.5) * sp)} 328V504`;
  c.line(d, p.ink, 1.4, 0.35);
  c.band(500, 100, [
    mix(p.stoneShade, p.stone, c.dark ? 0.1 : 0.4),
    c.deep(p.stoneShade, 0.4),
  ]).band(500, 4, brass, 0.7);
  if (!c.night) {
    let L = '';
    for (let i = -m; i <= m; i++) {
      const x = X + i * sp + c.dir * 60;
      L += `M${int(x - w)} 508H${int(x + w)}L${int(x + w + c.dir * 46)} 592H${int(x - w + c.dir * 46)}Z`;
    }
    c.path(L, p.sun, `opacity="${c.dark ? 0.12 : 0.24}"`);
  }
  const s = 1.3 * k;
  const y = 548;
  const id = c.stamp('club', () => clubSeat(c, col, wood));
  const g = 186 * k;
  // table
  const tx = lay ? X - 62 * k : X;
  c.group(tx, y, s, () => {
    c.path('M-9 0H9L7-88H-7Z', c.linear([mix(wood, p.stone, 0.2), c.deep(wood, 0.4)], 'across'))
      .path('M-30 2C-20-8 20-8 30 2Z', p.ink)
      .path('M-66-104H66C70-104 70-92 64-92H-64C-70-92-70-104-66-104Z', [
        c.pale(p.stone, 0.3),
        mix(wood, p.stone, 0.3),
      ])
      .path('M-66-97H66L64-92H-64Z', wood);
    const glass = (x: number) =>
      c
        .path(`M${x - 8}-104h16v-2h-6v-20c8-4 9-14 8-28h-20c-1 14 0 24 8 28v20h-6z`, p.white, 0.7)
        .path(`M${x - 9}-144h18c0 10-2 15-9 18c-7-3-9-8-9-18z`, v ? p.accent : c.lamp(0.2));
    glass(-38);
    glass(40);
    if (v) {
      c.path('M-14-104C-14-108 14-108 14-104Z', p.white).path(
        'M-8-107a5 5 0 0 1 8-2a5 5 0 0 1 8 2z',
        p.accent,
      );
    } else {
      c.path(
        'M-8-104C-14-118-8-126-5-132H5C8-126 14-118 8-104Z',
        c.linear([c.pale(p.sea[1], 0.1), c.deep(p.sea[2], 0.2)], 'across'),
      )
        .line(
          'M0-132C-4-150-14-162-24-166M0-132C2-154 8-168 18-176M0-132C6-146 16-152 26-152',
          p.foliage,
          1.8,
        )
        .path(
          'M-24-166q-10-6-11 4q7 6 11-4zM-15-160q-2-11-11-6q1 9 11 6zM18-176q10-7 12 3q-7 7-12-3zM10-164q-9-7-3-13q9 4 3 13zM26-152q8-6 11 3q-7 6-11-3z',
          p.white,
        );
    }
  });
  c.use(id, tx - g, y, s);
  if (lay) {
    c.group(X + 216 * k, y - 4, s, () => {
      const hi = c.pale(col, c.dark ? 0.22 : 0.45);
      const lo = c.deep(col, c.dark ? 0.5 : 0.34);
      c.ellipse(40, 5, 176, 8, p.ink, 0.35).path(
        'M-124-6V-116C-124-130-116-136-104-136H186C198-136 206-130 206-116V-6Z',
        [col, lo],
      );
      for (let i = 0; i < 3; i++) {
        c.rect(-100 + i * 94, -128, 90, 70, [hi, col], 'rx="9"').rect(
          -100 + i * 94,
          -66,
          91,
          26,
          c.pale(hi, 0.2),
          'rx="8"',
        );
      }
      c.path('M-100-44H182V-2H-100Z', [lo, c.deep(lo, 0.4)])
        .path('M-130-2V-78C-130-92-102-92-102-78V-2ZM212-2V-78C212-92 184-92 184-78V-2Z', [hi, lo])
        .path('M-96-68C-100-92-94-110-84-110C-66-110-52-92-50-68Z', c.pale(p.accent, 0.15))
        .path('M130-68C130-94 142-112 156-110C170-106 178-86 176-68Z', c.deep(p.sea[1], 0.1));
    });
  } else {
    c.use(id, X + g, y, s, 1);
  }
  // the next club beyond, seat backs cut by the frame
  c.use(id, tx - g - 300 * k, y, s, 1);
  if (!lay) c.use(id, X + g + 300 * k, y, s);
  if (W > 960) {
    if (!lay) c.use(id, X + g + 640 * k, y, s, 1);
  }
};
