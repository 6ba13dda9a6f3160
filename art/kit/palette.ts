import type { Hour } from '#art/kit/hours.ts';

/** The colours of one hour. A scene may mix them; it may not add one. */
export interface Palette {
  /** Zenith to horizon. */
  readonly sky: readonly [string, string, string, string];
  /** The colour of the air, which eats the feet of distant things. */
  readonly haze: string;
  readonly sun: string;
  /** Far to near. */
  readonly sea: readonly [string, string, string];
  /** Lit, middle, shade, deep. */
  readonly sand: readonly [string, string, string, string];
  readonly far: string;
  /** A white object's lit and shaded side. */
  readonly white: string;
  readonly whiteShade: string;
  readonly glass: string;
  /** What glass reflects. */
  readonly glint: string;
  /** The darkest tone. */
  readonly ink: string;
  /** Lamp light. */
  readonly glow: string;
  readonly foliage: string;
  /** Foliage in the light. */
  readonly leaf: string;
  readonly stone: string;
  readonly stoneShade: string;
  readonly accent: string;
}

/** Five hours of one place. */
export const palettes: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#6f9aa0', '#a9bfb6', '#ecd5b9', '#f7bd95'],
    haze: '#f6cfae',
    sun: '#fff4dc',
    sea: ['#e9b89b', '#7ba3a3', '#1f5760'],
    sand: ['#f6d0a2', '#dfa078', '#a5655a', '#57404a'],
    far: '#b9a59c',
    white: '#fff3e2',
    whiteShade: '#c99f92',
    glass: '#244750',
    glint: '#f0b795',
    ink: '#16323a',
    glow: '#ffdf9e',
    foliage: '#274a47',
    leaf: '#6d8a6c',
    stone: '#f4d6b4',
    stoneShade: '#b07f70',
    accent: '#c8563a',
  },
  day: {
    sky: ['#3a94a2', '#7fc1c1', '#cde3d6', '#f8eed6'],
    haze: '#eaf0de',
    sun: '#fffdf0',
    sea: ['#8fcbc4', '#1f8f94', '#0a5561'],
    sand: ['#fae6bf', '#ecc68c', '#c48e57', '#8a5a3e'],
    far: '#8fbcbb',
    white: '#fffdf6',
    whiteShade: '#a9bfc0',
    glass: '#12505b',
    glint: '#8fd0cd',
    ink: '#0f3038',
    glow: '#fff0c4',
    foliage: '#1d5a4b',
    leaf: '#5b9b6c',
    stone: '#fbf0d9',
    stoneShade: '#c9a981',
    accent: '#d8623c',
  },
  golden: {
    sky: ['#6d9490', '#c4b283', '#f4c97f', '#fee2ac'],
    haze: '#fbd898',
    sun: '#fffae6',
    sea: ['#f8d595', '#8f9a78', '#1d4f52'],
    sand: ['#fcd48c', '#e49d52', '#ad5f36', '#5c3428'],
    far: '#c09a6c',
    white: '#fff3d6',
    whiteShade: '#b98a62',
    glass: '#274446',
    glint: '#f6cb86',
    ink: '#22302f',
    glow: '#ffe3a0',
    foliage: '#2c4a38',
    leaf: '#8f9150',
    stone: '#fbdfab',
    stoneShade: '#b4774a',
    accent: '#bb482b',
  },
  dusk: {
    sky: ['#16344a', '#4b5a70', '#b06f6b', '#f3a270'],
    haze: '#ee9f78',
    sun: '#ffe2b0',
    sea: ['#e8946f', '#67636f', '#143142'],
    sand: ['#dc9270', '#a15d58', '#5a3c48', '#24222f'],
    far: '#80656c',
    white: '#f9d7bd',
    whiteShade: '#836c74',
    glass: '#1b2b3d',
    glint: '#ee9d72',
    ink: '#141f2e',
    glow: '#ffd080',
    foliage: '#182c35',
    leaf: '#4c5a58',
    stone: '#e4ab88',
    stoneShade: '#6f5056',
    accent: '#d2553c',
  },
  night: {
    sky: ['#05141d', '#0a2733', '#14454f', '#3b7674'],
    haze: '#2f6a6b',
    sun: '#f4ecd4',
    sea: ['#4a8280', '#134049', '#061a23'],
    sand: ['#5f8a86', '#2c5a60', '#143a45', '#08212b'],
    far: '#1d4b54',
    white: '#cfe0d8',
    whiteShade: '#3d6469',
    glass: '#071e28',
    glint: '#5d9a98',
    ink: '#04131b',
    glow: '#ffd488',
    foliage: '#07242b',
    leaf: '#24524f',
    stone: '#7fa39a',
    stoneShade: '#24525a',
    accent: '#e08a5c',
  },
};
