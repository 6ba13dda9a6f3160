import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import type { Point3 } from '#art/kit/geometry.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { dunes, ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { limb, mirrored } from '#art/kit/strokes.ts';
import { skin } from '#art/kit/tones.ts';

/** Dromedary at a walk, facing right, feet y=0, hump 224 high. */
function dromedary(c: Ctx, col: string) {
  const { p } = c;
  const far = c.deep(col, 0.42);
  const sh = c.deep(col, 0.24);
  const hi = mix(col, p.sand[0], 0.4);
  c.path(
    'M30-118H58C54-92 46-76 44-60C42-44 36-26 34-10L42-3V0H20L24-10C27-28 31-44 32-60C34-80 32-96 30-118ZM-74-144C-88-108-86-92-96-66C-97-44-95-26-98-10L-104 0H-80L-84-10C-82-28-82-46-81-62C-70-80-58-92-46-114Z',
    far,
  );
  c.path('M-79-152C-92-142-92-122-88-100L-92-84L-84-88L-82-102C-86-120-84-134-74-142Z', sh);
  c.path(
    'M-80-148C-80-170-66-180-50-184C-36-190-30-223-6-224C16-224 20-192 38-184C52-177 62-168 76-166C94-168 102-200 110-228C113-240 120-248 130-250L131-258C134-262 138-258 138-251C148-248 156-242 164-238C172-235 176-230 175-225C176-220 172-216 166-216C156-212 146-214 138-218C130-206 126-164 106-136C96-122 84-116 72-112L70-98C70-84 72-72 72-62C75-42 76-26 80-10L88-3V0H66L68-10C64-28 60-44 58-60C54-78 46-92 42-108C22-100-10-100-32-112C-40-98-50-90-52-80C-54-70-56-64-57-56C-57-40-55-24-54-9L-46-3V0H-68L-66-9C-69-28-71-44-71-60C-71-72-70-80-73-90C-80-108-80-128-80-148Z',
    [hi, [col, 0.3], [sh, 0.8]],
  );
  c.path(
    'M72-112C84-116 96-122 106-136C122-158 128-196 133-216C126-200 116-168 100-150C88-138 70-138 58-126C40-112-6-108-34-118C-52-124-64-140-70-156C-72-130-66-112-60-98L-52-80C-50-90-40-98-32-112C-10-100 22-100 42-108Z',
    sh,
    0.75,
  ).path('M-6-222C-24-218-28-196-40-186C-26-192-8-194 10-190C6-204 4-216-6-222Z', hi, 0.5);
  c.line('M150-236q5-4 9 0', p.ink, 2.6, 'round')
    .line('M160-221q8 1 14-3', p.ink, 1.6, 0.7)
    .line('M58-60q7 4 13 0M-71-62q7 4 14 0', far, 2, 0.6);
}

function rider(c: Ctx, v: number, a: string, b: string) {
  // saddle cloth and rider for the dromedary
  const { p } = c;
  const robe = nth([c.hazy(p.white, 0.06), c.deep(p.sea[1], 0.35), mix(p.white, p.stone, 0.45)], v);
  const cloth = nth([p.white, c.pale(p.accent, 0.1), c.pale(p.stone, 0.5)], v);
  const sh = mix(robe, p.whiteShade, v === 1 ? 0.25 : 0.7);
  const sk = skin(c);
  c.path('M-56-186C-40-196-34-230-6-231C20-230 26-196 44-186L50-134C20-122-30-122-58-136Z', [
    c.pale(a, 0.14),
    a,
    c.deep(a, 0.35),
  ])
    .line('M-57-150C-30-138 20-138 48-148M-56-162C-30-150 20-150 47-160', b, 3)
    .line('M-57-136C-30-122 20-122 50-134', b, 8, 'stroke-dasharray="2.5 4"')
    .line('M-44-130V-118M-26-126V-112M-6-124V-110M14-125V-112M34-129V-117', a, 3, 'round');
  c.print(`rider${v}`, [0, 0], () => {
    c.path(
      'M-40-226C-40-240-32-242-24-234C-14-228 10-228 22-236C30-244 36-236 32-226C16-216-26-214-40-226Z',
      c.deep(p.stoneShade, 0.45),
    ); // saddle
    c.path(
      'M-32-234C-34-262-30-290-8-296C14-296 22-276 24-252C40-240 48-216 46-192L30-188C24-206 16-216 2-222C-12-224-28-226-32-234Z',
      c.linear([robe, sh], [0, 0, 1, 0.35]),
    )
      .path('M30-190L46-194L52-182L36-178Z', c.deep(p.stoneShade, 0.4))
      .line('M-6-292C-14-270-14-250-4-228M24-252C14-240 8-232 2-222', sh, 2, 0.8);
    limb(c, 'M4-280C14-268 28-258 46-254', robe, 11);
    c.circle(50, -253, 5, sk);
    c.circle(2, -309, 13, sk)
      .path(
        'M-12-304C-16-326 16-330 16-310C10-318 2-318-3-310C-6-298-6-286-14-274C-24-270-30-278-28-288C-20-292-14-298-12-304Z',
        cloth,
      )
      .line('M-11-315C-2-321 8-321 15-314', p.ink, 3.4);
  });
  c.line('M50-254C90-250 130-232 166-222', c.deep(p.stoneShade, 0.5), 1.6).line(
    'M136-218L164-236M132-246L140-219',
    c.deep(a, 0.1),
    3,
  );
}

