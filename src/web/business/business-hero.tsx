import type { BusinessContent } from '#contract/business-pages.ts';
import { documentsId } from '#web/business/documents.tsx';
import { packagesId } from '#web/business/package-browser.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { capitals } from '#web/ui/section-label.tsx';

/** The picture fades into the wall where the words stand; gradients do not know where a line starts. */
const fading =
  'tablet:[mask-image:linear-gradient(90deg,transparent,black_46%)] tablet:rtl:[mask-image:linear-gradient(270deg,transparent,black_46%)]';

const onPhones = 'max-tablet:min-h-12 max-tablet:px-4.5';

export function BusinessHero({ content }: { content: BusinessContent }) {
  const { t } = useText();
  return (
    <section
      data-under-bar="dark"
      className="relative isolate overflow-hidden bg-[#15232f] text-inverse dark:bg-[#0b1e23]"
    >
      <div className={`absolute inset-y-0 end-0 -z-2 w-full tablet:w-[72%] ${fading}`}>
        <Picture picture={{ ...content.picture, alt: '' }} className="object-[50%_58%]" />
      </div>
      <div className="absolute inset-0 -z-1 bg-linear-to-b from-[rgb(14_32_46/0.86)] via-[rgb(14_32_46/0.55)] to-[rgb(14_32_46/0.3)] tablet:bottom-auto tablet:h-36 tablet:from-[rgb(14_32_46/0.7)] tablet:via-[rgb(14_32_46/0.3)] tablet:to-transparent" />
      <div className="wrap flex min-h-[36rem] flex-col justify-center pt-[calc(var(--nav-h)+2rem)] pb-16 tablet:min-h-[40rem]">
        <p className={`${capitals} text-[#F3D9A8]`}>{content.label}</p>
        <Heading level={1} size="h1" className="mt-5 max-w-[9.5em] [&:lang(ar)]:leading-[1.3]">
          {content.title}
        </Heading>
        <p className="mt-5 max-w-[27rem] text-lead">{content.text}</p>
        <div className="mt-7 flex flex-wrap gap-3 tablet:mt-8.5 tablet:gap-4">
          <ButtonLink to={`#${packagesId}`} variant="inverse" className={onPhones}>
            {t.business.hero.start}
          </ButtonLink>
          <ButtonLink to={`#${documentsId}`} variant="inverse-outline" className={onPhones}>
            {t.business.hero.documents}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
