import { paint, saloon } from '#art/kit/cars.ts';
import { pickIndex } from '#art/kit/choice.ts';
import { city } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { figure } from '#art/kit/people.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { sideLit } from '#art/kit/tones.ts';

/** Business jet parked, nose right; wheels at y=0; about 490 long. */
function parkedJet(c: Ctx, acc: string) {
  const { p } = c;
  const body = c.linear([p.white, [p.white, 0.42], [c.white(0.7), 0.76], p.whiteShade]);
  const dk = c.polish(0.3);
  c.path('M258-74L214-94C210-96 205-96 202-94L218-72Z', mix(p.whiteShade, p.glass, 0.3)); // far wing
  c.path(
    'M16-70L-26-146C-27-150-24-152-20-152H6C11-152 14-150 17-146L80-78Z',
    c.linear([p.white, c.white(0.6)], [0, 0, 1, 0.4]),
  ).path('M-13-124L-26-146C-27-150-24-152-20-152H6C11-152 14-150 17-146L33-128Z', acc); // fin
  c.path(
    'M-58-156C-30-161 12-161 38-155C42-153 42-151 38-150H-50C-58-151-62-154-58-156Z',
    c.white(0.3),
  );
  c.line('M352-40V-8M186-44V-10M200-44V-10', c.deep(p.whiteShade, 0.3), 4).line(
    'M352-30L366-40',
    c.deep(p.whiteShade, 0.3),
    2,
  ); // gear
  c.path(
    'M-6-71C30-79 80-83 126-83H336C376-82 412-69 432-55C437-51 436-48 430-47C404-40 374-37 334-37H150C92-39 34-54-6-65C-9-67-9-69-6-71Z',
    body,
  );
  c.path(
    'M392-74C402-70 410-66 418-61L398-60C392-61 388-65 388-70ZM384-71L385-63C374-62 366-64 362-68L364-76C372-76 378-74 384-71Z',
    p.glass,
  );
  let w = '';
  for (let i = 0; i < 7; i++) w += `M${146 + i * 24}-65a6 4.6 0 1 1 12 0a6 4.6 0 1 1-12 0z`;
  c.path(w, c.glass());
  c.line('M20-59C120-47 300-46 428-51', acc, 2.6).line('M30-54C120-42 300-42 414-46', p.glass, 1);
  c.path(
    'M50-92C54-99 72-102 98-102C120-102 134-98 136-90C134-81 118-77 98-77C76-77 54-81 50-92Z',
    [p.white, c.white(0.9)],
  )
    .path('M128-99C136-97 138-93 138-90C138-86 135-82 128-80C132-86 132-93 128-99Z', p.glass)
    .path('M50-92C42-93 36-91 32-88C40-85 48-86 52-86Z', p.whiteShade);
  c.path(
    'M268-46L124-22C114-20 104-20 98-22L76-58C74-62 79-64 82-60L108-34L172-48Z',
    c.linear([c.white(0.1), c.white(0.6)], [1, 0, 0, 1]),
  )
    .path('M268-46L124-22C114-20 104-20 98-22L102-25L236-46Z', p.whiteShade, 0.8)
    .path('M98-22L76-58C74-62 79-64 82-60L108-34Z', acc);
  for (const [x, r] of [
    [186, 10],
    [202, 10],
    [352, 8],
  ] satisfies Point[]) {
    c.circle(x, -r, r, dk).circle(x, -r, r * 0.45, p.whiteShade);
  }
  // open door and airstair
  c.path(
    'M324-76H342C344-76 345-75 345-73V-40H322V-74C322-75 323-76 324-76Z',
    c.dark ? p.glow : c.deep(p.glass, 0.3),
  )
    .path('M322-40H345L378 2H350Z', [c.white(0.35), p.whiteShade])
    .line(
      'M326-35H349M331-28H354M336-21H360M341-14H366M346-7H371',
      mix(p.ink, p.whiteShade, 0.4),
      1.4,
    )
    .line('M322-42V-56L350-16V2M345-42V-56L378-14V2', p.white, 1.6);
}

