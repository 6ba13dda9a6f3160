import { camel } from '#art/kit/animals.ts';
import { sailboat, yacht } from '#art/kit/boats.ts';
import { needle } from '#art/kit/city.ts';
import { mix } from '#art/kit/colour.ts';
import { Ctx, type Scene, type SvgOptions } from '#art/kit/context.ts';
import type { Hour } from '#art/kit/hours.ts';
import { int, nth } from '#art/kit/numbers.ts';
import { palm } from '#art/kit/plants.ts';
import { dune, ripples } from '#art/kit/sand.ts';
import { birds, haze, sky } from '#art/kit/sky.ts';
import { skyline } from '#art/kit/skyline.ts';
import { floatOn, sea } from '#art/kit/water.ts';

export type HeroLayerName = 'sky' | 'far' | 'city' | 'water' | 'shore' | 'dunes' | 'front';

export interface HeroOptions {
  readonly time: Hour;
  readonly width: number;
  readonly height: number;
  /** The exact page colour: the front dune dissolves into it. */
  readonly page: string;
  readonly seed?: number;
}

export interface HeroLayer {
  readonly name: HeroLayerName;
  /** 0 stands still with the sky, 1 moves with the page. */
  readonly depth: number;
  readonly svg: string;
}

/** The panorama of the landing page in transparent layers, back to front. */
export function heroLayers({ time, width, height, page, seed = 7 }: HeroOptions): HeroLayer[] {
  const options: SvgOptions = {
    scene: 'hero',
    time,
    seed,
    width,
    height,
    grain: false,
    // Anchored to the bottom, so that the dune always meets the page.
    fit: 'xMidYMax slice',
  };
  const layers: HeroLayer[] = [];
  const { W } = new Ctx(options);
  const wide = W > 620;
  const xAt = (f: number) => int(W * f);
  const sx = wide ? W * 0.63 : time === 'night' ? W * 0.3 : W * 0.5;
  const hy = wide ? 398 : 436;
  const layer = (name: HeroLayerName, depth: number, draw: Scene) => {
    const c = new Ctx({ ...options, scene: `hero${name}` });
    // Layers stand inline in one document, so their ids must not meet.
    c.id += name.charAt(0) + name.length;
    c.sunX = sx;
    c.dir = -1;
    draw(c);
    layers.push({ name, depth, svg: c.svg(options) });
  };
  layer('sky', 0, (c) => {
    const { p } = c;
    const sy = {
      dawn: hy - 66,
      day: hy - 190,
      golden: hy - 104,
      dusk: hy - 34,
      night: wide ? 150 : 346,
    }[time];
    c.band(0, 600, c.linear(p.sky.map((k, i) => [k, nth([0, 0.26, 0.5, 0.66], i)])));
    if (!c.night) {
      let d = '';
      for (let i = 0; i < 15; i++) {
        const a = (-Math.PI * (i + 0.12)) / 15;
        const b = (-Math.PI * (i + 0.56)) / 15;
        const R = W;
        d += `M${int(sx)} ${int(sy)}L${int(sx + R * Math.cos(a))} ${int(sy + R * Math.sin(a))}L${int(sx + R * Math.cos(b))} ${int(sy + R * Math.sin(b))}Z`;
      }
      c.path(
        d,
        c.define(
          `<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="${int(sx)}" cy="${int(sy)}" r="${int(W * 0.62)}"><stop stop-color="${p.sun}" stop-opacity=".5"/><stop offset=".5" stop-color="${p.sun}" stop-opacity=".13"/><stop offset="1" stop-color="${p.sun}" stop-opacity="0"/></radialGradient>`,
        ),
        0.42,
      );
    }
    const keep = c.body;
    c.body = '';
    sky(c, hy, {
      sunX: sx,
      sunY: sy,
      sunRadius: c.night ? (wide ? 38 : 22) : time === 'day' ? 44 : wide ? 86 : 62,
      clouds: 0,
    });
    c.body = keep + c.body.replace(/^<rect[^>]*>/, '');
    let cl = '';
    for (const [x, y, l, t] of [
      [0.14, 168, 150, 4],
      [0.38, 250, 210, 5],
      [0.86, 150, 190, 5],
      [0.72, 226, 130, 3],
      [0.97, 268, 170, 5],
      [0.1, 304, 190, 4],
    ] satisfies (readonly [number, number, number, number])[]) {
      cl += `M${int(W * x - l)} ${y}Q${int(W * x - l * 0.2)} ${y - t * 1.6} ${int(W * x)} ${y - t}T${int(W * x + l)} ${y}Q${int(W * x)} ${y + t} ${int(W * x - l)} ${y}Z`;
    }
    c.path(cl, mix(p.haze, p.sun, 0.55), `opacity="${c.night ? 0.12 : 0.5}"`);
    haze(c, hy, 170, c.night ? 0.5 : 0.8);
  });
  layer('far', 0.12, (c) => {
    skyline(c, hy, {
      height: [20, 92],
      tone: c.distant(0.5),
      width: [12, 26],
      gap: 8,
      flat: 1,
      envelope: (t) => 0.35 + 0.65 * Math.exp(-(((t - 0.66) / 0.3) ** 2)),
    });
    haze(c, hy, 60, 0.7);
  });
  layer('city', 0.22, (c) => {
    const { p } = c;
    const k = wide ? 1 : 0.56;
    skyline(c, hy, {
      from: xAt(wide ? 0.36 : 0.02),
      to: xAt(1.02),
      height: [84 * k, 196 * k],
      tone: c.deep(p.far, 0.12),
      width: [wide ? 11 : 8, wide ? 24 : 15],
      gap: wide ? 15 : 8,
      lights: 1,
      envelope: (t) => 0.3 + 0.7 * Math.exp(-(((t - 0.5) / 0.24) ** 2)),
    });
    needle(c, wide ? W * 0.735 : W * 0.78, hy, wide ? 336 : 128, wide ? 50 : 27, {
      fade: 0.1,
      foot: 0.6,
    });
    haze(c, hy, 74, 0.85);
    if (!c.night) birds(c, xAt(wide ? 0.5 : 0.14), wide ? 236 : 380, wide ? 4 : 3);
  });
  layer('water', 0.3, (c) => {
    const { p } = c;
    sea(c, hy, 600, {
      sunX: sx,
      glitter: 30,
      waves: 40,
      colours: [
        [p.sea[0], 0],
        [p.sea[1], 0.24],
        [p.sea[2], 0.7],
      ],
      glitterWidth: 1.1,
    });
    const nx = wide ? W * 0.735 : W * 0.78;
    c.path(
      `M${int(nx - 13)} ${hy}L${int(nx - 2)} ${hy + 84}H${int(nx + 2)}L${int(nx + 13)} ${hy}Z`,
      [
        [c.hazy(p.stoneShade, 0.3), 0, 0.22],
        [p.stoneShade, 1, 0],
      ],
    );
    floatOn(c, xAt(wide ? 0.4 : 0.05), hy + (wide ? 30 : 16), wide ? 0.19 : 0.15, () => yacht(c), {
      opacity: 0.24,
    });
    sailboat(c, xAt(wide ? 0.5 : 0.56), hy + 20, wide ? 0.2 : 0.2);
    if (wide) sailboat(c, xAt(0.8), hy + 38, 0.26);
  });
  layer('shore', 0.45, (c) => {
    const { p } = c;
    const k = 0.34;
    if (!wide) c.add('<g transform="translate(0 16)">');
    haze(c, 486, 54, 0.4);
    dune(
      c,
      [
        [-90, 482],
        [W * 0.16, 438],
        [W * 0.42, 486],
        [W * 0.6, 468],
        [W * 0.8, 492],
        [W * 0.97, 452],
        [W + 160, 484],
      ],
      600,
      c.linear([c.hazy(p.sand[0], k), c.hazy(p.sand[1], k * 0.6), p.sand[1]]),
      c.linear([c.hazy(p.sand[2], k), [c.hazy(p.sand[2], 0.1), 0.6], [p.sand[1], 1, 0.5]]),
      { fall: 74 },
    );
    if (wide) {
      palm(c, xAt(0.9), 476, 54);
      palm(c, xAt(0.918), 470, 74, { lean: 0.06 });
      palm(c, xAt(0.94), 468, 48);
    }
    haze(c, 540, 60, 0.25);
    if (!wide) c.add('</g>');
  });
  layer('dunes', 0.7, (c) => {
    const { p } = c;
    if (!wide) c.add('<g transform="translate(0 20)">');
    dune(
      c,
      [
        [-W * 0.3, 590],
        [W * 0.3, 452],
        [W * 0.66, 556],
        [W * 0.92, 496],
        [W + 220, 580],
      ],
      600,
      c.linear([p.sand[0], mix(p.sand[0], p.sand[1], 0.6), p.sand[1]]),
      c.linear([
        mix(p.sand[2], p.sand[3], 0.15),
        [mix(p.sand[2], p.sand[3], 0.3), 0.4],
        mix(p.sand[2], p.sand[1], 0.55),
      ]),
      { front: 1, sweep: 1.6, fall: 150 },
    );
    const x0 = W * 0.3;
    const x1 = W * 0.66;
    const dx = x1 - x0;
    const bz = (t: number, a: number, b: number, d: number, e: number) => {
      const u = 1 - t;
      return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * d + t * t * t * e;
    };
    (wide ? [0.2, 0.3, 0.4, 0.5] : [0.26, 0.44, 0.6]).forEach((t, i) => {
      c.group(
        bz(t, x0, x0 + dx * 0.3, x1 - dx * 0.5, x1),
        bz(t, 452, 468.6, 556, 556) + 1,
        (wide ? 0.3 : 0.24) * (1 - i * 0.03),
        () => {
          const col = c.deep(p.sand[3], 0.5);
          camel(c, col);
          if (i % 2 === 0) {
            c.path(
              'M-14-76c8-6 16-4 20 4l2 14l-24-2zM-6-80c-1-8 2-14 6-14s6 5 6 10l-3 8z',
              mix(col, p.accent, 0.6),
            );
          }
        },
        '',
        true,
      );
    });
    ripples(c, W * 0.3, W * 0.9, 520, 590, 10, p.sand[0], 0.4);
    if (!wide) c.add('</g>');
  });
  layer('front', 1, (c) => {
    const { p } = c;
    const s = wide ? 0 : -4;
    dune(
      c,
      [
        [-W * 0.22, 604],
        [W * 0.05, 532 + s],
        [W * 0.37, 572 + s],
        [W * 0.7, 540 + s],
        [W * 1.34, 606],
      ],
      640,
      c.linear([mix(p.sand[0], page, 0.3), [mix(p.sand[0], page, 0.5), 0.22], [page, 0.54]]),
      c.linear([mix(p.sand[2], page, 0.2), [mix(p.sand[2], page, 0.62), 0.26], [page, 0.5]]),
      { fall: 108, sweep: 2.2 },
    );
    ripples(c, W * 0.05, W * 0.95, 560, 580, 5, c.night ? p.sand[1] : p.sun, 0.6);
    c.band(594, 7, page);
  });
  return layers;
}

/** The same panorama as one picture. */
export function hero(options: HeroOptions): string {
  const layers = heroLayers(options);
  const first = nth(layers, 0).svg;
  const inner = layers.map(({ svg }) => svg.replace(/^<svg[^>]*>|<\/svg>$/g, ''));
  return `${first.slice(0, first.indexOf('>') + 1)}${inner.join('')}</svg>`;
}
