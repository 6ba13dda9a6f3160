import type { OfferingContent } from '#contract/bookings/pages.ts';
import { OfferingPrint } from '#web/bookings/offering-print.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** Three of the same kind, and the way to all of them. */
export function SimilarOfferings({ content }: { content: OfferingContent }) {
  const { t } = useText();
  const { similar, category, words } = content;
  const { more, seeAll } = t.bookings.offering;
  return (
    <BelowFold className="py-(--section)">
      <div className="wrap">
        <div className="mb-9 flex flex-wrap items-end justify-between gap-x-12 gap-y-4 tablet:mb-12">
          <Heading level={2} size="h2">
            {more(category.label)}
          </Heading>
          <ButtonLink to={category.path} variant="quiet">
            {seeAll}
          </ButtonLink>
        </div>
        <div className="grid gap-7 tablet:grid-cols-2 tablet:max-desk:*:nth-3:hidden desk:grid-cols-3">
          {similar.map((card) => (
            <OfferingPrint key={card.path} card={card} words={words} level={3} />
          ))}
        </div>
      </div>
    </BelowFold>
  );
}
