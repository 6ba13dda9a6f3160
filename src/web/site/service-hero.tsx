import type { ReactNode } from 'react';
import { HeroArt, type HeroArtProps } from '#web/site/hero-art.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';

interface ServiceHeroProps {
  art: Pick<HeroArtProps, 'artBase' | 'page' | 'light' | 'dark'>;
  label: string;
  title: string;
  text: string;
  /** In the line over the words. */
  above?: ReactNode;
  /** What can be done at once. */
  children: ReactNode;
}

/** The words lie on shade, the subject in the light; gradients do not know where a line starts. */
const shade =
  'before:absolute before:inset-0 before:-z-1 before:bg-[linear-gradient(180deg,rgb(11_26_38/0.86),rgb(11_26_38/0.66)_46%,rgb(11_26_38/0.1)_80%)] before:content-[""] tablet:before:bg-[linear-gradient(90deg,rgb(11_26_38/0.9)_8%,rgb(11_26_38/0.62)_36%,transparent_64%)] tablet:rtl:before:-scale-x-100';
const underBar =
  'after:absolute after:inset-x-0 after:top-0 after:-z-1 after:h-36 after:bg-linear-to-b after:from-[rgb(11_26_38/0.75)] after:to-transparent after:content-[""]';

/**
 * How a service begins: the place at its hour on the end side, the words on the start side. It runs under
 * the bar, which knows it from the screen (`darkUnderBar`).
 */
export const ServiceHero = ({ art, label, title, text, above, children }: ServiceHeroProps) => (
  <section
    className={classes(
      'relative isolate overflow-hidden bg-[#0b1a26] text-inverse [&_:focus-visible]:outline-brass-fill',
      shade,
      underBar,
    )}
  >
    <HeroArt
      {...art}
      wideFrom="51.3125rem"
      className="object-[50%_100%] tablet:object-[60%_70%] rtl:tablet:object-[40%_70%] desk:object-[82%_70%] rtl:desk:object-[18%_70%]"
    />
    <div className="wrap flex min-h-[45rem] flex-col pt-[calc(var(--nav-h)+0.5rem)] pb-64 tablet:min-h-[42.5rem] tablet:pb-20">
      {above}
      <div className="mt-6 tablet:my-auto">
        <SectionLabel inverse>{label}</SectionLabel>
        <Heading
          level={1}
          size="h1"
          className="mt-4 max-w-[9.5em] tablet:max-desk:max-w-[6.4em] [&:lang(ar)]:leading-[1.3]"
        >
          {title}
        </Heading>
        <p className="mt-5 max-w-108 text-lead text-pretty tablet:max-desk:max-w-84">{text}</p>
        <div className="mt-7 flex flex-wrap gap-3 tablet:mt-8.5 tablet:max-desk:max-w-88 tablet:gap-4">
          {children}
        </div>
      </div>
    </div>
  </section>
);
