import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { readArtEntries } from '#art/catalogue.ts';
import { heroLayers } from '#art/kit/hero.ts';
import { heroParts } from '#art/kit/hero-parts.ts';
import { darkerHour, hours } from '#art/kit/hours.ts';
import { landingHeroes } from '#art/pages.ts';
import { artVersion, pictures, renderArt } from '#art/render.ts';

const seedDir = join(import.meta.dirname, '../seed');
const entries = await readArtEntries(seedDir);
const drawn = new Map([...pictures(entries)].map(({ file, svg }) => [file, svg]));

test('each picture of the catalogue has its hour, the next darker one and a social print', () => {
  for (const { key, time } of entries) {
    for (const part of [time, darkerHour(time), 'social']) {
      assert.ok(drawn.has(`${key}.${part}.svg`), `${key}.${part}.svg`);
    }
  }
});

test('what can be booked is drawn at every hour, as its ticket shows it', () => {
  const bookable = entries.filter(({ key }) => key.startsWith('offering/'));
  assert.ok(bookable.length > 0);
  for (const { key } of bookable)
    for (const hour of hours) assert.ok(drawn.has(`${key}.${hour}.svg`), `${key}.${hour}.svg`);
});

const layers = [
  ...['', '.sky', '.sun', '.veil', '.far', '.city', '.water', '.glitter', '.boats'],
  ...['.shore', '.dunes', '.front'],
];

test('what moves in a layer is cut out of it and nothing is lost', () => {
  for (const options of landingHeroes) {
    const [sky] = heroLayers(options);
    assert.ok(sky);
    const bodies = heroParts(sky).map(({ svg }) => bodyOf(svg));
    assert.equal(bodies.join(''), bodyOf(sky.svg));
    assert.ok(bodies.every((body) => body.length > 0));
  }
});

const bodyOf = (svg: string) =>
  svg.replace(/^<svg[^>]*>(<defs>.*?<\/defs>)?/s, '').replace('</svg>', '');

test('the landing hero has four crops at two hours, flat, in layers and in what moves in them', () => {
  for (const hour of ['dawn', 'night']) {
    for (const crop of ['tall', 'tablet', 'wide', 'ultrawide']) {
      for (const layer of layers) {
        assert.ok(drawn.has(`hero/${hour}.${crop}${layer}.svg`), `hero/${hour}.${crop}${layer}`);
      }
    }
  }
});

test('each service has a wide head for either direction and one for phones, under 5 KB each', () => {
  const hours = {
    'real-estate': ['dusk', 'night'],
    business: ['dusk', 'night'],
    schooling: ['day', 'dusk'],
    vip: ['night'],
  };
  for (const [page, times] of Object.entries(hours))
    for (const time of times)
      for (const crop of ['wide', 'wide-rtl', 'tall']) {
        const svg = drawn.get(`pages/${page}.${time}.${crop}.svg`) ?? '';
        assert.match(svg, /^<svg/, `${page} ${time} ${crop}`);
        assert.ok(brotliCompressSync(svg).length < 5 * 1024, `${page} ${time} ${crop}`);
      }
});

test('drawing again gives the same bytes, and rendering again writes nothing', async (t) => {
  const outDir = await mkdtemp(join(tmpdir(), 'rihla-art-'));
  t.after(() => rm(outDir, { recursive: true }));
  const first = await renderArt({ seedDir, outDir });
  assert.equal(first.files, drawn.size);
  assert.equal(first.written, drawn.size);
  // Nothing to write the second time means that the second drawing is the first, byte for byte.
  assert.deepEqual(await renderArt({ seedDir, outDir }), { ...first, written: 0 });
  const sample = 'hero/night.ultrawide.city.svg';
  assert.equal(await readFile(join(outDir, sample), 'utf8'), drawn.get(sample));
});

test('the version of the art is eight hex digits and stays while nothing changes', async () => {
  const version = await artVersion(seedDir);
  assert.match(version, /^[0-9a-f]{8}$/);
  assert.equal(await artVersion(seedDir), version);
});

test('the art imports nothing from outside its folder but Node', async () => {
  const names = await readdir(import.meta.dirname, { recursive: true });
  for (const name of names.filter((name) => name.endsWith('.ts'))) {
    const source = await readFile(join(import.meta.dirname, name), 'utf8');
    const imports = source.matchAll(/(?:^import|\bfrom|\bimport\()\s*['"]([^'"]+)['"]/gm);
    for (const [, from = ''] of imports) {
      assert.match(from, /^(#art\/|node:)/, `${name} imports ${from}`);
    }
  }
});

test('every picture is well-formed and needs nothing from outside itself', () => {
  for (const [file, svg] of drawn) {
    try {
      check(svg);
    } catch (error) {
      throw new Error(`${file} is not a safe picture`, { cause: error });
    }
  }
});

const elements = new Set([
  ...['svg', 'defs', 'g', 'use', 'path', 'rect', 'circle', 'ellipse', 'pattern', 'clipPath'],
  ...['linearGradient', 'radialGradient', 'stop', 'filter', 'feTurbulence', 'feColorMatrix'],
]);

function check(svg: string): void {
  const ids = new Set<string>();
  const wanted = new Set<string>();
  for (const { name, attributes } of tagsOf(svg)) {
    assert.ok(elements.has(name), `<${name}>`);
    for (const [key, value] of attributes) {
      assert.doesNotMatch(key, /^on|^style$|^xlink:/);
      assert.doesNotMatch(value, /NaN|undefined|null|Infinity/, `${key}="${value}"`);
      if (key === 'id') {
        assert.ok(!ids.has(value), `the id ${value} stands twice`);
        ids.add(value);
      } else if (key === 'href') {
        assert.match(value, /^#[\w-]+$/);
        wanted.add(value.slice(1));
      } else if (value.includes('url(')) {
        assert.match(value, /^url\(#[\w-]+\)$/);
        wanted.add(value.slice(5, -1));
      } else if (key !== 'xmlns') {
        assert.doesNotMatch(value, /:/, `${key}="${value}"`);
      }
    }
  }
  for (const id of wanted) assert.ok(ids.has(id), `nothing has the id ${id}`);
}

interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** Reads markup as strictly as an XML parser would; our pictures have no text and no entities. */
function* tagsOf(svg: string): Generator<Tag> {
  const open: string[] = [];
  let end = 0;
  for (const tag of svg.matchAll(/<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<&]*")*)(\/?)>/g)) {
    assert.equal(tag.index, end, `stray text: ${svg.slice(end, end + 60)}`);
    end = tag.index + tag[0].length;
    const [, closing, name = '', inside = '', empty] = tag;
    if (closing) {
      assert.equal(open.pop(), name);
      continue;
    }
    if (!empty) open.push(name);
    const pairs = [...inside.matchAll(/([\w:-]+)="([^"]*)"/g)];
    const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, value]));
    assert.equal(attributes.size, pairs.length, `an attribute stands twice in ${tag[0]}`);
    yield { name, attributes };
  }
  assert.equal(end, svg.length, `stray text: ${svg.slice(end, end + 60)}`);
  assert.deepEqual(open, []);
}
