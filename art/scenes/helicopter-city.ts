import { helicopter } from '#art/kit/aircraft.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import type { Scene } from '#art/kit/context.ts';
import { int, num } from '#art/kit/numbers.ts';
import { roomScale } from '#art/kit/rooms.ts';
import { haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';

export const drawHelicopterCity: Scene = (c) => {
  const { W, p } = c;
  const X = W / 2;
  const k = roomScale(c);
  const y = 520;
  const u = c.dir;
  sky(c, y, {
    clouds: 5,
    sunX: X - u * 60 * k,
    sunY: { dawn: 300, day: 110, golden: 270, dusk: 320, night: 116 }[c.time],
  });
  c.dir = u;
  c.band(y, 80, mix(p.haze, p.far, c.night ? 0.4 : 0.1));
  skyline(c, y, {
    height: [80, 210],
    tone: c.distant(0.55),
    width: [34, 56],
    gap: 10,
    flat: 1,
  });
  haze(c, y, 180, 0.7);
  skyline(c, y + 20, {
    height: [120, 300],
    tone: c.distant(0.15),
    width: [40, 64],
    gap: 60,
    lights: 1,
    envelope: (t) => (Math.abs(t - 0.5) < 0.2 ? 0.5 : 1),
  });
  needle(c, X + u * 150 * k, y + 20, 420, 84, { fade: 0.25 });
  haze(c, 600, 240, 0.9);
  // the machine, in the gap
  const hx = X - u * 30 * k;
  const hy = 236;
  c.group(hx, hy, 0.84 * k, () => helicopter(c), 'rot(6)', 0);
  // near towers it slips between: fins, floors, lit rooms
  const tower = (x: number, w: number, top: number, tone: string, m: number, kind: number) => {
    const lit = mix(tone, p.stone, 0.22);
    const e = x - w / 2;
    const g = c.linear(
      [m > 0 ? c.deep(tone, 0.25) : lit, tone, m > 0 ? lit : c.deep(tone, 0.3)],
      'across',
    );
    const d =
      kind === 0
        ? `M${int(e)} 610V${int(top + 60)}L${int(e + w * 0.5)} ${int(top)}L${int(e + w)} ${int(top + 60)}V610Z`
        : kind === 1
          ? `M${int(e)} 610V${int(top + 90)}H${int(e + w * 0.14)}V${int(top + 44)}H${int(e + w * 0.3)}V${int(top)}H${int(e + w * 0.7)}V${int(top + 44)}H${int(e + w * 0.86)}V${int(top + 90)}H${int(e + w)}V610Z`
          : `M${int(e)} 610V${int(top + w * 0.4)}Q${int(e)} ${int(top)} ${int(x)} ${int(top)}T${int(e + w)} ${int(top + w * 0.4)}V610Z`;
    c.path(d, g);
    if (kind < 2) c.line(`M${int(x)} ${int(top)}V${int(top - 54)}`, tone, 3);
    const t0 = top + (kind === 0 ? 72 : kind === 1 ? 102 : w * 0.42);
    let f = '';
    let wn = '';
    for (let i = 1; i < 7; i++) f += `M${int(e + (w * i) / 7)} ${int(t0)}V610`;
    c.line(f, c.deep(tone, 0.4), 2, 0.6);
    for (let i = 0; i < 7; i++) {
      wn += `M${int(e + (w * (i + 0.5)) / 7)} ${int(t0 + 4 + ((i * 37) % 23))}V606`;
    }
    c.line(
      wn,
      c.dark ? p.glow : mix(p.glint, tone, 0.35),
      num(w / 11),
      `stroke-dasharray="${c.dark ? '9 7 9 23 9 39' : '11 7'}" opacity="${c.dark ? 0.8 : 0.55}"`,
    );
  };
  const tn = mix(p.glass, p.far, c.night ? 0.35 : 0.45);
  const a = Math.floor(c.random() * 3);
  tower(X - u * (330 * k + (W > 900 ? 60 : 0)), 190 * k, 150, tn, -u, a);
  tower(X + u * (352 * k + (W > 900 ? 60 : 0)), 176 * k, 86, c.deep(tn, 0.18), u, (a + 1) % 3);
  tower(X - u * 176 * k, 112 * k, 398, c.hazy(tn, 0.22), -u, (a + 2) % 3);
  tower(X + u * 206 * k, 104 * k, 366, c.hazy(tn, 0.3), u, a);
  if (W > 900) {
    for (const m of [-1, 1]) tower(X + m * 520, 150, 260, c.deep(tn, 0.3), m, 1);
  }
  haze(c, 640, 150, 0.6);
};
