import { addressOf } from '#contract/pages/pages.ts';
import type { SchoolingClosing } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonFace } from '#web/ui/controls/button-face.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { type ButtonLook, buttonLook } from '#web/ui/controls/button-look.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

export function ClosingCard({ closing }: { closing: SchoolingClosing }) {
  const { t } = useText();
  return (
    <section className="mt-(--part) items-center justify-between gap-8 rounded-plate bg-deep px-6 py-8 text-inverse tablet:p-14 desk:flex">
      <div>
        <Heading level={2} size="h3" className="max-w-[16em]">
          {closing.title}
        </Heading>
        <p className="mt-2 text-inverse-soft">{closing.text}</p>
      </div>
      <div className="mt-6 grid gap-3 tablet:flex tablet:flex-wrap desk:mt-0 desk:justify-end">
        <ConsultationLink subject={t.schooling.consultationSubject} variant="inverse">
          {closing.consultation}
        </ConsultationLink>
        <GuideLink label={closing.guide} variant="inverse-outline" />
        <ButtonLink to={closing.advisor.path} variant="inverse-outline">
          {closing.advisor.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A file and not a page: the browser fetches it, past the router. */
export function GuideLink({ label, ...look }: { label: string } & ButtonLook) {
  const { language } = useText();
  return (
    <a href={addressOf(language, '/schooling/guide.pdf')} download className={buttonLook(look)}>
      <ButtonFace>{label}</ButtonFace>
    </a>
  );
}
