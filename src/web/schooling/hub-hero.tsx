import type { SchoolingHubContent } from '#contract/schooling-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

/**
 * The print shows the school in its middle. Beside the words its air and its lawn go on, in the
 * colours of the print's own edge, so that the school stands at the end side.
 */
const air =
  'desk:bg-[linear-gradient(#6d928e,#879b8a_10%,#a2a486_20%,#bdae82_30%,#cfb680_40%,#edc784_57%,#f2d49a_71.5%,#a09d61_72%,#848955_78%,#6c784c_83%,#2e4c3b)] desk:dark:bg-[linear-gradient(#19374c,#294358_10%,#3a4e64_20%,#4b5a70_30%,#6e626e_40%,#b8796e_57%,#d19075_71.5%,#6f685f_72%,#555a55_78%,#404c4e_83%,#1b2f38)]';
const melting =
  'desk:[mask-image:linear-gradient(90deg,transparent,#000_26%)] rtl:desk:[mask-image:linear-gradient(270deg,transparent,#000_26%)]';

export function HubHero({ content }: { content: SchoolingHubContent }) {
  const { t } = useText();
  const { title, text, picture } = content.hero;
  return (
    <section className={`relative isolate overflow-hidden ${air}`}>
      <div
        className={`h-82 tablet:h-110 desk:absolute desk:inset-y-0 desk:end-0 desk:-z-1 desk:aspect-4/3 desk:h-full ${melting}`}
      >
        <HeroPicture {...picture} />
      </div>
      <div className="wrap pt-7 pb-8 desk:flex desk:min-h-155 desk:flex-col desk:justify-center desk:pt-(--nav-h) desk:pb-20">
        <span className="desk:[&>span]:text-ink">
          <SectionLabel>{content.frame.label}</SectionLabel>
        </span>
        <Heading level={1} size="h1" className="mt-4 max-w-[8.4em]">
          {title}
        </Heading>
        <p className="mt-5 max-w-100 text-[1.125rem] leading-[1.55]">{text}</p>
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

/** Decoration: the words say it all. Lazy as everywhere, so that the hidden hour is never fetched. */
function HeroPicture({ light, dark }: { light: string; dark: string }) {
  const file = { width: 800, height: 600, loading: 'lazy', fetchPriority: 'high' } as const;
  const look = 'size-full object-cover object-[50%_35%]';
  return (
    <>
      <img {...file} src={light} alt="" className={`${look} block dark:hidden`} />
      <img {...file} src={dark} alt="" className={`${look} hidden dark:block`} />
    </>
  );
}
