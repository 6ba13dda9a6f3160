import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { lancet } from '#art/kit/geometry.ts';
import { int } from '#art/kit/numbers.ts';
import { person } from '#art/kit/people.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { clip } from '#art/kit/strokes.ts';

function ray(c: Ctx, a: string, b: string) {
  c.path(
    'M-9-18C-12-26-11-31-8-32C-5-31-5-26-4-21H4C5-26 5-31 8-32C11-31 12-26 9-18C30-18 60-30 92-66C97-70 100-66 98-58C88-18 54 18 20 26C10 29 4 34 2 44C0 62-6 80-14 104C-15 106-17 105-16 103C-10 80-6 60-6 44C-8 34-12 29-20 26C-54 18-88-4-108-34C-111-40-108-43-103-40C-66-20-34-16-9-18Z',
    a,
  ).path(
    'M-20 26C-54 18-88-4-108-34C-80-10-40 4 0 6C36 4 72-20 98-58C88-18 54 18 20 26C8 30-8 30-20 26Z',
    b,
  );
}

function shark(c: Ctx, a: string, b: string) {
  c.path(
    'M-120 0C-90-22-40-32 10-28L34-62C38-66 44-64 43-58L48-24C78-18 104-8 122-2L152-38C156-42 160-40 159-34L148 2L158 26C159 32 154 33 150 29L124 8C100 16 70 20 40 20L8 46C4 49 0 46 2 42L6 22C-40 24-92 20-120 0Z',
    a,
  )
    .path(
      'M-120 0C-80 10-20 10 40 8C70 8 100 6 124 4C100 16 70 20 40 20L8 46C4 49 0 46 2 42L6 22C-40 24-92 20-120 0Z',
      b,
    )
    .line(
      'M-58-10C-62-4-62 2-58 8M-50-11C-54-4-54 2-50 8M-42-12C-46-4-46 2-42 8',
      mix(a, '#000000', 0.25),
      1.8,
    )
    .circle(-92, -5, 2.4, '#0a1a20');
}

