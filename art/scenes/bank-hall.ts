import { pick } from '#art/kit/choice.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { lancet, type Point, type Point3, poly } from '#art/kit/geometry.ts';
import { int, nth, num } from '#art/kit/numbers.ts';
import { person } from '#art/kit/people.ts';
import { underTone } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawBankHall: Scene = (c) => {
  underTone(c);
  const { W, p } = c;
  const X = W / 2;
  const k = Math.max(0.68, c.scale);
  const v = c.random() < 0.5 ? 0 : 1;
  const vy = 330;
  const project = (x: number, y: number, z: number): Point => [X + (x * k) / z, vy + y / z];
  const quad = (...a: readonly Point3[]) => poly(a.map((t) => project(...t)));
  const A = 236;
  const T = -250;
  const B = 84;
  const N = 0.3;
  const mar = c.dark ? c.stone(0.55) : c.pale(p.stone, 0.35);
  const lo = mix(mar, p.stoneShade, 0.6);
  const brass = mix(p.glow, p.stoneShade, 0.28);
  const green = pick(c, [c.deep(p.sea[1], 0.35), c.deep(p.accent, 0.4), c.deep(p.foliage, 0.1)]);
  // end wall: great window over the counter, or the vault
  sky(c, 380, {
    clouds: 3,
    sunX: X - c.dir * 40 * k,
    sunY: { dawn: 250, day: 150, golden: 220, dusk: 262, night: 156 }[c.time],
    sunRadius: 40,
  });
  skyline(c, 392, {
    from: X - 170 * k,
    to: X + 170 * k,
    height: [60, 150],
    width: [20, 34],
    gap: 12,
    tone: c.distant(0.2),
    flat: v,
    lights: !v,
  });
  if (!v) needle(c, X + c.dir * 46 * k, 392, 250, 46, { fade: 0.2 });
  haze(c, 396, 80, 0.8);
  const win = v
    ? `M${int(X - 128 * k)} 250A${int(128 * k)} ${int(128 * k)} 0 1 1 ${int(X + 128 * k)} 250Z`
    : lancet(X, 220 * k, 116, 372);
  const tp = vy + T;
  const bt = vy + B;
  c.path(
    `M${int(X - A * k)} ${tp}H${int(X + A * k)}V${bt}H${int(X - A * k)}Z${win}`,
    [c.deep(lo, c.dark ? 0.3 : 0.12), mix(lo, mar, 0.45)],
    'evenodd',
  )
    .line(win, c.pale(mar, 0.4), 9)
    .line(win, brass, 2.4);
  c.line(
    v
      ? `M${int(X)} ${int(250 - 126 * k)}V250M${int(X - 90 * k)} ${int(250 - 90 * k)}L${int(X)} 250L${int(X + 90 * k)} ${int(250 - 90 * k)}`
      : `M${int(X)} 118V372M${int(X - 110 * k)} 232H${int(X + 110 * k)}M${int(X - 110 * k)} 302H${int(X + 110 * k)}M${int(X - 52 * k)} 150V372M${int(X + 52 * k)} 150V372`,
    c.polish(0.4),
    2.4,
  );
  if (v) {
    const R = 66;
    const y = 344;
    c.circle(X, y, R + 16, lo)
      .circle(X, y, R + 9, c.polish(0.3))
      .circle(
        X,
        y,
        R,
        c.linear(
          [c.white(0.25), mix(p.whiteShade, p.stoneShade, 0.3), c.deep(p.whiteShade, 0.4)],
          [0, 0, 1, 1],
        ),
      )
      .circle(X, y, R * 0.74, 'none', `stroke="${brass}" stroke-width="4"`)
      .circle(
        X,
        y,
        R * 0.88,
        'none',
        `stroke="${c.deep(p.whiteShade, 0.4)}" stroke-width="7" stroke-dasharray="7 15.8"`,
      )
      .circle(X, y, R * 0.44, [c.white(0.4), c.deep(p.whiteShade, 0.25)]);
    let d = '';
    for (let i = 0; i < 5; i++) {
      const a = i * 1.2566 - 1.57;
      d += `M${int(X)} ${y}L${int(X + 38 * Math.cos(a))} ${int(y + 38 * Math.sin(a))}`;
    }
    c.line(d, brass, 5, 'round').circle(X, y, 9, brass);
  }
  // ceiling coffers, side walls, floor
  c.path(
    quad([-A, T, N], [-A, T, 1], [A, T, 1], [A, T, N]),
    c.linear([c.deep(lo, 0.4), mix(lo, mar, 0.4)], [0, 0, 0, tp], 1),
  );
  let d = '';
  for (let i = 0; i < 3; i++) {
    for (const z of [0.82, 0.64, 0.5]) {
      d += quad(
        [-150 + i * 104, T, z],
        [-150 + i * 104, T, z * 1.15],
        [-58 + i * 104, T, z * 1.15],
        [-58 + i * 104, T, z],
      );
    }
  }
  c.path(
    d,
    c.dark ? mix(p.glow, p.stoneShade, 0.4) : c.deep(lo, 0.3),
    c.dark ? 'opacity=".75"' : '',
  ).line(d, brass, 1.4);
  const ex = (A * k) / N;
  if (X > ex) {
    c.rect(0, 0, X - ex + 1, 600, c.deep(lo, 0.55)).rect(
      X + ex - 1,
      0,
      X - ex + 1,
      600,
      c.deep(lo, 0.55),
    );
  }
  for (const m of [-1, 1]) {
    c.path(
      quad([m * A, T, N], [m * A, T, 1], [m * A, B, 1], [m * A, B, N]),
      c.linear([c.deep(lo, 0.55), c.deep(lo, 0.12)], m > 0 ? 'back' : 'across'),
    );
  }
  c.path(
    quad([-A, B, N], [-A, B, 1], [A, B, 1], [A, B, N]),
    c.linear([c.pale(mar, 0.3), mar, c.deep(lo, 0.15)], [0, bt, 0, 600], 1),
  );
  d = '';
  const Z = [1, 0.86, 0.74, 0.63, 0.53, 0.44, 0.36, 0.3];
  for (let r = 0; r < 7; r++) {
    for (let i = -4; i < 4; i++) {
      if ((i + r) % 2) {
        d += quad(
          [i * 59, B, nth(Z, r)],
          [i * 59 + 59, B, nth(Z, r)],
          [i * 59 + 59, B, nth(Z, r + 1)],
          [i * 59, B, nth(Z, r + 1)],
        );
      }
    }
  }
  c.path(d, green, 0.62).path(
    quad([-90, B, 1], [90, B, 1], [60, B, N], [-60, B, N]),
    c.fade(p.sun, c.night ? 0.2 : 0.6, 0, [0, bt, 0, 600], 1),
  );
  // counter with brass grille and lamps
  const ct = bt - 44;
  c.rect(X - 190 * k, ct, 380 * k, 46, [green, c.deep(green, 0.4)])
    .rect(X - 198 * k, ct - 7, 396 * k, 8, [p.white, mar])
    .line(
      [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${int(X + i * 54 * k)} ${ct + 8}V${bt - 4}`).join(''),
      brass,
      1.6,
    );
  for (const x of [-160, 160]) {
    c.rect(
      X + x * k - 26 * k,
      ct - 56,
      52 * k,
      50,
      'none',
      `stroke="${brass}" stroke-width="3"`,
    ).line(
      [-14, -5, 5, 14].map((i) => `M${int(X + (x + i) * k)} ${ct - 54}V${ct - 8}`).join(''),
      brass,
      1.8,
    );
  }
  for (const x of [-92, 92]) {
    c.group(X + x * k, ct - 6, 0.8 * k, () =>
      c
        .path('M-9 0H9V-3H-9ZM-1.500-3H1.500V-26H-1.500Z', brass)
        .path('M-20-24C-18-36 18-36 20-24Z', mix(p.leaf, p.foliage, 0.4))
        .circle(0, -18, 46, c.radial(p.glow, c.dark ? 0.8 : 0.5)),
    );
  }
  // columns, far to near
  const colm = c.stamp('col', () => {
    c.path(
      'M-26 0V-316H26V0Z',
      c.linear(
        [c.pale(mar, 0.2), [c.pale(mar, c.dark ? 0.25 : 0.6), 0.3], [lo, 0.8], c.deep(lo, 0.3)],
        c.dir > 0 ? 'across' : 'back',
      ),
    )
      .line('M-17-4V-312M-8-4V-312M2-4V-312M11-4V-312M19-4V-312', lo, 1.8, 0.75)
      .path('M-34 10V0H34V10ZM-30 0V-8H30V0Z', mar)
      .path(
        'M-30-316V-324H30V-316ZM-36-324V-332H36V-324ZM-42-332V-342H42V-332Z',
        c.linear([c.pale(mar, 0.4), lo], 'across'),
      )
      .rect(-28, -312, 56, 4, brass)
      .rect(-28, -12, 56, 4, brass);
  });
  for (const z of [0.92, 0.7, 0.52, 0.385]) {
    for (const m of [-1, 1]) {
      const [x, y] = project(m * 214, B, z);
      c.path(
        `M${num(x - (26 * k) / z)} ${num(y)}h${num((52 * k) / z)}l${num(-m * 8)} ${num(70 / z)}h${num((-52 * k) / z)}z`,
        mar,
        0.22,
      ).add(
        `<use href="#${colm}" transform="translate(${num(x)} ${num(y - 8 / z)}) scale(${Number(num(((0.92 * k) / z) * 10)) / 10} ${(0.955 / z).toFixed(2)})"/>`,
      );
    }
  }
  // chandelier, visitors
  c.group(X, 92, k, () =>
    c
      .line('M0-100V0', brass, 2.4)
      .path('M-44 0H44L30 16H-30ZM-26 16H26L14 32H-14Z', [c.pale(p.glow, 0.45), c.lamp(0.25)])
      .line('M-44 0H44M-26 16H26', brass, 2)
      .circle(0, 12, 130, c.radial(p.glow, c.dark ? 0.6 : 0.35)),
  );
  c.ellipse(X - 66 * k, 521, 34 * k, 5, p.ink, 0.3);
  person(c, X - 74 * k, 520, 96 * k, 2);
  person(c, X - 46 * k, 522, 98 * k, 0, 1);
};
