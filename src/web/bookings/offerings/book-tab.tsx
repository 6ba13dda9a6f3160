import { Suspense, useDeferredValue, useMemo, useState } from 'react';
import type { BookingsContent, CardWords, OfferingCard } from '#contract/bookings/pages.ts';
import type { Category } from '#contract/catalogue/offerings.ts';
import { chooseOfferings } from '#domain/bookings/offerings/choice.ts';
import { DayChoice } from '#web/bookings/offerings/day-choice.tsx';
import { OfferingFilters, OrderSelect } from '#web/bookings/offerings/filters.tsx';
import { type FreeOn, isFreeFor, type KnownWish } from '#web/bookings/offerings/known-wish.ts';
import { OfferingPrint } from '#web/bookings/offerings/print.tsx';
import {
  dayNamed,
  filterNames,
  useChoice,
  usedFilters,
  wholeNumber,
} from '#web/bookings/offerings/use-choice.ts';
import { useText } from '#web/i18n/use-text.ts';
import { lazyPart } from '#web/platform/lazy-part.tsx';
import type { Filters } from '#web/platform/use-filters.ts';
import { CardList } from '#web/site/card-list.tsx';
import { ChipLinks } from '#web/site/chip-links.tsx';
import { ListHead } from '#web/site/filter-bar.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { EmptyState } from '#web/ui/panel/empty-state.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface GridProps {
  cards: OfferingCard[];
  words: CardWords;
  wish: KnownWish;
}

const OfferingGrid = ({ cards, words, wish }: GridProps) => (
  <CardList>
    {cards.map((card) => (
      <OfferingPrint key={card.path} card={card} words={words} level={2} wish={wish} />
    ))}
  </CardList>
);

const CalendarView = lazyPart<{ category: Category | undefined; filters: Filters }>(
  async () => (await import('#web/bookings/calendar/view.tsx')).CalendarView,
  ['platform', 'bookingSheet'],
);

/** A list's address ends in its category; the list of everything has none. */
function categoryOf(path: string): Category | undefined {
  const [, , category] = path.split('/');
  // Pages of categories have the catalogue's own names in their addresses.
  return category as Category | undefined;
}

interface BookTabProps {
  content: BookingsContent;
  path: string;
  filters: Filters;
}

export function BookTab({ content, path, filters: unshortened }: BookTabProps) {
  const { t } = useText();
  const filters = startingOver(unshortened);
  const chosen = useChoice(filters);
  const { choice } = chosen;
  const [free, setFree] = useState<FreeOn>();
  const wish = { guests: choice.guests, day: dayNamed(filters.query), free };
  const cards = useChosen(content, choice).filter((card) => isFreeFor(card, wish));
  const narrowed = choice.text !== '' || usedFilters(choice) > 0 || wish.day !== undefined;
  const clear = () => {
    for (const [, type] of [chosen.text, chosen.from, chosen.to]) type('');
    filters.clear();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-5.5">
      <ChipLinks
        label={t.bookings.categories}
        links={content.categories}
        current={path}
        search={carried(filters.query)}
      />
      {filters.query.get(filterNames.view) === 'calendar' ? (
        <Suspense fallback={<Skeleton className="h-120" />}>
          <CalendarView category={categoryOf(path)} filters={filters} />
        </Suspense>
      ) : (
        <>
          <OfferingFilters content={content} filters={filters} chosen={chosen}>
            <DayChoice category={categoryOf(path)} filters={filters} wish={wish} onFree={setFree} />
          </OfferingFilters>
          <ListHead count={t.bookings.count(cards.length)} narrowed={narrowed} onClear={clear}>
            <OrderSelect choice={choice} filters={filters} />
          </ListHead>
          {cards.length > 0 ? (
            <Shown cards={cards} words={content.words} filters={unshortened} wish={wish} />
          ) : (
            <Nothing content={content} onClear={narrowed ? clear : undefined} />
          )}
        </>
      )}
    </div>
  );
}

/** Another list begins at its beginning. */
const startingOver = (filters: Filters): Filters => ({
  ...filters,
  change: (changes, how) => filters.change({ [filterNames.show]: undefined, ...changes }, how),
});

/** How many cards are shown at first, and how many more at each asking: whole groups of the grid. */
const portion = 24;

interface ShownProps {
  cards: OfferingCard[];
  words: CardWords;
  filters: Filters;
  wish: KnownWish;
}

/** A portion of the list. How much of it was seen stays in the address, so that one can come back to it. */
function Shown({ cards, words, filters, wish }: ShownProps) {
  const { t } = useText();
  const wanted = wholeNumber(filters.query.get(filterNames.show) ?? '') ?? portion;
  const shown = Math.max(portion, wanted);
  const left = cards.length - shown;
  return (
    <>
      <OfferingGrid cards={cards.slice(0, shown)} words={words} wish={wish} />
      {left > 0 && (
        <Button
          variant="outline"
          onClick={() => filters.change({ [filterNames.show]: String(shown + portion) })}
          className="mt-6 justify-self-center"
        >
          {t.bookings.showMore(Math.min(left, portion))}
        </Button>
      )}
    </>
  );
}

/** Typing stays light: the list follows when there is time. */
function useChosen(content: BookingsContent, choice: Parameters<typeof chooseOfferings>[1]) {
  const { text, from, to, guests, exclusive, hotDeal, order } = useDeferredValue(choice);
  return useMemo(
    () =>
      chooseOfferings(
        content.offerings,
        { text, from, to, guests, exclusive, hotDeal, order },
        content.currency,
      ),
    [content, text, from, to, guests, exclusive, hotDeal, order],
  );
}

/** A wish goes along to the next category; limits of the price do not, which are in another currency. */
function carried(query: URLSearchParams): string {
  const along = new URLSearchParams(query);
  along.delete(filterNames.from);
  along.delete(filterNames.to);
  return along.toString();
}

function Nothing({
  content,
  onClear,
}: {
  content: BookingsContent;
  onClear: (() => void) | undefined;
}) {
  const { t } = useText();
  const advice = onClear && {
    text: t.bookings.emptyAdvice,
    action: (
      <Button variant="outline" size="small" onClick={onClear}>
        {t.site.clearFilters}
      </Button>
    ),
  };
  return (
    <EmptyState level={2} picture={content.emptyPicture} title={content.words.empty} {...advice} />
  );
}