export const drawAquarium: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const fy = 486;
  const v = Math.floor(c.random() * 3);
  const dk = mix(p.ink, p.sea[2], 0.3);
  const top = c.pale(p.sea[0], c.night ? 0.05 : 0.2);
  const mid = c.night ? mix(p.sea[1], p.glint, 0.3) : p.sea[1];
  const deep = c.night ? c.deep(p.sea[1], 0.35) : c.deep(p.sea[2], 0.05);
  c.band(0, 600, dk);
  const x0 = v === 2 ? X - 330 * k : W * 0.045;
  const x1 = W - x0;
  const pane =
    v === 2
      ? lancet(X, 660 * k, -120, fy)
      : v === 1
        ? `M${int(x0)} ${fy}V190Q${int(x0)} 46 ${int(x0 + 150 * k)} 46H${int(x1 - 150 * k)}Q${int(x1)} 46 ${int(x1)} 190V${fy}Z`
        : `M${int(x0)} 44H${int(x1)}V${fy}H${int(x0)}Z`;
  c.add(`<g ${clip(c, pane)}>`).band(0, fy, [top, [mid, 0.42], deep]);
  const lx = X - c.dir * 90 * k;
  c.ellipse(lx, 20, 420 * k, 210, c.radial(p.sun, c.night ? 0.35 : 0.7));
  let b = '';
  for (let i = 0; i < 7; i++) {
    const t = (i - 3) / 3;
    const w = c.between(10, 26);
    b += `M${int(lx + t * 130 - 6)} 0h12l${int(t * 210 + w)} ${fy}h${int(-2 * w - 12)}z`;
  }
  c.path(b, c.fade(p.sun, c.night ? 0.2 : 0.42, 0, [0, 0, 0, fy], 1));
  // far reef, near reef
  c.path(
    `M0 ${fy}V400Q${int(W * 0.1)} 350 ${int(W * 0.18)} 396T${int(W * 0.36)} 430T${int(W * 0.62)} 436T${int(W * 0.8)} 388T${W} 370V${fy}Z`,
    mix(mid, deep, 0.6),
  ).path(
    `M0 ${fy}V444Q${int(W * 0.08)} 402 ${int(W * 0.16)} 440T${int(W * 0.4)} 468T${int(W * 0.66)} 470T${int(W * 0.86)} 430T${W} 440V${fy}Z`,
    c.deep(deep, 0.45),
  );
  const coral = c.stamp('coral', () =>
    c.line(
      'M0 0V-34M0-12C-14-16-18-26-18-42M0-18C12-22 16-32 16-50M-18-32C-26-36-28-42-28-50M16-38C24-42 26-48 26-56M0-34C-4-44-4-52-2-62',
      mix(p.accent, deep, 0.3),
      5,
      'round',
    ),
  );
  c.use(coral, W * 0.1, 448, 0.9 * k)
    .use(coral, W * 0.16, 462, 0.6 * k, 1)
    .use(coral, W * 0.87, 446, 1.1 * k, 1)
    .use(coral, W * 0.93, 450, 0.7 * k);
  // schools
  const fish = c.stamp('fish', () =>
    c.path('M-9 0C-4-6 5-6 9 0L15-5V5L9 0C5 6-4 6-9 0Z', c.pale(p.glow, 0.2)),
  );
  for (let i = 0; i < 15; i++) {
    const a = c.between(0, 6.28);
    const r = Math.sqrt(c.random());
    c.use(
      fish,
      X + c.dir * 205 * k + Math.cos(a) * r * 96 * k,
      336 + Math.sin(a) * r * 40,
      c.between(0.55, 0.95) * k,
      c.dir > 0,
    );
  }
  const f2 = c.stamp('fish2', () =>
    c.path('M-9 0C-4-6 5-6 9 0L15-5V5L9 0C5 6-4 6-9 0Z', c.deep(deep, 0.2)),
  );
  for (let i = 0; i < 9; i++) {
    c.use(
      f2,
      X - c.dir * 250 * k + c.between(-70, 70) * k,
      126 + c.between(-34, 34),
      c.between(0.5, 0.8) * k,
      c.dir < 0,
    );
  }
  const lit = c.pale(p.whiteShade, c.night ? 0.1 : 0.35);
  const body = mix(deep, p.whiteShade, 0.18);
  const bd = c.deep(deep, 0.35);
  const hero = v === 1 ? () => shark(c, body, lit) : () => ray(c, bd, body);
  const alt = v === 1 ? () => ray(c, bd, body) : () => shark(c, body, lit);
  c.group(X - c.dir * 30 * k, 214, (v === 1 ? 1.36 : 1.7) * k, hero, '', c.dir < 0);
  c.group(X + c.dir * 196 * k, 130, 0.62 * k, alt, 'opacity=".8"', c.dir > 0);
  c.group(X - c.dir * 236 * k, 316, 0.52 * k, v ? alt : hero, 'opacity=".75"', c.dir > 0);
  let bb = '';
  for (let i = 0; i < 12; i++) {
    bb += `M${int(X + c.dir * 250 * k + c.between(-24, 24))} ${int(c.between(70, 420))}h.1`;
  }
  c.line(bb, p.white, 4, 'stroke-linecap="round" opacity=".45"').add('</g>');
  c.line(pane, mix(p.ink, p.whiteShade, 0.35), 7).line(
    v === 2 ? '' : `M${int(X - 150 * k)} 46V${fy}M${int(X + 150 * k)} 46V${fy}`,
    p.white,
    1.2,
    0.16,
  );
  // floor takes the blue
  c.band(fy, 114, [mix(mid, dk, 0.3), dk])
    .path(`M${int(x0)} ${fy}H${int(x1)}L${int(x1 + 40)} 600H${int(x0 - 40)}Z`, c.fade(top, 0.5, 0))
    .band(fy - 3, 6, mix(dk, p.whiteShade, 0.3));
  let d = '';
  for (let i = -5; i <= 5; i++) d += `M${int(X + i * 90)} ${fy + 3}L${int(X + i * 170)} 600`;
  c.line(d, p.ink, 1.4, 0.35);
  // visitors: a parent, a child
  const px = X - c.dir * 120 * k;
  const ph = 118 * k;
  const sil = {
    lit: mix(p.ink, p.whiteShade, 0.5),
    dark: mix(p.ink, '#000000', 0.25),
    skin: mix(p.ink, p.stoneShade, 0.3),
    kid: mix(p.ink, p.accent, 0.25),
  };
  c.ellipse(px + 12, 562, 70 * k, 7, p.ink, 0.5);
  person(c, px, 560, ph, v === 1 ? 1 : 0, 0, sil);
  person(c, px + 34 * k, 562, ph * 1.02, 3, 0, sil);
  if (W > 700) {
    c.ellipse(X + c.dir * 230, 532, 30, 4, p.ink, 0.4);
    person(c, X + c.dir * 230, 530, 78, 1, 0, sil);
  }
};
