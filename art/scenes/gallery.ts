import { mix } from '#art/kit/colour.ts';
import type { Draw, Scene } from '#art/kit/context.ts';
import { oval, type Point, type Point3, poly } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { person } from '#art/kit/people.ts';
import { underTone } from '#art/kit/rooms.ts';
import { dune } from '#art/kit/sand.ts';
import { clip } from '#art/kit/strokes.ts';

export const drawGallery: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.66, c.scale);
  const v = Math.floor(c.random() * 3);
  const u = Math.floor(c.random() * 3);
  const vy = 318;
  const project = (x: number, y: number, z: number): Point => [X + (x * k) / z, vy + y / z];
  const A = 262;
  const T = -186;
  const B = 118;
  const N = 0.3;
  const wl = c.dark ? mix(p.white, p.stoneShade, 0.5) : mix(p.white, p.stone, 0.3);
  const quad = (...a: readonly Point3[]) => poly(a.map((t) => project(...t)));
  // skylight: the hour above
  c.band(0, 200, [p.sky[0], p.sky[1], p.sky[2]]);
  if (c.night) {
    c.line(
      Array.from(
        { length: 14 },
        () => `M${int(c.between(X - 200, X + 200))} ${int(c.between(6, 120))}h.1`,
      ).join(''),
      p.white,
      2,
      'stroke-linecap="round" opacity=".7"',
    );
  } else {
    c.circle(X - c.dir * 60 * k, 60, 120, c.radial(p.sun, 0.9));
  }
  c.path(
    quad([-A, T, N], [-A, T, 1], [A, T, 1], [A, T, N]) +
      quad([-150, T, 0.4], [-150, T, 0.9], [150, T, 0.9], [150, T, 0.4]),
    c.linear([mix(wl, p.whiteShade, 0.45), mix(wl, p.whiteShade, 0.15)], [0, 0, 0, 132], 1),
    'evenodd',
  );
  let d = '';
  for (const x of [-75, 0, 75]) {
    d += `M${project(x, T, 0.4).map(num).join(' ')}L${project(x, T, 0.9).map(num).join(' ')}`;
  }
  for (const z of [0.5, 0.66]) {
    d += `M${project(-150, T, z).map(num).join(' ')}L${project(150, T, z).map(num).join(' ')}`;
  }
  c.line(d + quad([-150, T, 0.4], [-150, T, 0.9], [150, T, 0.9], [150, T, 0.4]), p.white, 4);
  const ex = (A * k) / N;
  if (X > ex) {
    for (const m of [-1, 1]) {
      c.rect(
        m < 0 ? 0 : X + ex - 1,
        0,
        X - ex + 1,
        600,
        mix(wl, p.whiteShade, m === c.dir ? 0.02 : 0.5),
      );
    }
  }
  for (const m of [-1, 1]) {
    c.path(
      quad([m * A, T, N], [m * A, T, 1], [m * A, B, 1], [m * A, B, N]),
      c.linear(
        [
          mix(wl, p.whiteShade, m === c.dir ? 0.02 : 0.5),
          mix(wl, p.whiteShade, m === c.dir ? 0.16 : 0.24),
        ],
        m > 0 ? 'back' : 'across',
      ),
    );
  }
  c.path(quad([-A, T, 1], [A, T, 1], [A, B, 1], [-A, B, 1]), [
    c.pale(wl, 0.4),
    wl,
    mix(wl, p.whiteShade, 0.18),
  ])
    .path(
      quad([-A, B, N], [-A, B, 1], [A, B, 1], [A, B, N]),
      c.linear(
        [
          c.stone(c.dark ? 0.55 : 0.22),
          mix(p.stoneShade, p.stone, 0.25),
          c.deep(p.stoneShade, 0.22),
        ],
        [0, 430, 0, 600],
        1,
      ),
    )
    .path(
      quad([-120, B, 1], [120, B, 1], [190 + c.dir * 30, B, 0.42], [-190 + c.dir * 30, B, 0.42]),
      p.sun,
      `opacity="${c.night ? 0.1 : 0.3}"`,
    );
  c.line(
    `M${project(-A, B, N).map(num).join(' ')}L${project(-A, B, 1).map(num).join(' ')}H${num(project(A, B, 1)[0])}L${project(A, B, N).map(num).join(' ')}`,
    c.deep(wl, 0.35),
    2,
    0.6,
  );
  // the large picture
  const pw = 270 * k;
  const ph = 196;
  const px = X - pw / 2;
  const py = vy - 158;
  c.rect(px - 5, py - 1, pw + 14, ph + 10, p.ink, 0.22)
    .rect(px - 6, py - 6, pw + 12, ph + 12, c.polish(0.3))
    .add(`<g ${clip(c, `M${num(px)} ${py}h${num(pw)}v${ph}h${num(-pw)}z`)}>`);
  if (v === 0) {
    c.rect(px, py, pw, ph, [mix(p.accent, p.stone, 0.55), mix(p.glow, p.stone, 0.3)]).circle(
      X - 30 * k,
      py + 84,
      52,
      p.accent,
    );
    dune(
      c,
      [
        [px - 30, py + 150],
        [X - 60 * k, py + 104],
        [X + 40 * k, py + 156],
        [X + 100 * k, py + 120],
        [px + pw + 40, py + 160],
      ],
      py + ph,
      c.deep(p.sea[1], 0.2),
      c.deep(p.sea[2], 0.3),
    );
  } else if (v === 1) {
    c.rect(px, py, pw, ph, c.pale(p.stone, 0.3));
    const C = [
      c.deep(p.sea[2], 0.2),
      mix(p.sea[1], p.stone, 0.2),
      mix(p.glow, p.stone, 0.2),
      p.accent,
      mix(p.ink, p.stoneShade, 0.3),
    ];
    C.forEach((cc, i) => {
      c.circle(X + 40 * k, py + ph, 176 - i * 34, cc);
    });
    c.rect(px, py, pw * 0.22, ph, c.deep(p.sea[2], 0.4));
  } else {
    const C = [
      p.accent,
      c.lamp(0.3),
      c.pale(p.stone, 0.3),
      mix(p.sea[1], p.stone, 0.15),
      c.deep(p.sea[2], 0.25),
    ];
    C.forEach((cc, i) => {
      c.rect(px, py + (i * ph) / 5, pw, ph / 5 + 1, cc);
    });
    c.path(
      `M${num(px)} ${py + ph}L${num(X - 20)} ${py + 40}L${num(X + 30)} ${py + ph}Z`,
      p.ink,
      0.5,
    ).circle(X + 70 * k, py + 62, 34, mix(p.white, p.glow, 0.3));
  }
  c.add('</g>');
  // side pictures
  for (const m of [-1, 1]) {
    for (const [z0, z1, t, b, i] of [
      [0.62, 0.86, -120, 36, 0],
      [0.36, 0.5, -112, 40, 1],
    ] satisfies (readonly [number, number, number, number, number])[]) {
      const frame = (y0: number, y1: number, e: number) =>
        quad([m * A, y0, z0 - e], [m * A, y0, z1 + e], [m * A, y1, z1 + e], [m * A, y1, z0 - e]);
      c.path(frame(t - 4, b + 4, 0.012), c.polish(0.3))
        .path(
          frame(t, b, 0),
          nth(
            [
              mix(p.sea[1], p.stone, 0.25),
              p.accent,
              mix(p.glow, p.stone, 0.35),
              c.deep(p.sea[2], 0.2),
            ],
            (i + (m > 0 ? 2 : 0) + v) % 4,
          ),
        )
        .path(
          oval((a, e) => project(m * A, (t + b) / 2 + e * 42, (z0 + z1) / 2 + a * (z1 - z0) * 0.3)),
          nth([mix(p.white, p.glow, 0.3), mix(p.ink, p.sea[2], 0.5)], (i + v) % 2),
        );
    }
  }
  if (c.dark) {
    for (const x of [-90, 0, 90]) {
      c.path(
        `M${num(X + x * k - 3)} 132h6l${int(52 * k)} 240h${int(-104 * k - 6)}z`,
        c.fade(p.glow, 0.4, 0),
      );
    }
  }
  // sculptures on plinths
  const plinth = (x: number, y: number, w: number, h: number, f: Draw) => {
    const t = mix(p.white, wl, 0.3);
    const s = mix(wl, p.whiteShade, 0.55);
    c.ellipse(x + c.dir * w * 0.5, y + 2, w * 0.9, 8, p.ink, 0.2)
      .rect(
        x - w / 2,
        y - h,
        w,
        h,
        c.linear([mix(t, s, c.dir > 0 ? 0.1 : 0.7), mix(t, s, c.dir > 0 ? 0.8 : 0.2)], 'across'),
      )
      .path(
        `M${num(x - w / 2)} ${num(y - h)}l${num(w * 0.12)} -8h${num(w * 0.76)}l${num(w * 0.12)} 8z`,
        p.white,
      );
    c.group(x, y - h - 4, w / 84, f);
  };
  const br = c.linear([c.pale(p.glow, 0.3), c.lamp(0.45), c.deep(p.accent, 0.55)], [0, 0, 1, 0.5]);
  const ston = c.linear([p.white, c.pale(p.whiteShade, 0.3), p.whiteShade], [0, 0, 1, 0.6]);
  const ink = c.linear([mix(p.ink, p.whiteShade, 0.35), p.ink], [0, 0, 1, 0.5]);
  const F = [
    () =>
      c
        .path(
          'M-6 0C-54-30-66-96-40-146C-22-182 28-184 46-140C64-92 46-26 14 0ZM-14-56C6-44 26-70 22-104C18-134-10-136-22-112C-32-92-30-66-14-56Z',
          br,
          'evenodd',
        )
        .line('M-14-56C-30-66-32-92-22-112', p.white, 2, 0.5),
    () => {
      c.path('M-20 0H20L12-14H-12Z', ink);
      (
        [
          [-34, 26],
          [-80, 22],
          [-122, 18],
          [-156, 13],
        ] satisfies Point[]
      ).forEach(([y, r], i) => {
        c.ellipse(i % 2 ? 5 : -4, y, r * 1.35, r, i % 2 ? ston : ink);
      });
    },
    () =>
      c.path(
        'M-44 0C-62-40 8-70-20-112C-38-140-10-186 34-180C66-172 60-132 34-122C62-108 52-66 26-52C40-34 36-12 22 0ZM2-142C-8-120 10-112 24-128C36-144 14-160 2-142Z',
        ston,
        'evenodd',
      ),
  ];
  plinth(X + 206 * k, 512, 92 * k, 118, nth(F, u));
  plinth(X - 196 * k, 462, 58 * k, 84, nth(F, (u + 1) % 3));
  // bench, visitor
  c.group(X - 40 * k, 548, k, () =>
    c
      .ellipse(0, 3, 118, 8, p.ink, 0.25)
      .path('M-104-40H104L112-26H-112Z', [
        mix(p.accent, p.stone, 0.3),
        mix(p.accent, p.stoneShade, 0.3),
      ])
      .path('M-112-26H112V-16H-112Z', c.deep(p.accent, 0.45))
      .path('M-92-16H-84V2H-92ZM84-16H92V2H84Z', p.ink),
  );
  c.ellipse(X + 60 * k + c.dir * 14, 459, 26 * k, 4, p.ink, 0.25);
  person(c, X + 60 * k, 458, 106 * k, u === 1 ? 0 : u ? 1 : 2);
};
