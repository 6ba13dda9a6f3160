import type { HeroLayer, HeroLayerName } from '#art/kit/hero.ts';

/** What the page moves by itself: the sun, which rises, and the glitter under it, which breathes. */
interface Moving {
  /** The elements that move, as the layer draws them. */
  readonly drawn: RegExp;
  /** What lies under them, they themselves, and what lies over them. */
  readonly parts: readonly [string, string, string];
}

const moving: Partial<Record<HeroLayerName, Moving>> = {
  // Three rings of haze, then the disc, or the crescent by night.
  sky: {
    drawn: /(?:<circle[^>]*\/>){3}(?:<circle[^>]*\/>|<path d="M[^"]*A[^"]*"[^>]*\/>)/,
    parts: ['sky', 'sun', 'veil'],
  },
  // The waves are two strokes, the glitter three.
  water: {
    drawn: /<g fill="none" stroke-linecap="round"[^>]*>(?:<path[^>]*\/>){3}<\/g>/,
    parts: ['water', 'glitter', 'boats'],
  },
};

interface HeroPart {
  readonly name: string;
  readonly svg: string;
}

const frame = /^(<svg[^>]*>(?:<defs>.*?<\/defs>)?)(.*)<\/svg>$/s;

/** A layer as files of its own for what moves in it; laid over each other they are the layer. */
export function heroParts({ name, svg }: HeroLayer): HeroPart[] {
  const found = moving[name];
  if (!found) return [{ name, svg }];
  const [, head = '', body = ''] = frame.exec(svg) ?? [];
  const [drawn] = found.drawn.exec(body) ?? [];
  if (!drawn) throw new Error(`The ${name} of the hero no longer holds what moves in it.`);
  const [under = '', over = ''] = body.split(drawn);
  const [below, itself, above] = found.parts;
  const part = (part: string, content: string) => ({ name: part, svg: `${head}${content}</svg>` });
  return [part(below, under), part(itself, drawn), part(above, over)];
}