export const drawCamelTrek: Scene = (c) => {
  const { W, p } = c;
  const night = c.night;
  sky(c, 410, { clouds: 4 });
  haze(c, 412, 120, 0.8);
  dunes(c, 416, 2, 1.15);
  haze(c, 520, 110, 0.3);
  const k = Math.max(0.62, c.scale) * 0.92;
  const N = W < 620 ? 2 : W > 960 ? 4 : 3;
  const col = night ? mix(p.sand[0], p.sand[1], 0.45) : mix(p.sand[1], p.sand[2], 0.55);
  const cols: readonly (readonly [string, string])[] = [
    [c.hazy(p.accent, 0.04), p.glow],
    [c.deep(p.sea[1], 0.25), mix(p.stone, p.glow, 0.3)],
    [mix(p.stoneShade, p.accent, 0.35), p.white],
    [c.lamp(0.35), c.deep(p.accent, 0.3)],
  ];
  const o = Math.floor(c.random() * 4);
  const rv = Math.floor(c.random() * 3);
  mirrored(c, c.dir < 0, () => {
    c.path(
      `M-20 556C${int(W * 0.2)} 536 ${int(W * 0.5)} 518 ${int(W * 0.78)} 512C${int(W * 0.9)} 516 ${int(W * 0.96)} 540 ${W + 20} 552V600H-20Z`,
      [p.sand[0], mix(p.sand[0], p.sand[1], 0.8)],
    ).path(
      `M${int(W * 0.78)} 512C${int(W * 0.9)} 516 ${int(W * 0.96)} 540 ${W + 20} 552V600H${int(W * 0.74)}C${int(W * 0.84)} 576 ${int(W * 0.68)} 548 ${int(W * 0.78)} 512Z`,
      [mix(p.sand[2], p.sand[3], 0.2), p.sand[2]],
    );
    const gap = 240 * k;
    const x0 = W / 2 + (N - 1) * gap * 0.47 - 22 * k;
    const stepAt = (i: number): Point3 => [
      x0 - i * gap * (1 - i * 0.03),
      528 + i * 8 + (i ? 0 : -2),
      k * (0.98 - i * 0.07),
    ];
    const id = c.stamp('drom', () => dromedary(c, col));
    for (let i = N - 1; i >= 0; i--) {
      const [x, y, s] = stepAt(i);
      c.path(
        `M${int(x - 84 * s)} ${int(y + 2)}L${int(x + 84 * s)} ${int(y + 1)}L${int(x + 330 * s)} ${int(y + 34 * s)}L${int(x + 110 * s)} ${int(y + 28 * s)}Z`,
        p.sand[3],
        `opacity="${night ? 0.35 : 0.28}"`,
      );
      c.use(id, x, y, s);
      c.group(x, y, s, () => {
        const [a, b] = nth(cols, (o + i) % 4);
        rider(c, (rv + (i % 2)) % 3, a, b);
      });
      if (i) {
        const [x1, y1, s1] = stepAt(i - 1);
        c.line(
          `M${int(x + 168 * s)} ${int(y - 220 * s)}Q${int((x + x1) / 2 + 50 * s)} ${int(y - 120 * s)} ${int(x1 - 70 * s1)} ${int(y1 - 168 * s1)}`,
          c.deep(p.stoneShade, 0.5),
          1.6,
        );
      }
    }
  });
  ripples(c, W * 0.05, W * 0.95, 560, 596, 5, p.sand[0], c.dark ? 0.16 : 0.45);
};
