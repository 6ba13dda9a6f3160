import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { clip } from '#art/kit/strokes.ts';
import { upholstery } from '#art/kit/tones.ts';
import { sea } from '#art/kit/water.ts';

export const drawStudio: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const v = c.random() < 0.5 ? 0 : 1;
  const dk = mix(p.ink, '#000000', 0.22);
  const fy = 414;
  const col = upholstery(c);
  const warm = c.pale(p.glow, 0.3);
  c.band(0, 600, [dk, mix(dk, p.sea[2], 0.3)]);
  // the set: a curved wall of picture with the hour on it, and a lit floor
  const x0 = X - 330 * k;
  const x1 = X + 330 * k;
  const scr = v
    ? `M${int(X - 214 * k)} ${fy}V276A${int(214 * k)} ${int(200 * k)} 0 0 1 ${int(X + 214 * k)} 276V${fy}Z`
    : `M${int(x0)} 96Q${int(X)} 128 ${int(x1)} 96V${fy + 14}Q${int(X)} ${fy - 10} ${int(x0)} ${fy + 14}Z`;
  c.circle(X, 280, 400 * k, c.radial(p.haze, 0.3));
  c.add(`<g ${clip(c, scr)}>`);
  sky(c, 380, {
    clouds: 4,
    sunX: X + c.dir * 90 * k,
    sunY: { dawn: 250, day: 180, golden: 240, dusk: 270, night: 190 }[c.time],
  });
  skyline(c, 384, {
    from: x0,
    to: x1,
    height: [40, 140],
    width: [26, 44],
    gap: 30,
    tone: c.distant(0.2),
    lights: 1,
  });
  needle(c, X - c.dir * 84 * k, 384, 220, 44, { fade: 0.2 });
  haze(c, 386, 80, 0.85);
  sea(c, 382, 440, { glitter: 8, waves: 3 });
  c.add('</g>').line(scr, c.pale(p.glow, 0.2), 3);
  c.path(`M0 ${fy + 26}Q${int(X)} ${fy - 12} ${W} ${fy + 26}V600H0Z`, [
    c.deep(p.stoneShade, 0.3),
    mix(dk, p.stoneShade, 0.2),
    dk,
  ])
    .ellipse(X, 470, 290 * k, 40, mix(p.stoneShade, p.stone, c.dark ? 0.2 : 0.55))
    .ellipse(X, 464, 290 * k, 40, [c.pale(p.stone, c.dark ? 0.05 : 0.3), c.stone(0.45)])
    .ellipse(
      X,
      464,
      262 * k,
      34,
      'none',
      `stroke="${mix(p.accent, p.stoneShade, 0.3)}" stroke-width="2"`,
    );
  // two armchairs turned to each other, a table
  const sx = X - c.dir * 46 * k;
  const ch = c.stamp('arm', () =>
    c
      .ellipse(0, 3, 62, 7, p.ink, 0.3)
      .line('M-34-12L-40 4M36-12L42 4', p.ink, 4)
      .path(
        'M-50-14C-62-60-58-104-44-112C-28-118-16-108-14-90L-10-44H44C58-44 58-14 44-12H-46Z',
        c.deep(col, 0.32),
      )
      .path(
        'M-48-20C-56-62-52-98-42-104C-30-108-22-98-20-84L-14-40Z',
        c.linear([c.pale(col, 0.25), col], [0, 0, 1, 1]),
      )
      .path('M-30-48H40C52-48 54-34 44-32H-26Z', c.pale(col, 0.22))
      .path('M-34-14V-58C-34-68-20-72-12-68L34-66C44-66 44-54 36-54H2L-2-14Z', [
        c.pale(col, 0.12),
        c.deep(col, 0.25),
      ]),
  );
  c.use(ch, sx - 106 * k, 476, 1.08 * k).use(ch, sx + 106 * k, 476, 1.08 * k, 1);
  c.group(sx, 478, k, () =>
    c
      .path('M-3-40H3V0H-3ZM-20 2C-12-6 12-6 20 2Z', p.ink)
      .ellipse(0, -42, 40, 7, [p.white, p.stone])
      .path('M-20-44h10v-16h-10zM10-44h10v-16h-10z', p.white, 0.6)
      .path('M-5-44C-8-52-4-56-3-60H3C4-56 8-52 5-44Z', mix(p.accent, p.stone, 0.2))
      .path('M0-60C-12-68-16-80-12-88C-4-82 0-72 0-60C2-76 10-86 18-86C18-74 10-64 0-60Z', p.leaf),
  );
  // lighting grid
  c.line(`M0 34H${W}M0 52H${W}`, c.deep(p.whiteShade, 0.6), 4);
  let d = '';
  for (let x = X % 80; x < W; x += 80) d += `M${int(x)} 0V52`;
  c.line(d, c.deep(p.whiteShade, 0.7), 2.4);
  const lamp = c.stamp('fres', () =>
    c
      .path('M-3-26H3V-8H-3Z', p.ink)
      .path('M-20-10H20L26 22H-26Z', mix(p.ink, p.whiteShade, 0.22))
      .path('M-34 26L-26 20H26L34 26L30 30H-30Z', p.ink)
      .ellipse(0, 23, 25, 6, warm),
  );
  const beam = (x: number, y: number, x1: number, w: number) =>
    c.path(
      `M${int(x - 22 * k)} ${y}H${int(x + 22 * k)}L${int(x1 + w)} 470H${int(x1 - w)}Z`,
      c.fade(p.glow, 0.42, 0),
    );
  for (const [x, t] of [
    [-220, -110],
    [-74, -20],
    [74, 20],
    [220, 110],
  ] satisfies Point[]) {
    beam(X + x * k, 98, X + t * k, 92 * k);
    c.add(
      `<g transform="translate(${num(X + x * k)} 72) rotate(${x < 0 ? -14 : 14}) scale(${+k.toFixed(2)})"><use href="#${lamp}"/></g>`,
    );
  }
  // softbox at one side
  c.group(
    X - c.dir * 322 * k,
    574,
    k,
    () =>
      c
        .ellipse(52, -226, 150, 150, c.radial(p.glow, 0.55))
        .line('M0 0V-214M-46 10L0-50L46 10', mix(p.ink, p.whiteShade, 0.3), 5, 'round')
        .path('M-40-262L-10-282L-2-180L-34-196Z', mix(p.ink, p.whiteShade, 0.35))
        .path('M-14-290L58-308L66-152L-6-172Z', mix(p.ink, p.whiteShade, 0.2))
        .path('M-6-284L52-299L59-162L1-178Z', c.linear([warm, c.lamp(0.12)], 'across'))
        .line('M23-292L30-170M-3-231L56-231', mix(p.glow, p.stoneShade, 0.35), 1.4, 0.7),
    '',
    c.dir < 0,
  );
  // the camera: the hero, on its pedestal
  c.group(
    X + c.dir * Math.min(272 * k, W / 2 - 92),
    604,
    Math.min(1.2 * k, W / 520),
    () => {
      const a = mix(p.ink, p.whiteShade, 0.34);
      const b = mix(p.ink, '#000000', 0.15);
      c.path('M-10-30L-14-120H14L10-30Z', c.linear([a, b], 'across'))
        .path('M-64 8L-10-46H10L64 8H48L0-30L-48 8Z', b)
        .ellipse(0, -84, 34, 7, b)
        .ellipse(0, -88, 34, 7, a)
        .path('M-24-120H24L16-134H-16Z', b)
        .line('M18-128L92-98', a, 6, 'round')
        .line('M74-106L94-97', b, 10, 'round');
      c.path('M-58-206H62C70-206 74-202 74-194V-146C74-138 70-134 62-134H-58Z', [
        c.pale(a, 0.2),
        a,
        b,
      ])
        .path('M-58-200L-108-196V-148L-58-142Z', [a, b])
        .path('M-106-206L-142-214V-130L-106-140Z', b)
        .path('M-142-214C-148-190-148-154-142-130L-138-132V-212Z', [p.glint, p.glass])
        .path('M-86-199V-145M-74-200V-144', 'none', `stroke="${b}" stroke-width="4"`)
        .path('M-20-206V-226H40V-206Z', b)
        .path('M-48-232C-48-240 34-240 34-232L30-224H-44Z', a)
        .path('M44-240H96L102-216H50Z', b)
        .path('M92-240H104L110-216H98Z', warm)
        .path('M-40-188H10V-152H-40Z', b)
        .circle(34, -184, 6, p.accent)
        .circle(34, -184, 16, c.radial(p.accent, 0.9))
        .line('M26-162H60M26-152H60', c.pale(a, 0.3), 3);
    },
    '',
    c.dir < 0,
  );
  // boom
  c.line(
    `M${int(X - c.dir * (W / 2 + 20))} 196L${int(X - c.dir * 40 * k)} 262`,
    p.ink,
    5,
    'round',
  ).group(
    X - c.dir * 34 * k,
    264,
    k,
    () =>
      c.path(
        'M-30-10H26C38-10 38 10 26 10H-30C-42 10-42-10-30-10Z',
        mix(p.ink, p.whiteShade, 0.25),
      ),
    c.dir > 0 ? 'rot(14)' : 'rot(-14)',
  );
};
