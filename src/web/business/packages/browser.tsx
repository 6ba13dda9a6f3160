import type { BusinessContent, PackageCard as Card } from '#contract/business.ts';
import { fitsPackageWishes } from '#domain/business.ts';
import { mostCompared } from '#domain/comparison.ts';
import { PackageCard } from '#web/business/packages/card.tsx';
import { PackageFilters } from '#web/business/packages/filters.tsx';
import {
  comparePath,
  type PackageQuery,
  usePackageQuery,
} from '#web/business/packages/use-package-query.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Compared } from '#web/platform/use-compared.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { CardList } from '#web/site/card-list.tsx';
import { Choices } from '#web/site/choices.tsx';
import { CompareTray } from '#web/site/compare-tray.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';

export const packagesId = 'packages';

type Shown = Pick<BusinessContent, 'packages' | 'popularLabel' | 'priceNote'>;

/** Every package; the filters and the marks for comparison live in the address. */
export function PackageBrowser({ packages, popularLabel, priceNote }: Shown) {
  const { t } = useText();
  const query = usePackageQuery(packages);
  const left = packages.filter((card) => fitsPackageWishes(card, query.wishes));
  return (
    <section id={packagesId} className="scroll-mt-(--nav-h) pb-(--section)">
      <div className="wrap">
        <SectionHead title={t.business.packages.title} text={priceNote} />
        <Choices>
          <PackageFilters query={query} packages={packages} />
          <Tally count={left.length} query={query} />
          {left.length > 0 ? (
            <Grid cards={left} popularLabel={popularLabel} query={query} />
          ) : (
            <NoneLeft query={query} />
          )}
        </Choices>
      </div>
      <PackageTray packages={packages} compared={query.compared} />
    </section>
  );
}

function Tally({ count, query }: { count: number; query: PackageQuery }) {
  const { t } = useText();
  const wished = Object.values(query.wishes).some((wish) => wish !== undefined);
  return (
    <div className="mt-6 mb-7 flex min-h-11 items-center justify-between gap-4 border-b border-line">
      <p aria-live="polite" className="text-caption text-ink-mute">
        {t.business.packages.count(count)}
      </p>
      {wished && (
        <button
          type="button"
          onClick={query.forgetWishes}
          className="min-h-11 cursor-pointer text-caption underline decoration-brass-fill underline-offset-4"
        >
          {t.business.filters.clear}
        </button>
      )}
    </div>
  );
}

interface GridProps {
  cards: Card[];
  popularLabel: string;
  query: PackageQuery;
}

function Grid({ cards, popularLabel, query }: GridProps) {
  const { chosen, toggle } = query.compared;
  const full = chosen.length >= mostCompared;
  return (
    <CardList className="gap-5">
      {cards.map((card) => (
        <PackageCard
          key={card.slug}
          card={card}
          popularLabel={popularLabel}
          mark={{
            chosen: chosen.includes(card.slug),
            full,
            toggle: () => toggle(card.slug),
          }}
        />
      ))}
    </CardList>
  );
}

function NoneLeft({ query }: { query: PackageQuery }) {
  const { t } = useText();
  const { packages, filters } = t.business;
  return (
    <div className="grid justify-items-center py-14 text-center">
      <Heading level={3} size="h3">
        {packages.none}
      </Heading>
      <p className="mt-3 max-w-[30rem] text-ink-soft">{packages.noneText}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-4">
        <Button variant="outline" onClick={query.forgetWishes}>
          {filters.clear}
        </Button>
        <AskLink kind="company">{packages.ask}</AskLink>
      </div>
    </div>
  );
}

function PackageTray({ packages, compared }: { packages: Card[]; compared: Compared }) {
  const { t } = useText();
  const { tray } = t.business;
  return (
    <CompareTray
      label={tray.label}
      words={t.business.comparison}
      items={packages.map(({ slug, title }) => ({ slug, name: title }))}
      compared={compared}
      to={comparePath(compared.chosen)}
      open={tray.compare(compared.chosen.length)}
    />
  );
}
