import { horse } from '#art/kit/animals.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { stampedPalm, turf } from '#art/kit/plants.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

function polo(c: Ctx, jersey: string, a: string, b: string) {
  const { p } = c;
  const boot = c.deep(p.stoneShade, 0.55);
  const sk = mix(p.stoneShade, p.stone, 0.3);
  const wood = c.deep(p.stoneShade, 0.2);
  c.line('M-20-215L-92-286', wood, 3.2, 'round').path(
    'M-102-279L-83-298L-78-293L-97-274Z',
    c.pale(wood, 0.35),
  ); // mallet behind the rider
  horse(c, a, b, { tied: 1, wrap: p.white });
  c.path('M-32-118C-20-112 24-112 40-120L42-104C20-94-14-94-34-102Z', c.deep(jersey, 0.55)).path(
    'M-20-119C-8-113 20-114 32-122L30-112C16-106-10-106-20-110Z',
    boot,
  ); // cloth, saddle
  c.line('M28-150C48-148 62-142 78-134L118-124', mix(p.ink, p.stoneShade, 0.3), 1.8)
    .path('M-18-122C-16-136 8-138 20-130L42-108C46-102 42-96 36-96L14-98C-4-104-16-110-18-122Z', [
      p.white,
      c.white(0.5),
    ])
    .path(
      'M28-106L44-104L34-70C32-64 34-60 44-58C46-54 44-52 40-52L20-54C17-56 17-60 19-64Z',
      c.linear([mix(boot, p.stone, 0.25), boot], 'across'),
    )
    .line('M14-53H47', p.ink, 2.4, 'round');
  c.path(
    'M-18-126C-20-150-6-172 16-182C30-186 40-178 40-166C38-148 28-132 16-122C4-118-10-120-18-126Z',
    c.linear([c.pale(jersey, 0.15), jersey, c.deep(jersey, 0.35)], [0, 0, 1, 0.5]),
  ).path('M-17-140C-6-132 16-130 28-138L22-128C10-122-8-124-18-130Z', p.white); // torso with sash
  c.path(
    'M30-174C40-164 50-152 66-144C72-142 72-134 66-134C48-138 34-148 24-160Z',
    c.deep(jersey, 0.15),
  ).circle(68, -139, 4.4, sk); // rein arm
  c.path('M20-182C6-190-8-198-16-210L-24-206C-20-192-6-176 12-166Z', c.pale(jersey, 0.1)).circle(
    -20,
    -211,
    4.8,
    sk,
  ); // mallet arm
  c.path('M24-184L38-184L36-174H26Z', sk)
    .circle(35, -195, 11, sk)
    .path('M20-195C18-214 48-220 52-198L62-194C56-190 48-193 44-197C36-199 28-197 20-191Z', [
      mix(p.white, p.stone, 0.2),
      c.white(0.6),
    ])
    .path('M20-199C30-205 42-206 52-200L52-197C42-202 30-201 20-195Z', jersey);
}

export const drawPolo: Scene = (c) => {
  const { W, p } = c;
  const y = 384;
  const X = W / 2;
  const z = Math.max(0.66, c.scale);
  const v = pickIndex(c, 4);
  sky(c, y, { clouds: 5 });
  city(c, y, {
    height: [20, 110],
    fade: 0.45,
    width: [16, 32],
    gap: 18,
    lights: c.dark,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t) ** 2,
  });
  haze(c, y, 100, 0.8);
  // tree line, club marquees
  let h = `M0 ${y}`;
  for (let x = 0; x < W; ) {
    const w = int(c.between(18, 48));
    h += `q${int(w / 2)} ${-int(c.between(12, 34))} ${w} 0`;
    x += w;
  }
  c.path(`${h}V${y + 8}H0Z`, [c.hazy(p.foliage, 0.4), c.hazy(p.foliage, 0.3)]);
  for (const f of [0.08, 0.17, 0.62, 0.93]) {
    stampedPalm(c, W * f, y + 2, c.between(56, 76), { op: 0.75 });
  }
  const mq = c.stamp('mq', () =>
    c
      .path(
        'M-46 0V-20H46V0Z',
        c.dark ? c.linear([p.glow, c.lamp(0.3)]) : c.pale(p.whiteShade, 0.35),
      )
      .path('M-52-20Q-14-26 0-54Q14-26 52-20L48-15H-48Z', sideLit(c, p.white, c.white(0.55)))
      .line('M0-54V-66', p.stoneShade, 1.6)
      .path('M0-66l16 4l-16 5z', p.accent)
      .line('M-46 0V-18M-16 0V-18M16 0V-18M46 0V-18', p.white, 2),
  );
  for (let i = 0; i < 4; i++) c.use(mq, X + c.dir * (90 + i * 94) * z, y + 4, 0.9 * z);
  turf(c, y + 4);
  c.path(`M0 ${y + 16}H${W}v6H0Z`, p.white, 0.85).path(`M0 ${y + 22}H${W}v3H0Z`, p.ink, 0.25);
  const C = (
    [
      ['#a8623a', '#4c2418'],
      ['#6f4a36', '#251714'],
      ['#cfc6b6', '#7d766c'],
      ['#8a4528', '#38180f'],
    ] satisfies (readonly [string, string])[]
  ).map(([a, b]): readonly [string, string] => {
    const t = c.night ? 0.38 : c.dark ? 0.2 : 0.06;
    return [mix(a, c.night ? p.sea[1] : p.haze, t), c.deep(b, t + 0.1)];
  });
  const J = [c.hazy(p.accent, 0.03), c.deep(p.sea[1], 0.2), mix(p.ink, p.sea[1], 0.35)];
  // rival in the distance
  const fx = X - 250 * z;
  c.ellipse(fx, 454, 58 * z, 5, p.ink, 0.25);
  const rider = c.stamp('rider', () => polo(c, nth(J, v % 3), ...nth(C, v)));
  c.use(rider, fx, 452, 0.42 * z);
  const s = 1.42 * z;
  const hx = X + 24 * z;
  c.ellipse(hx - 4 + c.dir * 20, 556, 190 * z, 14, p.ink, 0.3);
  c.use(rider, hx, 550, s);
  let d = '';
  for (let i = 0; i < 14; i++) {
    d += `M${int(hx - c.between(120, 300) * z)} ${int(552 - c.between(0, 40))}l${int(c.between(3, 7))} ${int(c.between(-5, 3))}`;
  }
  c.line(d, mix(p.foliage, p.sand[1], 0.4), 4, 'round');
  c.ellipse(hx - 196 * z, 550, 90 * z, 17 * z, c.radial(c.hazy(p.sand[0], 0.4), 0.6)).ellipse(
    hx + 60 * z,
    556,
    80 * z,
    10 * z,
    c.radial(c.hazy(p.sand[0], 0.4), 0.5),
  );
  c.ellipse(X + 276 * z + 6, 576, 13 * z, 3.6, p.ink, 0.35).circle(X + 276 * z, 569, 9 * z, [
    p.white,
    c.white(0.7),
  ]);
};
