import { paint, wheel } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { dunes, puffs, ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { mirrored } from '#art/kit/strokes.ts';
import { black } from '#art/kit/tones.ts';

/** Boxy expedition four-by-four, nose right, ground y=0, 390 long. */
function expedition(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const v = Math.floor(c.random() * 3);
  const K = black(c);
  const body = c.linear([hi, [a, 0.2], [a, 0.5], b]);
  const glass = c.dark
    ? c.linear([mix(p.glow, p.glass, 0.35), p.glass], [0.8, 0, 0.2, 1])
    : c.linear([p.glint, [p.glass, 0.6]], [0.8, 0, 0.2, 1]);
  const top = c.linear([p.white, c.white(0.6)]);
  const tan = mix(p.stoneShade, p.stone, 0.3);
  c.rect(20, -74, 346, 26, K).line('M40-44H352', K, 6); // chassis
  c.circle(-9, -122, 33, K).circle(-9, -122, 13, mix(p.glass, p.whiteShade, 0.25)); // spare
  // roof load
  c.line('M8-216H248M22-216V-204M92-216V-204M164-216V-204M234-216V-204', K, 4, 'round');
  if (v === 0) {
    c.rect(30, -246, 76, 28, [tan, c.deep(tan, 0.4)], 'rx="4"')
      .rect(112, -240, 54, 22, c.deep(p.accent, 0.12), 'rx="3"')
      .line('M52-246V-218M86-246V-218', K, 3)
      .path('M176-218V-244L180-248H194L198-244V-218ZM204-218V-244L208-248H222L226-244V-218Z', [
        c.deep(p.leaf, 0.1),
        p.foliage,
      ]);
  } else if (v === 1) {
    c.rect(26, -244, 130, 26, [c.stone(0.25), c.deep(p.stoneShade, 0.15)], 'rx="13"')
      .line('M56-244V-218M124-244V-218', K, 4)
      .rect(168, -236, 58, 18, c.deep(p.stoneShade, 0.35), 'rx="3"');
  } else {
    c.path('M16-222H238L250-228L238-234H16Z', [p.white, mix(p.accent, p.stone, 0.3)])
      .rect(34, -250, 60, 16, tan, 'rx="3"')
      .rect(102, -254, 46, 20, c.deep(p.sea[1], 0.25), 'rx="3"');
  }
  c.path('M240-224H258V-208H244Z', K).rect(252, -222, 7, 12, c.pale(p.glow, 0.4)); // light bar
  c.path(
    'M8-62V-188C8-199 12-203 22-203H234C242-203 246-200 249-193L268-142L368-136C381-135 386-130 386-119L388-62H368L352-100H270L252-62H140L122-100H40L24-62Z',
    body,
  );
  c.path('M8-188C8-199 12-203 22-203H234C242-203 246-200 249-193L251-188Z', top).line(
    'M9-187H251',
    b,
    2,
    0.5,
  );
  c.path('M20-180H68V-142H20ZM80-180H150V-142H80ZM160-180H236L251-142H160Z', glass).path(
    'M96-180H112L98-142H84ZM182-180H206L190-142H168Z',
    p.white,
    `opacity="${c.dark ? 0.12 : 0.22}"`,
  );
  c.line('M10-134H268L384-124', hi, 2.4, 0.75)
    .line('M75-184V-66M155-184V-66M262-138L256-72M276-134L384-112', b, 1.8, 0.65)
    .path('M84-126h16v5h-16zM164-126h16v5h-16z', K)
    .path(
      'M8-92H140L122-100H40L30-78L8-80ZM252-92L270-100H352L362-78L387-84V-62H368L352-100H270L252-62H140L132-80L252-82Z',
      b,
      0.45,
    );
  c.path(
    'M16-60L36-106H126L148-60H136L119-96H43L28-60ZM244-60L266-106H356L376-60H364L349-96H273L256-60Z',
    K,
  ); // arches
  c.path(
    'M136-66H256V-56H136ZM364-78H400C406-78 408-74 408-68C408-60 404-56 396-56H372ZM-6-76H26L20-56H2C-4-58-6-66-6-76Z',
    K,
  )
    .line('M398-80V-104H384', K, 4)
    .path('M374-130H387V-106H373Z', c.pale(p.glow, 0.5))
    .path('M4-132h7v24h-7z', c.dark ? '#ff6a4a' : p.accent); // bumpers, lamps
  c.line('M282-140V-150C282-158 262-170 258-206', K, 6, 'stroke-linejoin="round"')
    .path('M250-218H266V-204H252Z', K)
    .path('M256-156L272-160L274-146L260-142Z', K); // snorkel, mirror
  for (const x of [81, 311]) {
    wheel(c, x, -44, 44, 6);
    c.circle(
      x,
      -44,
      41.5,
      'none',
      `stroke="${p.stoneShade}" stroke-width="5" stroke-dasharray="5 6" opacity=".28"`,
    );
  }
}

export const drawOffroader: Scene = (c) => {
  const { W, p } = c;
  sky(c, 396, { clouds: 4 });
  haze(c, 400, 120, 0.8);
  dunes(c, 404, 2, 1.15);
  haze(c, 500, 110, 0.35);
  const s = 0.92 * Math.max(0.66, c.scale);
  const back = c.random() < 0.4;
  mirrored(c, c.dir < 0, () => {
    const xAt = (f: number) => int(W * f);
    const cy = 452;
    const lit = c.linear([
      p.sand[0],
      mix(p.sand[0], p.sand[1], 0.7),
      mix(p.sand[1], p.sand[2], 0.35),
    ]);
    const sh = c.linear([
      mix(p.sand[2], p.sand[3], 0.1),
      mix(p.sand[2], p.sand[3], 0.5),
      mix(p.sand[2], p.sand[1], 0.3),
    ]);
    c.path(
      `M${-40} 548C${xAt(0.14)} 530 ${xAt(0.24)} 484 ${xAt(0.34)} ${cy + 16}C${xAt(0.46)} ${cy - 8} ${xAt(0.58)} ${cy - 22} ${xAt(0.7)} ${cy - 30}C${xAt(0.8)} ${cy - 4} ${xAt(0.88)} 520 ${W + 40} 530V600H-40Z`,
      lit,
    );
    c.path(
      `M${xAt(0.7)} ${cy - 30}C${xAt(0.8)} ${cy - 4} ${xAt(0.88)} 520 ${W + 40} 530V600H${xAt(0.56)}C${xAt(0.7)} 560 ${xAt(0.5)} 530 ${xAt(0.58)} 496C${xAt(0.64)} 474 ${xAt(0.66)} 446 ${xAt(0.7)} ${cy - 30}Z`,
      sh,
    );
    // tracks up the lit flank
    const tr = `M${xAt(0.08)} 604C${xAt(0.2)} 560 ${xAt(0.26)} 520 ${xAt(0.345)} ${cy + 26}`;
    c.line(tr, p.sand[2], 9, 'stroke-dasharray="3 4" opacity=".5"').line(
      `M${xAt(0.2)} 604C${xAt(0.28)} 566 ${xAt(0.32)} 524 ${xAt(0.39)} ${cy + 14}`,
      p.sand[2],
      8,
      'stroke-dasharray="3 4" opacity=".45"',
    );
    const gx = W * 0.5;
    const gy = cy - 4;
    c.ellipse(
      gx + 16 * s,
      gy + 5,
      196 * s,
      7,
      p.sand[3],
      `opacity=".5" transform="rotate(-6 ${int(gx)} ${int(gy)})"`,
    );
    puffs(
      c,
      c.hazy(p.sand[0], 0.4),
      [0, 1, 2, 3, 4].map((i) => [
        gx - (160 + i * 42) * s,
        gy + 12 + i * 5 + c.between(-6, 6),
        (44 + i * 10) * s,
        (16 + i * 6) * s,
        0.7 - i * 0.1,
      ]),
    );
    c.group(
      gx,
      gy,
      s,
      () => {
        c.add('<g transform="translate(-196 4)">');
        c.line('M18-204L4-344', black(c), 2).path(
          'M4-344L50-334L8-316Z',
          mix(p.accent, p.glow, 0.15),
        );
        expedition(c);
        c.add('</g>');
      },
      `rot(${back ? 6 : -6})`,
      back,
    );
    puffs(c, c.hazy(p.sand[0], 0.25), [
      [gx - 112 * s, gy + 14, 58 * s, 12, 0.95],
      [gx + 120 * s, gy - 12, 46 * s, 9, 0.8],
    ]);
    if (c.dark) {
      const x = gx + (back ? -190 : 190) * s;
      const k = back ? -1 : 1;
      const y0 = gy - (back ? 100 : 138) * s;
      c.path(
        `M${int(x)} ${int(y0)}L${int(x + k * 300 * s)} ${int(y0 - 54)}V${int(y0 + 54)}L${int(x)} ${int(y0 + 16 * s)}Z`,
        c.fade(p.glow, 0.5, 0, back ? 'back' : 'across'),
      );
    }
  });
  ripples(c, W * 0.05, W * 0.6, 540, 596, 7, p.sand[0], c.dark ? 0.16 : 0.4);
};