export const drawAirportApron: Scene = (c) => {
  const { W, p } = c;
  const y = 398;
  const X = W / 2;
  const s = 1.22 * c.scale;
  const v = pickIndex(c, 3);
  const acc = nth(
    [mix(p.accent, p.stone, 0.2), mix(p.sea[2], p.glass, 0.4), mix(p.glow, p.stoneShade, 0.35)],
    v,
  );
  sky(c, y, { clouds: 5 });
  city(c, y, {
    height: [20, 110],
    fade: 0.45,
    width: [16, 30],
    gap: 20,
    lights: c.dark,
    lightWidth: 1,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t) ** 2,
  });
  haze(c, y, 90, 0.75);
  // hangar and control tower
  const h = c.distant(0.15);
  const z = Math.max(0.66, c.scale);
  c.group(X - 205 * z, y, z, () => {
    c.path(
      'M-176 0V-62Q0-128 176-62V0Z',
      sideLit(c, c.hazy(p.stone, 0.35), c.hazy(p.stoneShade, 0.3)),
    )
      .path('M-182-60Q0-132 182-60L178-54Q0-120-178-54Z', c.hazy(p.white, 0.25))
      .path(
        'M-148 0V-52Q0-98 148-52V0Z',
        c.dark
          ? c.linear([c.hazy(p.glow, 0.2), c.lamp(0.4)])
          : c.linear([c.hazy(p.glass, 0.5), c.hazy(p.glass, 0.25)]),
      )
      .line(
        'M-111 0V-66M-74 0V-74M-37 0V-79M0 0V-80M37 0V-79M74 0V-74M111 0V-66',
        c.hazy(p.ink, 0.35),
        2.4,
      );
  });
  c.group(X + 262 * z, y, z, () =>
    c
      .path('M-12 0L-8-128H8L12 0Z', sideLit(c, c.hazy(p.stone, 0.3), c.hazy(p.stoneShade, 0.25)))
      .path('M-8-124L-24-142H24L8-124Z', c.hazy(p.stoneShade, 0.2))
      .path('M-24-142L-31-168H31L24-142Z', c.glass())
      .path('M-34-168H34L28-175H-28Z', c.hazy(p.white, 0.15))
      .line('M-10-142L-13-168M10-142L13-168', h, 1.6)
      .line('M0-175V-206', h, 2)
      .path('M-60 0V-26H60V0Z', c.hazy(p.stoneShade, 0.4))
      .line('M-52-13H52', c.dark ? p.glow : c.hazy(p.glass, 0.3), 7, 'stroke-dasharray="9 4"'),
  );
  haze(c, y + 2, 44, 0.6);
  c.band(y - 3, 9, c.hazy(p.foliage, 0.45));
  // apron
  c.band(y + 4, 200, [
    c.hazy(p.stoneShade, 0.6),
    [mix(p.stoneShade, p.far, 0.45), 0.3],
    c.deep(p.sand[3], 0.35),
  ]);
  let sh = '';
  for (let i = 0; i < 16; i++) {
    const t = ((i + 0.4) / 16) ** 1.4;
    const w = (16 + t * 90) * c.between(0.5, 1.1);
    sh += `M${int(c.sunX + c.between(-1, 1) * (10 + t * 70) - w)} ${int(y + 10 + t * 180)}h${int(2 * w)}`;
  }
  c.line(sh, p.sun, 2.4, `opacity="${c.night ? 0.14 : 0.3}" stroke-linecap="round"`);
  let e = '';
  for (let i = 0; i < 12; i++) e += `M${int((W * (i + 0.5)) / 12)} ${y + 12}h.1`;
  if (c.dark) c.line(e, p.glow, 4, 'stroke-linecap="round" opacity=".9"');
  const gy = 500;
  const jx = X - 232 * s;
  c.line(
    `M0 ${gy + 44}H${int(jx + 250 * s)}C${int(jx + 350 * s)} ${gy + 44} ${int(jx + 330 * s)} ${gy + 20} ${int(jx + 420 * s)} ${gy + 20}H${W}`,
    mix(p.glow, p.stoneShade, 0.25),
    4,
    0.75,
  );
  c.ellipse(jx + 190 * s, gy + 3, 236 * s, 11 * s, p.ink, 0.34).path(
    `M${int(jx + 268 * s)} ${gy + 2}L${int(jx + 120 * s)} ${int(gy + 22 * s)}H${int(jx + 84 * s)}L${int(jx + 170 * s)} ${gy}Z`,
    p.ink,
    0.3,
  );
  c.group(jx, gy, s, () => parkedJet(c, acc));
  // carpet, crew, car
  c.path(
    `M${int(jx + 350 * s)} ${gy + 2}H${int(jx + 380 * s)}L${int(jx + 420 * s)} ${int(gy + 44 * s)}H${int(jx + 372 * s)}Z`,
    c.deep(p.accent, 0.15),
  );
  figure(c, jx + 338 * s, gy + 16 * s, 40 * s, c.polish(0.3));
  figure(c, jx + 396 * s, gy + 10 * s, 40 * s, p.white);
  c.group(jx + 322 * s, gy + 62 * s, 0.52 * s, () => saloon(c, c.random() < 0.6 ? null : paint(c)));
  if (c.dark) {
    c.ellipse(jx + 500 * s, gy + 50 * s, 90 * s, 14 * s, c.radial(p.glow, 0.5)).ellipse(
      jx + 334 * s,
      gy - 56 * s,
      46 * s,
      46 * s,
      c.radial(p.glow, 0.55),
    );
  }
};
