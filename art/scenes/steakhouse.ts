import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { roomScale, underTone } from '#art/kit/rooms.ts';
import { sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { clip } from '#art/kit/strokes.ts';

export const drawSteakhouse: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 430;
  const v = Math.floor(c.random() * 3);
  const lea = nth(
    [
      c.deep(p.accent, 0.28),
      c.deep(mix(p.accent, p.stoneShade, 0.6), 0.3),
      c.dark ? mix(p.leaf, p.stone, 0.22) : c.deep(p.foliage, 0.1),
    ],
    v,
  );
  const wall = c.deep(mix(p.stoneShade, p.accent, 0.2), c.dark ? 0.68 : 0.5);
  const cop = mix(p.accent, p.glow, 0.35);
  const fire = '#f4a14a';
  const hot = c.pale(p.glow, 0.3);
  // clerestory: the hour, seen high up
  sky(c, 262, {
    clouds: 2,
    sunX: X - c.dir * 290 * k,
    sunY: { dawn: 160, day: 84, golden: 146, dusk: 164, night: 100 }[c.time],
    sunRadius: 26,
  });
  skyline(c, 264, {
    height: [60, 150],
    width: [26, 46],
    gap: 40,
    tone: c.distant(0.25),
    flat: 1,
  });
  const ho = 170 * k;
  let w = '';
  for (const m of [-1, 1]) {
    for (let i = 0; i < (W > 900 ? 3 : 2); i++) {
      const x = X + m * (ho + (74 + i * 122) * k);
      w += lancet(x, 92 * k, 66, 262);
    }
  }
  c.path(`M0 0H${W}V${fy}H0Z${w}`, [c.deep(wall, 0.45), wall], 'evenodd').line(
    w,
    mix(p.glow, p.stoneShade, 0.45),
    2.4,
  );
  let d = '';
  for (const m of [-1, 1]) {
    for (let i = 0; i < (W > 900 ? 3 : 2); i++) {
      const x = X + m * (ho + (74 + i * 122) * k);
      d += `M${int(x)} 68V262M${int(x - 46 * k)} 176h${int(92 * k)}`;
    }
  }
  c.line(d, mix(p.ink, wall, 0.3), 2);
  // wainscot and floor
  c.band(286, fy - 286, [c.deep(wall, 0.3), c.deep(wall, 0.55)]).line(
    `M0 286H${W}`,
    mix(p.glow, p.stoneShade, 0.4),
    2.4,
  );
  d = '';
  for (let x = X % 56; x < W; x += 56) d += `M${int(x)} 298V${fy - 8}`;
  c.line(d, p.ink, 2, 0.45).band(fy, 170, [mix(wall, fire, 0.16), mix(p.ink, wall, 0.3)]);
  d = '';
  for (let i = -8; i <= 8; i++) d += `M${int(X + i * 62)} ${fy}L${int(X + i * 150)} 600`;
  c.line(d, p.ink, 1.6, 0.35);
  // hearth: copper hood, stone arch, fire, grate
  c.circle(X, 340, 360 * k, c.radial(fire, c.dark ? 0.6 : 0.42, 0, [0.4, 0.2]));
  c.group(X, fy, k, () => {
    c.path('M-46-660H46V-330H-46Z', c.linear([c.pale(cop, 0.25), cop, c.deep(cop, 0.5)], 'across'))
      .path(
        'M-46-332H46L150-226H-150Z',
        c.linear([c.pale(cop, 0.3), cop, c.deep(cop, 0.55)], 'across'),
      )
      .path('M-158-228H158V-212H-158Z', [c.pale(cop, 0.4), c.deep(cop, 0.35)])
      .line('M-96-280H96', c.deep(cop, 0.4), 2)
      .line('M-20-330L-62-228M20-330L62-228', c.deep(cop, 0.4), 1.4, 0.6);
    c.path('M-172 0V-212H172V0Z', [c.stone(c.dark ? 0.7 : 0.35), c.deep(p.stoneShade, 0.35)]);
    let b = '';
    for (let i = 1; i < 6; i++) b += `M-172-${i * 36}H172`;
    c.line(b, p.ink, 1.4, 0.3).line(
      'M-159-180V-212M-159-108V-144M-159-36V-72M159-180V-212M159-108V-144M159-36V-72M-100-198V-212M-40-206V-212M40-206V-212M100-198V-212',
      p.ink,
      1.4,
      0.3,
    );
    const mouth = 'M-132-40V-104C-132-166-76-192 0-192S132-166 132-104V-40Z';
    c.path(
      'M-146-40V-104C-146-176-84-206 0-206S146-176 146-104V-40Z',
      mix(p.ink, p.stoneShade, 0.3),
    )
      .path(mouth, [mix(p.ink, '#000000', 0.4), c.deep(p.accent, 0.55)])
      .add(`<g ${clip(c, mouth)}>`)
      .ellipse(0, -44, 150, 110, c.radial(fire, 0.95, 0, [0.5, 0.5]));
    const flame = (x: number, s: number) =>
      `M${int(x - 20 * s)}-40c${int(-14 * s)} ${int(-34 * s)} ${int(14 * s)} ${int(-48 * s)} ${int(10 * s)} ${int(-86 * s)}c${int(24 * s)} ${int(22 * s)} ${int(18 * s)} ${int(38 * s)} ${int(28 * s)} ${int(32 * s)}c${int(16 * s)} ${int(28 * s)} ${int(10 * s)} ${int(46 * s)} ${int(2 * s)} ${int(54 * s)}z`;
    c.path(
      (
        [
          [-92, 0.9],
          [-50, 1.3],
          [-8, 1.55],
          [40, 1.3],
          [84, 1],
        ] satisfies Point[]
      )
        .map(([x, s]) => flame(x + c.between(-6, 6), s * c.between(0.9, 1.12)))
        .join(''),
      mix(p.accent, fire, 0.35),
    )
      .path(
        (
          [
            [-88, 0.6],
            [-48, 0.9],
            [-6, 1.1],
            [40, 0.88],
            [82, 0.66],
          ] satisfies Point[]
        )
          .map(([x, s]) => flame(x + c.between(-4, 4), s))
          .join(''),
        fire,
      )
      .path(
        (
          [
            [-48, 0.48],
            [-6, 0.66],
            [40, 0.48],
          ] satisfies Point[]
        )
          .map(([x, s]) => flame(x, s))
          .join(''),
        hot,
      );
    c.add('</g>');
    c.path('M-110-40H-20L-14-50H-104ZM10-40H112L106-52H16Z', mix(p.ink, p.accent, 0.25)).line(
      'M-104-46H-22M20-46H104',
      fire,
      2,
      'stroke-dasharray="8 10"',
    );
    // grate on chains, cuts on it
    c.line(
      'M-98-192V-112M98-192V-112',
      mix(p.ink, p.whiteShade, 0.3),
      2.4,
      'stroke-dasharray="5 3"',
    )
      .path('M-112-112H112V-104H-112Z', p.ink)
      .line(
        'M-100-104V-98M-70-104V-98M-40-104V-98M-10-104V-98M20-104V-98M50-104V-98M80-104V-98',
        p.ink,
        3,
      );
    const cut = (x: number, s: number) =>
      c
        .path(
          `M${x - 26 * s}-113C${x - 30 * s}-126 ${x - 14 * s}-134 ${x}-132C${x + 16 * s}-134 ${x + 30 * s}-124 ${x + 24 * s}-113Z`,
          [c.deep(p.accent, 0.35), c.deep(p.accent, 0.65)],
        )
        .line(`M${x - 12 * s}-130l6 16M${x}-131l6 17M${x + 12 * s}-129l5 14`, p.ink, 2.2);
    cut(-58, 1);
    cut(10, 1);
    cut(72, 1);
    c.path('M-186-40H186V-24H-186Z', [c.stone(0.25), p.stoneShade]).path(
      'M-172-24H172V0H-172Z',
      c.deep(p.stoneShade, 0.5),
    );
  });
  // cook at the fire
  c.group(
    X + c.dir * 132 * k,
    fy + 6,
    1.28 * k,
    () =>
      c
        .path('M-17 0L-15-52C-20-70-18-88-9-92H9C18-88 20-70 15-52L17 0Z', c.white(0.5))
        .path('M-14-46H14L16 0H-16Z', c.polish(0.4))
        .circle(0, -102, 9, c.deep(p.stoneShade, 0.35))
        .path('M-10-107C-18-112-14-126-4-124C0-130 8-128 9-123C16-122 16-110 10-107Z', p.white)
        .line('M-12-84C-24-76-30-70-44-74', c.white(0.6), 7, 'round')
        .line('M-42-74L-66-82', p.whiteShade, 2.4),
    '',
    c.dir < 0,
  );
  // pendants
  for (const x of [-0.4, 0.4]) {
    c.print('pend', [X + x * Math.min(W, 800), 236], () =>
      c
        .line('M0-300V-30', p.ink, 2)
        .path(
          'M-26-6C-24-24-12-32 0-32S24-24 26-6Z',
          c.linear([c.pale(cop, 0.2), c.deep(cop, 0.45)], 'across'),
        )
        .ellipse(0, -6, 26, 5, hot)
        .circle(0, 4, 110, c.radial(p.glow, c.dark ? 0.55 : 0.35)),
    );
  }
  // booths with laid tables
  const booth = c.stamp('booth', () => {
    const hi = c.pale(lea, 0.22);
    const lo = c.deep(lea, 0.5);
    c.path('M-150 8V-120C-150-164-128-178-92-178H92C128-178 150-164 150-120V8Z', [hi, lea, lo]);
    let t = '';
    for (let i = -3; i <= 3; i++) t += `M${i * 38}-174V-70`;
    c.line(t, lo, 2.2)
      .line('M-146-126C-60-118 60-118 146-126', lo, 1.6, 0.6)
      .path(
        'M-154-130C-154-172-132-186-92-186H92C132-186 154-172 154-130C142-164 124-172 90-172H-90C-124-172-142-164-154-130Z',
        c.pale(hi, 0.2),
      )
      .path('M-128-66H128C136-66 138-44 130-40H-130C-138-44-136-66-128-66Z', [hi, lea])
      .path('M-130-42H130V8H-130Z', lo);
    c.path('M-8-30H8V8H-8Z', p.ink)
      .ellipse(0, -34, 104, 15, mix(p.ink, wall, 0.3))
      .ellipse(0, -39, 104, 15, [mix(wall, p.stone, 0.45), mix(wall, p.stone, 0.2)])
      .ellipse(-48, -40, 27, 5, p.white)
      .ellipse(-48, -42, 13, 4, c.deep(p.accent, 0.4))
      .path('M40-38h14v-2h-5v-20c8-4 9-12 8-24h-20c-1 12 0 20 8 24v20h-5z', p.white, 0.55)
      .path('M37-76h20c0 9-2 13-10 16c-8-3-10-7-10-16z', p.accent)
      .path('M-5-40V-56H5V-40Z', p.white)
      .path('M0-56C-4-62 0-66 0-71C2-66 4-62 0-56Z', hot)
      .circle(0, -62, 60, c.radial(p.glow, 0.7));
  });
  c.use(booth, X - 268 * k, 596, 1.06 * k).use(booth, X + 268 * k, 596, 1.06 * k, 1);
};
