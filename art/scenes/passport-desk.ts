import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import type { Point } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { person } from '#art/kit/people.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { glowOr } from '#art/kit/tones.ts';

export const drawPassportDesk: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const v = Math.floor(c.random() * 3);
  const dy = 438;
  const wl = c.dark ? c.stone(0.65) : c.pale(p.stone, 0.35);
  const brass = mix(p.glow, p.stoneShade, 0.25);
  const cov = nth(
    [
      [c.deep(p.sea[1], 0.25), c.deep(p.sea[2], 0.3)],
      [c.deep(p.accent, 0.25), c.deep(p.accent, 0.5)],
      [mix(p.leaf, p.foliage, 0.5), c.deep(p.foliage, 0.3)],
    ],
    v,
  );
  const go = c.night ? c.pale(p.glint, 0.25) : c.pale(p.sea[1], 0.25);
  // hall: glass to the apron, a tail fin, a climbing jet
  sky(c, 330, {
    clouds: 4,
    sunX: X - c.dir * 200 * k,
    sunY: { dawn: 230, day: 130, golden: 210, dusk: 246, night: 136 }[c.time],
  });
  skyline(c, 334, {
    height: [20, 80],
    width: [24, 40],
    gap: 34,
    flat: 1,
    tone: c.distant(0.35),
    lights: 1,
    lightWidth: 1,
  });
  haze(c, 336, 60, 0.8);
  c.band(330, 80, [c.hazy(p.sand[1], 0.4), mix(p.sand[2], p.stoneShade, 0.3)]);
  c.group(
    X + c.dir * 180 * k,
    338,
    k,
    () =>
      c
        .path('M-150 0C-160-14-140-26-110-28H140V12H-120C-136 12-146 8-150 0Z', [
          p.white,
          c.white(0.6),
        ])
        .path('M70-26L120-122C122-126 126-128 130-128H160V-26Z', [
          c.pale(p.accent, 0.1),
          c.deep(p.accent, 0.15),
        ])
        .line('M-96-12H136', p.glass, 5, 'stroke-dasharray="5 7"')
        .path('M-140-14L-122-20V-8H-142Z', p.glass)
        .path('M-60 12L0 30H50L0 6Z', p.whiteShade),
    '',
    c.dir < 0,
  );
  let d = '';
  for (let i = 0; i <= 5; i++) d += `M${int(X + (i - 2.5) * 180 * k)} 70V400`;
  c.line(d, c.polish(0.4), 5).line(`M0 150H${W}`, c.polish(0.4), 3);
  c.band(0, 72, [c.deep(wl, 0.3), wl])
    .band(70, 5, glowOr(c, p.white))
    .path(`M0 388H${W}V${dy + 10}H0Z`, [c.pale(wl, 0.2), mix(wl, p.stoneShade, 0.4)])
    .band(386, 4, p.white, 0.6);
  // e-gates in the middle distance
  const gh = 152 * k;
  const G = W > 900 ? [-3, -2, -1, 0, 1, 2, 3] : [-2, -1, 0, 1, 2];
  const gs = 138 * k;
  const gb = 410;
  const open = v ? 0 : -1;
  const fr = c.white(c.dark ? 0.35 : 0.1);
  const gate = c.stamp('gate', () =>
    c
      .ellipse(0, 3, 40, 5, p.ink, 0.25)
      .path('M-4-60H4V-152H-4Z', c.pale(p.whiteShade, 0.2))
      .path(
        'M-22 0V-66C-22-74-18-78-10-78H10C18-78 22-74 22-66V0Z',
        c.linear([fr, mix(fr, p.whiteShade, 0.65)], 'across'),
      )
      .path('M-14-68H14L18-54H-18Z', c.deep(p.glass, 0.4))
      .rect(-11, -66, 22, 9, go, 0.85)
      .rect(-22, -48, 44, 4, go)
      .path('M-9-34H9V-29H-9Z', p.ink),
  );
  for (const i of G.slice(0, -1)) {
    const x = X + i * gs;
    const m = x + gs / 2;
    if (i === open) {
      c.circle(m, gb - 60 * k, 90 * k, c.radial(go, 0.6));
      person(c, m, gb, 112 * k, v === 1 ? 1 : v ? 2 : 0);
    } else {
      for (const [e, t] of [
        [x + 22 * k, 1],
        [x + gs - 22 * k, -1],
      ] satisfies Point[]) {
        c.path(
          `M${num(e)} ${num(gb - 96 * k)}h${num(t * 34 * k)}q${num(t * 10 * k)} 0 ${num(t * 10 * k)} ${num(10 * k)}v${num(74 * k)}h${num(-t * 44 * k)}z`,
          go,
          `fill-opacity=".42" stroke="${p.white}" stroke-width="2"`,
        );
      }
    }
  }
  c.rect(
    X + nth(G, 0) * gs - 8,
    gb - gh - 20 * k,
    (G.length - 1) * gs + 16,
    24 * k,
    [fr, mix(fr, p.whiteShade, 0.6)],
    'rx="6"',
  );
  for (const i of G.slice(0, -1)) {
    const m = X + (i + 0.5) * gs;
    const yy = gb - gh - 8 * k;
    const on = i === open || (i + 4) % 3 === 0;
    c.rect(m - 22 * k, yy - 9 * k, 44 * k, 18 * k, c.polish(0.2), 'rx="4"').line(
      on
        ? `M${num(m)} ${num(yy + 6 * k)}v${num(-11 * k)}m${num(-5 * k)} ${num(5 * k)}l${num(5 * k)} ${num(-5 * k)}l${num(5 * k)} ${num(5 * k)}`
        : `M${num(m - 5 * k)} ${num(yy - 5 * k)}l${num(10 * k)} ${num(10 * k)}m0 ${num(-10 * k)}l${num(-10 * k)} ${num(10 * k)}`,
      on ? c.pale(go, 0.2) : p.accent,
      2.6,
      'round',
    );
  }
  for (const i of G) c.use(gate, X + i * gs, gb, k);
  // counter
  c.path(`M0 ${dy}H${W}V600H0Z`, [
    mix(mix(p.accent, p.stoneShade, 0.55), p.stone, c.dark ? 0.05 : 0.3),
    c.deep(mix(p.accent, p.stoneShade, 0.5), 0.35),
  ]).band(dy, 5, brass);
  let gr = '';
  for (let i = 0; i < 5; i++) {
    gr += `M0 ${dy + 24 + i * 30}Q${int(X)} ${dy + 16 + i * 34} ${W} ${dy + 26 + i * 30}`;
  }
  c.line(gr, p.ink, 1.4, 0.14).path(
    `M${int(X - 260 * k)} ${dy}H${int(X + 120 * k)}L${int(X + 40 * k)} 600H${int(X - 380 * k)}Z`,
    p.sun,
    `opacity="${c.night ? 0.05 : 0.16}"`,
  );
  // the passport, open and stamped
  c.group(X - 70 * k, 540, 1.14 * k, () => {
    c.path(
      'M-186 22L-164-84L0-76L164-84L186 22L0 34Z',
      p.ink,
      'opacity=".28" transform="translate(8 12)"',
    )
      .path('M-186 24L-162-86L0-78L162-86L186 24L0 36Z', c.linear(cov))
      .path(
        'M0 26C-40 10-120 8-174 16L-154-78C-104-88-36-86 0-70Z',
        c.linear([c.white(0.3), p.white], 'across'),
      )
      .path(
        'M0 26C40 10 120 8 174 16L154-78C104-88 36-86 0-70Z',
        c.linear([c.white(0.4), p.white, c.white(0.1)], 'across'),
      )
      .line('M0-70V26', p.whiteShade, 2);
    // photograph page
    c.path('M-144-62L-96-66L-100-14L-156-10Z', c.pale(go, 0.3))
      .path('M-152-16C-148-32-138-34-126-34C-114-34-106-32-104-18L-101-14L-154-10Z', c.polish(0.3))
      .ellipse(-124, -46, 10, 12, c.deep(p.stoneShade, 0.25))
      .line(
        'M-80-58L-26-56M-82-44L-44-43M-84-30L-30-29M-150 4C-110-2-60 0-20 8',
        mix(p.whiteShade, p.stoneShade, 0.4),
        3,
      );
    // stamps: a ring, a lozenge, an eight-fold star
    c.add('<g transform="translate(56 -42) rotate(-14) scale(1 .78)">')
      .circle(0, 0, 27, 'none', `stroke="${p.accent}" stroke-width="3"`)
      .circle(0, 0, 19, 'none', `stroke="${p.accent}" stroke-width="1.6"`)
      .path('M-12 3L10-7C14-8 16-6 13-4L4 2L-2 10L-5 9L-3 4L-11 6Z', p.accent)
      .add('</g><g transform="translate(120 -34) rotate(12) scale(1 .8)">')
      .path('M-27-16H27V16H-27Z', 'none', `stroke="${c.deep(p.sea[1], 0.15)}" stroke-width="3"`)
      .line('M-18-5H18M-18 5H8', c.deep(p.sea[1], 0.15), 3)
      .add('</g><g transform="translate(88 2) scale(1 .7)">');
    let s = '';
    for (let i = 0; i < 16; i++) {
      const r = i % 2 ? 15 : 20;
      const a = (i * Math.PI) / 8;
      s += `${i ? 'L' : 'M'}${num(r * Math.cos(a))} ${num(r * Math.sin(a))}`;
    }
    c.line(`${s}Z`, mix(p.leaf, p.foliage, 0.5), 2.6)
      .circle(0, 0, 7, mix(p.leaf, p.foliage, 0.5))
      .add('</g>');
  });
  // hand stamp on its pad
  c.group(X + 238 * k, 552, 1.14 * k, () => {
    c.ellipse(6, 8, 74, 10, p.ink, 0.3)
      .path('M-62-8H62L68 8H-68Z', mix(p.ink, p.whiteShade, 0.25))
      .path('M-54-14H54L60-6H-60Z', c.deep(p.accent, 0.35))
      .path(
        'M-34-14V-34C-34-42-28-44-18-46H18C28-44 34-42 34-34V-14Z',
        c.linear([c.pale(p.whiteShade, 0.2), c.deep(p.whiteShade, 0.4)], 'across'),
      )
      .rect(-36, -22, 72, 8, brass)
      .path(
        'M-10-46C-6-66-12-76-17-88C-24-110-14-124 0-124S24-110 17-88C12-76 6-66 10-46Z',
        c.linear(
          [
            c.pale(mix(p.accent, p.stoneShade, 0.4), 0.25),
            c.deep(p.accent, 0.35),
            c.deep(p.accent, 0.6),
          ],
          'across',
        ),
      )
      .line('M-9-112C-12-104-10-94-8-88', p.white, 3, 'stroke-linecap="round" opacity=".5"');
  });
};
