import { Link } from 'react-router';
import type { LicencesContent, PackageCard } from '#contract/business-pages.ts';
import { DeskPage, deskHead } from '#web/business/desk-page.tsx';
import { LicenceColumns } from '#web/business/licence-columns.tsx';
import { Road } from '#web/business/road.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

type Licences = PageOf<'business-licences'>;

function LicencesPage({ page: { content } }: { page: Licences }) {
  return (
    <DeskPage content={content}>
      <LicenceColumns licenceTypes={content.licenceTypes} />
      <Road process={content.process} processDays={content.processDays} detailed />
      <Zones content={content} />
    </DeskPage>
  );
}

const kinds = ['mainland', 'free-zone', 'offshore'] as const;

/** Every package in three short lists, so that the eye can run down the prices. */
function Zones({ content: { packages, priceNote } }: { content: LicencesContent }) {
  const { t } = useText();
  const { licences } = t.business;
  return (
    <section className="below-fold wrap pb-(--section)">
      <SectionHead title={licences.zones} text={licences.zonesText(packages.length)} />
      <div className="grid gap-x-16 gap-y-10 desk:grid-cols-[1fr_1.35fr_1fr]">
        {kinds.map((kind) => (
          <div key={kind}>
            <Heading level={3} size="h4" className="mb-3">
              {t.business.kinds[kind]}
            </Heading>
            <ul className="border-b border-line">
              {packages
                .filter((card) => card.jurisdiction === kind)
                .map((card) => (
                  <Zone key={card.slug} card={card} />
                ))}
            </ul>
          </div>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-12 gap-y-5">
        <p className="max-w-read text-caption text-ink-mute">{priceNote}</p>
        <ButtonLink to="/business#packages" variant="outline">
          {licences.compareAll}
        </ButtonLink>
      </div>
    </section>
  );
}

function Zone({ card }: { card: PackageCard }) {
  const { t, format } = useText();
  return (
    <li className="relative flex min-h-11 items-baseline justify-between gap-4 border-t border-line py-2.5">
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
  head: ({ content }, payload, t) => deskHead(content, payload, t),
};
