import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { glowOr, upholstery } from '#art/kit/tones.ts';
import { sea } from '#art/kit/water.ts';

export const drawSuiteInterior: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 444;
  const hy = 330;
  const v = Math.floor(c.random() * 3);
  const u = c.dir;
  sky(c, hy, { clouds: 4, sunX: X + u * -60 * k });
  c.dir = u;
  c.path(
    `M${u > 0 ? W : 0} ${hy}V${hy - 26}Q${int(X + u * W * 0.22)} ${hy - 30} ${int(X + u * W * 0.06)} ${hy}Z`,
    c.distant(0.45),
  );
  skyline(c, hy, {
    from: u > 0 ? X + 40 : X - 260,
    to: u > 0 ? X + 260 : X - 40,
    height: [20, 100],
    width: [12, 24],
    gap: 16,
    tone: c.distant(0.25),
    lights: 1,
    lightWidth: 1,
    envelope: (t) => 0.3 + 0.7 * Math.sin(Math.PI * t),
  });
  haze(c, hy, 60, 0.7);
  sea(c, hy, fy + 10, { glitter: 16, waves: 14 });
  // balcony: glass balustrade, deck, chair
  const o0 = X - 250 * k;
  const o1 = X + 250 * k;
  const wl = c.stone(c.dark ? 0.62 : 0.14);
  const wood = c.deep(mix(p.accent, p.stoneShade, 0.5), c.dark ? 0.55 : 0.35);
  const brass = mix(p.glow, p.stoneShade, 0.3);
  const col = upholstery(c);
  c.rect(o0, 408, o1 - o0, 40, [c.hazy(p.stone, 0.3), mix(p.stoneShade, p.stone, 0.3)])
    .rect(o0, 344, o1 - o0, 64, p.white, 0.16)
    .line(`M${int(o0)} 344H${int(o1)}`, p.white, 3)
    .line(
      [-0.6, -0.2, 0.2, 0.6].map((t) => `M${int(X + t * 250 * k)} 344V408`).join(''),
      p.white,
      1.4,
      0.7,
    );
  c.group(
    X + u * 138 * k,
    430,
    k,
    () => {
      c.path('M-44 0L-38-22M40 0L34-22', 'none', `stroke="${p.ink}" stroke-width="3"`)
        .path('M-52-24H40C46-24 46-14 40-14H-52Z', c.white(0.15))
        .path('M-58-26C-70-52-76-72-70-76C-62-80-54-60-42-26Z', c.white(0.3))
        .path('M-50-34H36C42-34 44-25 38-24H-48Z', c.pale(p.accent, 0.2));
    },
    '',
    u > 0,
  );
  // wall with the opening: a wide frame, or a pair of arches
  const arc =
    v === 1
      ? lancet(X - 126 * k, 226 * k, 66, fy) + lancet(X + 126 * k, 226 * k, 66, fy)
      : `M${int(o0)} 74V${fy}H${int(o1)}V74Z`;
  c.path(`M0 0H${W}V${fy}H0Z${arc}`, [c.deep(wl, 0.18), wl], 'evenodd');
  if (v === 1) {
    c.line(arc, c.pale(wl, 0.5), 9).line(arc, brass, 2.4);
  } else {
    c.rect(o0 - 6, 68, o1 - o0 + 12, 8, c.polish(0.35)).line(
      `M${int(o0)} 72V${fy}M${int(o1)} 72V${fy}M${int(X + u * 84 * k)} 72V${fy}`,
      c.polish(0.35),
      5,
    );
  }
  c.band(0, 44, [c.deep(wl, 0.3), c.deep(wl, 0.12)]).band(
    44,
    6,
    glowOr(c, p.white),
    `opacity="${c.dark ? 0.95 : 0.7}"`,
  );
  if (c.dark) {
    c.band(50, 110, c.fade(p.glow, 0.4, 0));
  }
  // floor with light
  c.band(fy, 156, [c.stone(c.dark ? 0.5 : 0.2), c.deep(p.stoneShade, 0.3)])
    .path(
      `M${int(o0 + 8)} ${fy}H${int(o1 - 8)}L${int(o1 + 60 + u * 70)} 600H${int(o0 - 60 + u * 70)}Z`,
      p.sun,
      `opacity="${c.night ? 0.07 : 0.24}"`,
    )
    .band(fy - 4, 6, c.pale(wl, 0.35));
  // curtains, sheer inside
  if (v === 1) {
    c.group(X, 150, k, () =>
      c
        .line('M0-110V-34', brass, 2)
        .path('M-16-30L0-42L16-30L20 8L0 30L-20 8Z', [c.pale(p.glow, 0.4), c.lamp(0.2)])
        .line('M-16-30L0-42L16-30L20 8L0 30L-20 8ZM0-42V30M-18-10H18', brass, 2)
        .circle(0, -4, 120, c.radial(p.glow, c.dark ? 0.7 : 0.35)),
    );
  } else {
    for (const m of [-1, 1]) {
      const a = X + m * 262 * k;
      const b = X + m * 176 * k;
      c.path(
        `M${int(X + m * 200 * k)} 76H${int(X + m * 128 * k)}C${int(X + m * 140 * k)} 200 ${int(X + m * 170 * k)} 330 ${int(X + m * 150 * k)} ${fy + 4}H${int(X + m * 210 * k)}Z`,
        p.white,
        `opacity="${c.dark ? 0.22 : 0.5}"`,
      ).path(
        `M${int(a + m * 22 * k)} 66H${int(b)}C${int(b + m * 6)} 190 ${int(b + m * 40 * k)} 320 ${int(b + m * 22 * k)} ${fy + 12}H${int(a + m * 22 * k)}Z`,
        c.linear([c.pale(col, 0.3), c.deep(col, 0.25)], m > 0 ? 'across' : 'back'),
      );
      let d = '';
      for (const t of [0.3, 0.55, 0.8]) {
        d += `M${int(b + (a - b + m * 22 * k) * t)} 68Q${int(b + m * (14 + 60 * t) * k)} 260 ${int(b + (a - b + m * 22 * k) * t + m * 8)} ${fy + 10}`;
      }
      c.line(d, c.deep(col, 0.35), 2, 0.5);
    }
  }
  // wide crops: a picture over the lamp, an armchair by the curtain
  if (W > 900) {
    c.rect(X - 412 * k, 176, 104, 132, c.polish(0.3))
      .rect(X - 406 * k, 182, 92, 120, [mix(p.accent, p.stone, 0.6), mix(p.glow, p.stone, 0.3)])
      .circle(X - 360 * k, 232, 24, p.accent)
      .path(
        `M${int(X - 406 * k)} 302V270Q${int(X - 380 * k)} 244 ${int(X - 356 * k)} 268T${int(X - 314 * k)} 262V302Z`,
        c.deep(p.sea[1], 0.2),
      );
    c.group(
      X + 412 * k,
      500,
      1.1,
      () =>
        c
          .ellipse(0, 4, 70, 8, p.ink, 0.3)
          .line('M-36-12L-42 4M38-12L44 4', p.ink, 4)
          .path(
            'M-54-14C-62-60-58-104-40-112C-22-118-10-108-10-90L-8-46H46C60-46 60-14 46-12H-50Z',
            c.deep(col, 0.35),
          )
          .path(
            'M-50-20C-56-62-52-98-40-104C-26-108-20-98-18-84L-12-40Z',
            c.linear([c.pale(col, 0.25), col], [0, 0, 1, 1]),
          )
          .path('M-28-50H42C54-50 56-34 46-32H-26Z', c.pale(col, 0.22))
          .path('M-34-14V-60C-34-70-20-74-12-70L36-68C46-68 46-56 38-56H4L0-14Z', [
            c.pale(col, 0.12),
            c.deep(col, 0.25),
          ]),
      '',
      1,
    );
  }
  // the bed, side on; head at the left before mirroring
  const bed = () => {
    const tall = nth([210, 176, 236], v);
    c.ellipse(110, 34, 330, 16, p.ink, 0.3);
    c.path(
      `M-214 26V${-tall + 20}Q-214 ${-tall} -196 ${-tall}H-176Q-164 ${-tall} -164 ${-tall + 14}V26Z`,
      c.linear([c.pale(col, 0.22), c.deep(col, 0.3)], [0, 0, 1, 0.4]),
    ).line(
      [0.3, 0.55, 0.8].map((t) => `M-212 ${int(-tall * t)}H-164`).join(''),
      c.deep(col, 0.35),
      2,
      0.6,
    );
    c.path('M-166-4H300C306-4 308 2 308 8V26H-166Z', [wood, c.deep(wood, 0.4)]).path(
      'M-150 24H-138V36H-150ZM284 24H296V36H284Z',
      brass,
    );
    c.path('M-166-44H286C304-44 310-34 310-22C310-8 304 0 290 0H-166Z', [p.white, c.white(0.5)])
      .path(
        'M-60-62C40-70 200-66 284-60C306-58 314-46 314-30C314-8 312 6 308 14C220 8 60 8-54 12C-66-8-68-48-60-62Z',
        [p.white, c.white(0.25), c.white(0.65)],
      )
      .line('M0-60C-6-30 2-10-4 8M226-58C220-30 232-14 228 8', p.whiteShade, 2, 0.5);
    c.path(
      'M90-68C130-70 180-68 214-66C222-40 224-10 222 14C180 10 130 10 86 12C82-14 82-46 90-68Z',
      [c.pale(p.accent, 0.2), c.deep(p.accent, 0.15)],
    )
      .line('M98-66C92-40 92-14 96 11M206-66C212-40 214-12 212 12', c.pale(p.glow, 0.2), 2.4)
      .path('M-60-62C-66-48-66-8-54 12L-38 11C-50-10-50-48-42-63Z', c.pale(p.whiteShade, 0.5));
    c.path('M-166-42C-168-92-156-112-140-112C-124-112-112-84-112-44Z', [p.white, c.white(0.45)])
      .path('M-136-42C-136-84-122-100-106-98C-90-96-82-72-82-44Z', [
        mix(p.white, p.stone, 0.3),
        c.pale(p.whiteShade, 0.3),
      ])
      .path('M-104-44C-102-72-92-84-78-82C-66-80-60-62-60-46Z', [
        c.pale(col, 0.3),
        c.deep(col, 0.15),
      ]);
    // bedside lamp
    c.path('M-296 30V-36H-226V30Z', [wood, c.deep(wood, 0.4)])
      .path('M-302-44H-220V-34H-302Z', c.pale(p.stone, 0.3))
      .line('M-292-6H-230', brass, 2)
      .path('M-272-44H-248V-48H-272ZM-262-48H-258V-92H-262Z', brass)
      .path('M-290-90H-230L-242-138H-278Z', [c.pale(p.glow, 0.4), c.lamp(0.15)])
      .circle(-260, -110, 130, c.radial(p.glow, c.dark ? 0.65 : 0.3));
  };
  c.group(X - 26 * k, 540, k * 1.02, bed);
};
