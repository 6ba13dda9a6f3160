import type { Picture as PictureFiles } from '#contract/pages.ts';
import { useQueryValue } from '#web/company/use-query.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';

/** Where every button that asks for a person leads without a script; it may say what about. */
export function ContactRequest({ picture }: { picture: PictureFiles }) {
  const { t } = useText();
  const [subject] = useQueryValue('subject');
  return (
    <section className="self-start rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)]">
      <Plate shape="16:9">
        <Picture picture={picture} />
      </Plate>
      <div className="px-3.5 pt-7 pb-6 tablet:px-6">
        <Heading level={2} size="h3">
          {t.company.request}
        </Heading>
        <p className="mt-3 max-w-read text-body text-ink-soft">{t.company.requestText}</p>
        {subject && (
          <p className="mt-5 border-s-2 border-brass-fill ps-4 text-body break-words">
            {t.company.about(subject)}
          </p>
        )}
        <ConsultationLink subject={subject || t.company.requestButton} className="mt-7">
          {t.company.requestButton}
        </ConsultationLink>
      </div>
    </section>
  );
}
