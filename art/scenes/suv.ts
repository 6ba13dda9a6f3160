import { paint, wheel } from '#art/kit/cars.ts';
import { mix } from '#art/kit/colour.ts';
import type { Ctx, Scene } from '#art/kit/context.ts';
import { num } from '#art/kit/numbers.ts';
import { dune, dunes, ripples } from '#art/kit/sand.ts';
import { haze, sky } from '#art/kit/sky.ts';

/** Off-roader, nose right. */
function suv(c: Ctx) {
  const { p } = c;
  const [a, b, hi] = paint(c);
  const body = c.linear([hi, [a, 0.25], [a, 0.55], b]);
  const glass = c.linear([p.glint, [p.glass, 0.65]], [0.7, 0, 0.3, 1]);
  c.path('M42-32V-80H134V-32ZM262-32V-80H354V-32Z', mix(p.ink, '#000000', 0.3))
    .line('M62-170H238', p.ink, 5, 'round')
    .path('M72-168h6v8h-6zM150-168h6v8h-6zM220-168h6v8h-6z', p.ink); // rack
  c.path(
    'M14-38C10-44 10-60 12-78L18-104L40-152C43-159 48-162 56-162H236C246-162 252-159 258-152L290-108L352-100C366-97 372-90 373-80L376-44C376-38 373-34 366-34H352C352-92 264-92 264-34H132C132-92 44-92 44-34H22Z',
    body,
  );
  c.path(
    'M50-110L62-148C63-151 65-152 68-152H112V-108L52-106ZM120-152H182V-108H120ZM190-152H232C238-152 241-151 244-146L268-108H190Z',
    glass,
  ).path('M120-152h14l-14 40zM196-152h16l-22 44v-30z', p.white, 0.18);
  c.line('M14-94C120-102 250-102 372-88', hi, 2, 0.6)
    .line('M116-150V-42M186-150V-42', b, 1.6, 0.7)
    .path('M124-88h16v5h-16zM194-88h16v5h-16z', b);
  c.path('M352-92L370-88L372-72L354-74Z', c.pale(p.glow, 0.5))
    .path('M12-86h10v22h-11z', c.dark ? '#ff6a4a' : p.accent)
    .path('M6-52H18V-98C10-98 4-96 2-88V-62C2-56 3-53 6-52Z', p.ink); // lamps, spare
  c.path(
    'M132-40H264V-26H132ZM352-46H380C384-40 383-30 378-26H350ZM10-46H44V-26H24C14-28 10-36 10-46Z',
    c.polish(0.3),
  ).path('M268-116L282-122L286-110L274-106Z', p.ink);
  wheel(c, 88, -36, 38, 8);
  wheel(c, 308, -36, 38, 8);
}

export const drawSuv: Scene = (c) => {
  const { W, p } = c;
  sky(c, 350, { clouds: 4 });
  haze(c, 352, 110, 0.8);
  dunes(c, 356, 2, 1.2);
  haze(c, 470, 90, 0.3);
  const s = 0.94 * c.scale;
  // near dune the car climbs
  dune(
    c,
    [
      [-80, 566],
      [W * 0.82, 418],
      [W + 120, 500],
    ],
    600,
    c.linear([p.sand[0], p.sand[1], mix(p.sand[1], p.sand[2], 0.5)]),
    c.linear([p.sand[2], mix(p.sand[2], p.sand[3], 0.5)]),
    { dir: 1 },
  );
  const cx = W * 0.46;
  const gy = 524;
  for (let i = 0; i < 7; i++) {
    c.ellipse(
      cx - (120 + i * 44) * s,
      gy + 22 - i * 2 + c.between(-10, 6),
      (44 + i * 9) * s,
      (15 + i * 5) * s,
      c.radial(c.hazy(p.sand[0], 0.4), 0.8 - i * 0.08),
    );
  }
  c.ellipse(
    cx + 10,
    gy + 4,
    190 * s,
    9,
    p.sand[3],
    `opacity=".5" transform="rotate(-11 ${num(cx)} ${gy})"`,
  );
  c.group(cx - 186 * s, gy + 38 * s, s, () => suv(c), 'rot(-11)');
  for (let i = 0; i < 3; i++) {
    c.ellipse(
      cx - (96 - i * 150) * s,
      gy + 20 - i * 26 * s,
      52 * s,
      13 * s,
      c.radial(c.hazy(p.sand[0], 0.3), 0.95),
    );
  }
  ripples(c, W * 0.3, W, 540, 598, 7, p.sand[0], 0.3);
};
