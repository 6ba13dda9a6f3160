import type { SchoolingHubContent } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { HeroArt } from '#web/site/hero-art.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

/** At dusk the sky is too bright for light words; gradients do not know where a line starts. */
const dusk =
  'desk:dark:before:absolute desk:dark:before:inset-0 desk:dark:before:-z-1 desk:dark:before:bg-[linear-gradient(90deg,rgb(11_26_38/0.82),rgb(11_26_38/0.6)_34%,transparent_60%)] desk:dark:before:content-[""] rtl:desk:dark:before:-scale-x-100';

/** By day the words stand in the open sky; in narrow windows under the picture. */
export function HubHero({ content, artBase }: { content: SchoolingHubContent; artBase: string }) {
  const { t } = useText();
  const { title, text } = content.hero;
  return (
    <section className={`relative isolate overflow-hidden ${dusk}`}>
      <div className="relative isolate h-82 tablet:h-110 desk:absolute desk:inset-0 desk:-z-2 desk:h-auto">
        <HeroArt
          artBase={artBase}
          page="schooling"
          light="day"
          dark="dusk"
          wideFrom="70.0625rem"
          className="object-[50%_60%] desk:object-[82%_0%] rtl:desk:object-[18%_0%]"
        />
      </div>
      <div className="wrap pt-7 pb-8 desk:flex desk:min-h-155 desk:flex-col desk:justify-center desk:pt-(--nav-h) desk:pb-20">
        <span className="desk:[&>span]:text-ink">
          <SectionLabel>{content.frame.label}</SectionLabel>
        </span>
        <Heading level={1} size="h1" className="mt-4 max-w-[8.4em]">
          {title}
        </Heading>
        <p className="mt-5 max-w-100 text-[1.125rem] text-pretty leading-[1.55]">{text}</p>
        <div className="mt-6 grid gap-3 tablet:flex desk:mt-8.5 desk:gap-4">
          <ButtonLink to="/schooling/compare">{t.schooling.heroCompare}</ButtonLink>
          <ConsultationLink
            subject={t.schooling.consultationSubject}
            variant="outline"
            className="desk:bg-raised desk:shadow-none desk:hover:bg-surface"
          >
            {t.schooling.heroConsultation}
          </ConsultationLink>
        </div>
      </div>
    </section>
  );
}
