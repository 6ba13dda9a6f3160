import type { ArtTime } from '#contract/catalogue/shapes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

export interface HeroArtProps {
  artBase: string;
  /** The service whose head it is. */
  page: 'real-estate' | 'business' | 'schooling' | 'vip';
  light: ArtTime;
  dark: ArtTime;
  /** From which width on the wide drawing is shown, as CSS writes it. */
  wideFrom: '51.3125rem' | '70.0625rem';
  className?: string;
}

/**
 * Decoration: the words say it all. The subject keeps clear of them, so it is on the other side in
 * Arabic. Lazy, so that the hour of the other theme is never fetched.
 */
export function HeroArt({ artBase, page, light, dark, wideFrom, className }: HeroArtProps) {
  const { language } = useText();
  const side = language === 'ar' ? '-rtl' : '';
  const shown =
    light === dark ? { [light]: '' } : { [light]: 'dark:hidden', [dark]: 'hidden dark:block' };
  return Object.entries(shown).map(([hour, when]) => {
    const drawing = `${artBase}/pages/${page}.${hour}`;
    return (
      <picture key={hour} className={classes('absolute inset-0 -z-2', when)}>
        <source media={`(min-width: ${wideFrom})`} srcSet={`${drawing}.wide${side}.svg`} />
        <img
          src={`${drawing}.tall.svg`}
          alt=""
          loading="lazy"
          fetchPriority="high"
          className={classes('size-full object-cover', className)}
        />
      </picture>
    );
  });
}
