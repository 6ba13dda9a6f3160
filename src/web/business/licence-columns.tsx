import type { LicenceType } from '#contract/business.ts';
import { iconNamed } from '#web/business/icons.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

interface LicenceColumnsProps {
  licenceTypes: LicenceType[];
  /** To the page that says more; absent on that page itself. */
  more?: string;
}

/** The four kinds of licence on hairlines, no cards. */
export function LicenceColumns({ licenceTypes, more }: LicenceColumnsProps) {
  const { t } = useText();
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={t.business.licences.title} text={t.business.licences.text} />
      <ul className="grid gap-y-9 tablet:grid-cols-2 desk:grid-cols-4">
        {licenceTypes.map((licence) => (
          <Column key={licence.id} licence={licence} />
        ))}
      </ul>
      {more && (
        <ButtonLink to={more} variant="quiet" className="mt-8">
          {t.business.licences.more}
        </ButtonLink>
      )}
    </BelowFold>
  );
}

function Column({ licence }: { licence: LicenceType }) {
  const { t } = useText();
  const Icon = iconNamed(licence.icon);
  return (
    <li className="border-line tablet:pe-7 tablet:max-desk:even:border-s tablet:max-desk:even:ps-7 desk:not-first:border-s desk:not-first:ps-7">
      <Icon size={20} strokeWidth={1.5} className="text-brass" aria-hidden />
      <Heading level={3} size="card" className="mt-4">
        {licence.title}
      </Heading>
      <p className="mt-2 text-[0.9375rem] leading-[1.55] text-ink-soft">{licence.description}</p>
      <p className="mt-3.5 text-caption text-ink-mute">
        {t.business.licences.examples}: {t.business.listed(licence.examples)}
      </p>
    </li>
  );
}
