import type { HeroOptions } from '#art/kit/hero.ts';
import type { Hour } from '#art/kit/hours.ts';
import type { PosterOptions } from '#art/kit/poster.ts';

type Hung<Options> = Options & { readonly file: string };

/** Page colours of the light and the dark theme: the hero's front dune ends in them. */
const lightPage = '#F5EFE4';
const darkPage = '#0B1E23';

const heroTimes = [
  { time: 'dawn', page: lightPage },
  { time: 'night', page: darkPage },
] satisfies Pick<HeroOptions, 'time' | 'page'>[];

/** Phones, tablets, the usual screen, and from 2:1 up. */
const heroCrops = [
  { crop: 'tall', width: 390, height: 840 },
  { crop: 'tablet', width: 834, height: 960 },
  { crop: 'wide', width: 1440, height: 900 },
  { crop: 'ultrawide', width: 2400, height: 1000 },
];

/** The landing page's panorama; it is also written layer by layer. */
export const landingHeroes: readonly Hung<HeroOptions>[] = heroTimes.flatMap((hour) =>
  heroCrops.map(({ crop, ...size }) => ({ ...hour, ...size, file: `hero/${hour.time}.${crop}` })),
);

type PosterPart = Omit<PosterOptions, 'time'>;

const footer: PosterPart = { scene: 'desert-dunes', seed: 4, width: 1440, height: 600 };
const lost: PosterPart = { scene: 'desert-dunes', seed: 11 };
const lostWide: PosterPart = { ...lost, width: 1440, height: 900 };
const lostTall: PosterPart = { ...lost, width: 390, height: 844 };

/** The marina at its five hours, as wide as a day: quiet hours are chosen on it. */
const dayBand: PosterPart = {
  scene: 'skyline-marina',
  seed: 2,
  grain: false,
  width: 1120,
  height: 144,
};
const dayHours = ['night', 'dawn', 'day', 'golden', 'dusk'] as const;

/** The ground of a client's day, at each of its hours. */
export const dayGrounds: readonly { file: string; time: Hour }[] = dayHours.map((time) => ({
  time,
  file: `pages/day.${time}`,
}));

/** Over the hours of light of a journey: the yacht in the last of it, and after it. */
const lights: readonly Hung<PosterOptions>[] = (['golden', 'dusk'] as const).map((time) => ({
  file: `pages/light.${time}`,
  scene: 'superyacht',
  seed: 3,
  width: 390,
  height: 433,
  time,
}));

const dayBands: readonly Hung<PosterOptions>[] = dayHours.map((time) => ({
  ...dayBand,
  time,
  file: `pages/settings.${time}`,
}));

/** One marina over the whole width of the landing page, of which each hour shows its own slice. */
const everyHour: readonly Hung<PosterOptions>[] = dayHours.map((time) => ({
  scene: 'skyline-marina',
  seed: 3,
  grain: false,
  width: 1440,
  height: 512,
  time,
  file: `pages/hours.${time}`,
}));

interface ServiceHero extends PosterPart {
  readonly page: string;
  /** For light pages and for dark ones. */
  readonly hours: readonly [Hour, Hour];
  /** What narrow windows show. */
  readonly narrow: { readonly width: number; readonly height: number };
}

/** Too large for grain: it would be drawn anew at every scroll. */
const banner = { width: 1440, height: 680, grain: false };
const phone = { width: 390, height: 620 };

const serviceHeroes: readonly ServiceHero[] = [
  { page: 'real-estate', scene: 'villa', seed: 4, hours: ['dusk', 'night'], narrow: phone },
  { page: 'business', scene: 'boardroom', seed: 4, hours: ['dusk', 'night'], narrow: phone },
  {
    page: 'schooling',
    scene: 'school-campus',
    seed: 3,
    hours: ['day', 'dusk'],
    // It stands above the words there, not behind them.
    narrow: { width: 800, height: 600 },
  },
  { page: 'vip', scene: 'nightclub', seed: 5, hours: ['night', 'night'], narrow: phone },
];

/** The head of each service: its subject at the end side, so that the words have a calm ground. */
const serviceBanners: readonly Hung<PosterOptions>[] = serviceHeroes.flatMap(
  ({ page, hours, narrow, ...part }) =>
    [...new Set(hours)].flatMap((time) => [
      { ...part, ...banner, file: `pages/${page}.${time}.wide`, time, focus: 0.74 },
      { ...part, ...banner, file: `pages/${page}.${time}.wide-rtl`, time, focus: 0.26 },
      { ...part, ...banner, ...narrow, file: `pages/${page}.${time}.tall`, time },
    ]),
);

/** Posters that belong to a page and not to the catalogue. */
export const pagePosters: readonly Hung<PosterOptions>[] = [
  ...dayBands,
  ...lights,
  ...everyHour,
  ...serviceBanners,
  { ...footer, file: 'pages/footer.dusk', time: 'dusk' },
  { ...footer, file: 'pages/footer.night', time: 'night' },
  // The caravan walks out of the picture, away from the text. In the tall crop the middle is the
  // edge already; a hair under it only turns the picture round. Grain is not seen at night.
  { ...lostWide, file: 'pages/not-found.dawn.wide', time: 'dawn', focus: 0.7 },
  { ...lostWide, file: 'pages/not-found.dawn.wide-rtl', time: 'dawn', focus: 0.3 },
  { ...lostTall, file: 'pages/not-found.dawn.tall', time: 'dawn' },
  { ...lostTall, file: 'pages/not-found.dawn.tall-rtl', time: 'dawn', focus: 0.48 },
  { ...lostWide, file: 'pages/not-found.night.wide', time: 'night', focus: 0.7, grain: false },
  { ...lostWide, file: 'pages/not-found.night.wide-rtl', time: 'night', focus: 0.3, grain: false },
  { ...lostTall, file: 'pages/not-found.night.tall', time: 'night', grain: false },
  { ...lostTall, file: 'pages/not-found.night.tall-rtl', time: 'night', focus: 0.48, grain: false },
];

const auth = { seed: 9, width: 770, height: 900 };
const authMobile = { width: 390, height: 240 };

/** Panoramas beside the sign-in form. On phones they stand above it and end in the page. */
export const pageHeroes: readonly Hung<HeroOptions>[] = [
  { ...auth, file: 'pages/auth.golden', time: 'golden', page: '#F2D3A0' },
  { ...auth, file: 'pages/auth.dusk', time: 'dusk', page: '#C98468' },
  { ...authMobile, file: 'pages/auth-mobile.dawn', time: 'dawn', page: lightPage },
  { ...authMobile, file: 'pages/auth-mobile.night', time: 'night', page: darkPage },
];
