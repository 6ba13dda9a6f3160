/**
 * Cuts the fonts down to the letters the product sets. The ranges here and the `unicode-range`s in
 * src/web/fonts.css belong together.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Range = readonly [first: number, last: number];

const latin: Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2009, 0x2009],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];
const latinExtended: Range[] = [
  [0x100, 0x17f],
  [0x1e9e, 0x1e9e],
];
const arabic: Range[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x66a, 0x66c],
  [0x670, 0x671],
  [0x200c, 0x200f],
];
/** Western figures and marks, which Arabic pages set in the Arabic faces. */
const figures: Range[] = [
  [0x21, 0x40],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0x2013, 0x2014],
  [0x2026, 0x2026],
];

interface Cut {
  file: string;
  source: string;
  letters: Range[];
  /** The part of a variable font's weight axis that is kept. */
  weights?: { min: number; max: number };
  /** The typographic features that are kept; all of them unless it says otherwise. */
  features?: string[];
}

const arabicWeights = [400, 500, 600];
const textWeights = { min: 400, max: 600 };
const figureFeatures = ['kern', 'lnum', 'tnum'];

const cuts: Cut[] = [
  { file: 'bellefair-latin', source: bellefair('latin'), letters: latin },
  { file: 'bellefair-latin-ext', source: bellefair('latin-ext'), letters: latinExtended },
  { file: 'hanken-latin', source: hanken('latin'), letters: latin, weights: textWeights },
  {
    file: 'hanken-latin-ext',
    source: hanken('latin-ext'),
    letters: latinExtended,
    weights: textWeights,
  },
  { file: 'amiri-arabic', source: amiri('arabic'), letters: arabic },
  {
    file: 'amiri-figures',
    source: amiri('latin'),
    letters: figures,
    features: figureFeatures,
  },
  ...arabicWeights.flatMap((weight): Cut[] => [
    { file: `plex-arabic-${weight}`, source: plex('arabic', weight), letters: arabic },
    {
      file: `plex-figures-${weight}`,
      source: plex('latin', weight),
      letters: figures,
      features: figureFeatures,
    },
  ]),
];

function bellefair(letters: string): string {
  return `@fontsource/bellefair/files/bellefair-${letters}-400-normal.woff2`;
}

function hanken(letters: string): string {
  return `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${letters}-wght-normal.woff2`;
}

function amiri(letters: string): string {
  return `@fontsource/amiri/files/amiri-${letters}-400-normal.woff2`;
}

function plex(letters: string, weight: number): string {
  return `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${letters}-${weight}-normal.woff2`;
}

const textOf = (ranges: Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('');

export async function cutFonts(packages: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const { file, source, letters, weights, features } of cuts) {
    const font = await readFile(`${packages}/${source}`);
    const cut = await subsetFont(font, textOf(letters), {
      targetFormat: 'woff2',
      ...(weights && { variationAxes: { wght: weights } }),
      ...(features && { keepFeatures: features }),
    });
    await writeFile(`${folder}/${file}.woff2`, cut);
  }
}
