import { Link } from 'react-router';
import type { Jurisdiction, LicencesContent, PackageCard } from '#contract/business.ts';
import { DepartmentPage, departmentHead } from '#web/business/department-page.tsx';
import { LicenceColumns } from '#web/business/licence-columns.tsx';
import { Road } from '#web/business/road.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

type Licences = PageOf<'business-licences'>;

const LicencesPage = ({ page: { content } }: { page: Licences }) => (
  <DepartmentPage content={content} kind="company">
    <LicenceColumns licenceTypes={content.licenceTypes} />
    <Road process={content.process} processDays={content.processDays} detailed />
    <Zones content={content} />
  </DepartmentPage>
);

/** Every package in three short lists, so that the eye can run down the prices. */
function Zones({ content: { packages, priceNote } }: { content: LicencesContent }) {
  const { t } = useText();
  const { licences } = t.business;
  const of = (kind: Jurisdiction) => packages.filter((card) => card.jurisdiction === kind);
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={licences.zones} text={licences.zonesText(packages.length)} />
      <div className="grid items-start gap-x-16 gap-y-10 desk:grid-cols-[1fr_2fr]">
        <div className="grid gap-10">
          <Kind kind="mainland" cards={of('mainland')} />
          <Kind kind="offshore" cards={of('offshore')} />
        </div>
        <Kind kind="free-zone" cards={of('free-zone')} wide />
      </div>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="max-w-read text-caption text-ink-mute">{priceNote}</p>
        <ButtonLink to="/business#packages" variant="outline">
          {licences.compareAll}
        </ButtonLink>
      </div>
    </BelowFold>
  );
}

interface KindProps {
  kind: Jurisdiction;
  cards: PackageCard[];
  /** In two columns, where most of them are. */
  wide?: boolean;
}

function Kind({ kind, cards, wide = false }: KindProps) {
  const { t } = useText();
  return (
    <div>
      <Heading level={3} size="h4" className="mb-3">
        {t.business.kinds[kind]}
      </Heading>
      <ul className={classes(wide && 'gap-x-16 tablet:columns-2')}>
        {cards.map((card) => (
          <Zone key={card.slug} card={card} />
        ))}
      </ul>
    </div>
  );
}

function Zone({ card }: { card: PackageCard }) {
  const { t, format } = useText();
  return (
    <li className="relative flex min-h-11 break-inside-avoid items-baseline justify-between gap-4 border-t border-line py-2.5">
      <Link
        to={card.path}
        className="text-[0.9375rem] decoration-brass-fill underline-offset-4 after:absolute after:inset-0 hover:underline"
      >
        {card.title}
      </Link>
      <span className="text-[0.9375rem] whitespace-nowrap">
        <span className="text-caption text-ink-mute">{t.business.from}</span>{' '}
        <bdi className="tnum">{format.money(card.price)}</bdi>
      </span>
    </li>
  );
}

export const licencesScreen: Screen<Licences> = {
  View: LicencesPage,
  head: ({ content }, payload, t) => departmentHead(content, payload, t),
};
