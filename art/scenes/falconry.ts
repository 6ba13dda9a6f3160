import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { int } from '#art/kit/numbers.ts';
import { dunes, ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { skin } from '#art/kit/tones.ts';

/** Falcon's head: crown, cheek, moustache, beak; centre 35,-230. */
function falconHead(c: Ctx, dk: string, lt: string, br: string, yl: string) {
  const { p } = c;
  const K = p.ink;
  c.path(
    'M-3-204C-12-238 8-263 34-263C54-263 68-252 71-238C66-222 60-204 46-198C28-190 6-192-3-204Z',
    dk,
  )
    .path(
      'M34-224C44-230 58-232 66-230C64-216 58-203 46-197C34-193 20-194 14-198C24-206 30-214 34-224Z',
      lt,
    )
    .path('M40-228C50-231 54-224 51-214C49-206 45-199 39-194C37-205 40-214 36-222Z', dk)
    .path('M2-226C8-216 10-206 8-195C2-198-4-203-5-211Z', br, 0.8);
  c.path(
    'M65-239C76-241 83-232 81-217C80-211 78-210 77-215C75-220 71-222 64-222C61-227 61-235 65-239Z',
    c.linear([c.deep(p.whiteShade, 0.35), K], [0, 0, 1, 0.6]),
  )
    .path('M63-240C69-242 73-239 73-235C72-230 68-228 63-228C60-232 60-237 63-240Z', yl)
    .circle(50, -237, 7.6, yl)
    .circle(51, -237, 5.8, K)
    .circle(53, -239.5, 1.7, p.white)
    .path('M37-248C47-252 57-250 63-244L61-242C53-246 45-246 37-244Z', c.deep(dk, 0.5));
}

/** Falcon on the fist, facing right; the fist is at 0,0. */
function perched(c: Ctx) {
  const { p } = c;
  const v = c.random() < 0.5;
  const dk = v ? c.deep(p.stoneShade, 0.62) : c.deep(p.glass, 0.35);
  const md = mix(dk, v ? p.stone : p.whiteShade, 0.3);
  const lt = mix(p.white, p.stone, 0.35);
  const br = mix(lt, p.stoneShade, 0.4);
  const yl = c.lamp(0.25);
  const lea = mix(p.stoneShade, p.accent, 0.25);
  const K = p.ink;
  // tail behind the fist
  c.path('M-40-6L-62 96C-58 106-36 108-32 98L-6 0Z', [md, c.deep(dk, 0.2)]).line(
    'M-45 26L-16 30M-50 48L-22 52M-55 70L-28 74M-59 90L-33 93',
    mix(br, dk, 0.35),
    3,
    0.75,
  );
  // breast
  c.path(
    'M44-204C66-184 76-146 66-104C60-72 48-46 30-30L-10-24C-30-60-34-130-16-196Z',
    c.linear([lt, mix(lt, br, 0.6), br], [1, 0, 0, 0.5]),
  );
  let d = '';
  for (let r = 0; r < 6; r++) {
    for (let i = 0; i < 4; i++) {
      const y = -158 + r * 21;
      const x = 54 - i * 14 - (r % 2) * 6 - r * 1.2;
      d += `M${int(x - 4)} ${y + i * 2}q4 7 8 0`;
    }
  }
  c.line(d, dk, 2.8, 'stroke-linecap="round" opacity=".7"');
  // legs
  c.path(
    'M36-76C42-48 36-26 28-12L10-10C2-30 4-58 12-84ZM10-70C14-44 6-24-2-10L-18-10C-24-34-16-60-8-78Z',
    [lt, br],
  )
    .line(
      'M28-44l2 8M20-54l2 8M22-30l2 8M0-44l2 8M-8-30l2 8',
      dk,
      2.2,
      'stroke-linecap="round" opacity=".6"',
    )
    .path('M11-14H27L26 0H13ZM-17-14H-3L-3 0H-15Z', yl);
  // folded wing
  c.path(
    'M12-214C-22-206-44-178-50-138C-58-84-56-10-46 66C-44 74-38 76-36 68C-26 10-4-46 16-90C30-122 32-164 26-198Z',
    c.linear([md, [dk, 0.45], c.deep(dk, 0.35)], [0.2, 0, 0.5, 1]),
  );
  c.line(
    'M-40-150q10 10 22 2q12 10 24 0M-46-122q12 12 24 2q12 10 26 0M-49-92q12 12 24 2q12 8 24-2M-50-62q10 10 20 2q10 6 20-2',
    mix(md, br, 0.5),
    2.2,
    'stroke-linecap="round" opacity=".8"',
  ).line(
    'M-46-40C-48 0-44 40-41 64M-36-36C-38 0-38 30-39 52M-24-34C-30-8-34 16-37 40',
    mix(md, br, 0.35),
    2,
    'stroke-linecap="round" opacity=".75"',
  );
  falconHead(c, dk, lt, br, yl);
  // arm, gauntlet, fist, jesses
  c.path(
    'M-330 250C-250 190-190 130-128 66L-84 96C-130 170-190 240-260 330Z',
    c.linear([p.white, c.white(0.7)], [0.3, 0, 0.7, 1]),
  ).line('M-122 100C-170 160-220 210-290 270', p.whiteShade, 2.4, 0.7);
  c.path(
    'M-150 52C-130 66-96 92-78 116C-50 92-34 74-16 62L48 52C60 48 66 36 60 24C56 8 40-4 20-6H-18C-40-6-60 4-78 16C-100 28-126 40-150 52Z',
    c.linear([c.pale(lea, 0.25), lea, c.deep(lea, 0.45)], [0.3, 0, 0.6, 1]),
  )
    .path('M-150 52C-130 66-96 92-78 116L-68 108C-86 84-116 58-138 46Z', c.pale(p.stone, 0.3))
    .line(
      'M-60 8C-50 30-30 50-10 60M60 22C44 20 32 22 26 28C40 30 52 32 60 38M26 28C18 36 20 48 30 54M24 40C36 42 46 44 54 48',
      c.deep(lea, 0.55),
      2,
      'round',
    )
    .line('M-140 58C-120 72-98 92-86 108', c.deep(lea, 0.4), 1.4, 'stroke-dasharray="3 3"');
  limb(
    c,
    'M20-4C32-8 44-4 48 4M18-3C22 2 28 6 34 8M14-3C10 2 8 6 8 10M-9-4C2-8 8-4 12 2M-12-3C-20-2-26 2-30 8',
    yl,
    6.5,
  );
  c.path(
    'M47 2c5 2 5 7 2 11c-2-4-5-6-6-9zM33 6c5 2 5 6 3 10c-3-3-5-5-6-8zM6 8c0 5 2 7 5 9c1-4 0-8-1-10zM-29 6c-4 2-5 6-4 10c3-2 6-5 7-8z',
    K,
  );
  c.line(
    'M18-8C40 10 34 40 22 70C16 92 24 110 18 130M-8-8C-4 30 10 50 14 80C16 96 12 106 14 122',
    c.deep(p.accent, 0.15),
    3,
    'round',
  ).path('M13-16h15v8h-15zM-17-16h14v8h-14z', c.deep(p.accent, 0.1));
}

/** Falcon on the wing, heading right. */
function flying(c: Ctx) {
  const { p } = c;
  const dk = c.deep(p.stoneShade, 0.6);
  const md = mix(dk, p.stone, 0.28);
  const lt = mix(p.white, p.stone, 0.35);
  const br = mix(lt, p.stoneShade, 0.45);
  const yl = c.lamp(0.25);
  // far wing, raised
  c.path(
    'M70-26C92-66 104-98 96-128C82-172 30-220-38-246C-46-248-48-242-42-238C-2-208 20-172 26-132C30-96 22-58 8-24Z',
    [c.deep(dk, 0.35), dk],
  ).line(
    'M-38-242C14-208 50-166 60-124M-8-214C20-184 36-150 40-116',
    md,
    2,
    'opacity=".5" stroke-linecap="round"',
  );
  // tail, body
  c.path(
    'M-66-4L-190 14C-199 16-204 24-200 32C-196 42-186 46-176 44L-52 26Z',
    c.linear([br, md], 'back'),
  )
    .line(
      'M-92 2L-84 28M-116 6L-108 32M-140 10L-132 36M-164 14L-156 40M-186 17L-180 42',
      dk,
      5,
      0.7,
    )
    .line('M-190 22L-66 8', dk, 1.6, 0.5);
  c.path('M96-40C120-40 134-24 128-4C116 26 62 44 0 38C-40 34-72 24-84 10C-50-18 20-38 66-40Z', [
    dk,
    [md, 0.22],
    [lt, 0.5],
    br,
  ]);
  let d = '';
  for (let i = 0; i < 15; i++) {
    d += `M${int(96 - (i % 8) * 20)} ${int(8 + (i > 7 ? 12 : 0) + (i % 2) * 3)}q4 5 8 0`;
  }
  c.line(d, dk, 2.4, 'stroke-linecap="round" opacity=".7"');
  limb(c, 'M-20 36L-46 42M2 38L-24 48', yl, 5);
  c.line(
    'M-44 42C-64 54-80 50-98 60M-22 48C-42 60-56 58-72 72',
    c.deep(p.accent, 0.1),
    2.2,
    'round',
  );
  c.add('<g transform="translate(96 142) rotate(8) scale(.72)">');
  falconHead(c, dk, lt, br, yl);
  c.add('</g>');
  // near wing: sickle, swept back
  c.path(
    'M78-16C78-54 62-98 30-122C-14-152-100-184-228-192C-236-192-237-186-230-183C-196-172-168-158-146-142C-150-140-148-136-142-132C-118-118-104-102-94-86C-72-58-56-34-42-6C-24 14 10 20 42 14C64 10 78 2 78-16Z',
    c.linear([c.deep(dk, 0.15), [dk, 0.4], [md, 0.75], mix(md, br, 0.4)], [0, 0, 0.7, 1]),
  );
  c.path(
    'M70-18C66-52 50-88 22-108C-10-128-52-146-90-154C-56-124-34-90-18-54C-6-24 20-2 46 0C62 0 72-6 70-18Z',
    c.linear([mix(md, br, 0.5), lt], [0, 0, 0.7, 1]),
    0.8,
  )
    .line(
      'M-206-184C-150-172-104-156-70-132M-146-142C-120-134-96-120-74-104M-118-116C-98-108-80-98-60-84M-94-86C-80-80-64-72-48-60M-68-48C-56-46-44-40-32-32',
      c.deep(dk, 0.3),
      2.4,
      'opacity=".75" stroke-linecap="round"',
    )
    .line(
      'M-34-122q14 10 28 2q12 10 26 0M-18-94q16 10 32 0q12 8 26-2M-4-66q16 8 32-2q10 8 22-2M10-38q14 8 28-2q10 6 20-2',
      dk,
      2.4,
      'opacity=".6" stroke-linecap="round"',
    );
}

export const drawFalconry: Scene = (c) => {
  const { W, p } = c;
  const fly = c.random() < 0.4;
  const k = Math.max(0.66, c.scale);
  const m = c.dir;
  sky(c, 430, {
    clouds: 5,
    sunRadius: c.night ? 38 : c.time === 'day' ? 48 : 74,
    sunX: W / 2 - m * W * (fly ? 0.14 : 0.1),
    sunY: { dawn: 240, day: 150, golden: 210, dusk: 262, night: 130 }[c.time],
  });
  haze(c, 430, 130, 0.8);
  c.path(
    `M0 432L${int(W * 0.14)} 404L${int(W * 0.3)} 416L${int(W * 0.46)} 396L${int(W * 0.64)} 414L${int(W * 0.84)} 400L${W} 416V450H0Z`,
    c.distant(0.45),
  );
  dunes(c, 446, 2, 1);
  mirrored(c, m < 0, () => {
    if (!fly) {
      c.group(W / 2 + 6 * k, 400, 1.16 * k, () => perched(c));
      return;
    }
    const x = W * 0.68;
    const y = 512;
    c.path(
      `M${int(W * 0.3)} 600C${int(W * 0.46)} 580 ${int(W * 0.56)} 526 ${int(x)} ${y - 2}C${int(W * 0.8)} 536 ${int(W * 0.9)} 560 ${W + 20} 566V600Z`,
      [p.sand[0], p.sand[1]],
    ).path(
      `M${int(x)} ${y - 2}C${int(W * 0.8)} 536 ${int(W * 0.9)} 560 ${W + 20} 566V600H${int(W * 0.66)}C${int(W * 0.76)} 570 ${int(W * 0.6)} 550 ${int(x)} ${y - 2}Z`,
      [mix(p.sand[2], p.sand[3], 0.25), p.sand[2]],
    );
    c.group(x - 8, y + 2, 0.8 * Math.max(0.8, k), () => {
      c.path(
        'M-14 0C-16-40-16-66-12-84C-8-94 10-94 14-84C18-60 18-30 16 0Z',
        c.linear([p.white, c.white(0.7)], 'across'),
      );
      limb(c, 'M-10-80L-34-96L-56-122', p.white, 9);
      limb(c, 'M-50-114L-60-126', mix(p.stoneShade, p.accent, 0.3), 10);
      c.circle(0, -100, 9.5, skin(c))
        .path(
          'M-11-98C-14-114 12-116 12-100C8-104 0-104-2-100C-2-92 4-84 8-76L14-74C10-84 14-92 12-100L12-98C14-88 18-80 16-72L-8-76C-12-84-10-90-11-98Z',
          p.white,
        )
        .line('M-10-105C-4-109 6-109 11-104', p.ink, 2.6);
    });
    c.group(W * 0.5, 286, 1.06 * k, () => flying(c), 'rot(-6)');
  });
  ripples(c, 0, W, 540, 596, 6, p.sand[0], c.dark ? 0.14 : 0.35);
};
