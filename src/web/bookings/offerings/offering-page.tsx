import { type Ref, useRef } from 'react';
import type { OfferingContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';
import { CardPrice } from '#web/bookings/offerings/card-price.tsx';
import { OfferingPolicy } from '#web/bookings/offerings/policy.tsx';
import { OfferingPreparation } from '#web/bookings/offerings/preparation.tsx';
import { OfferingPicture, OfferingPrint } from '#web/bookings/offerings/print.tsx';
import { offeringFacts } from '#web/bookings/offerings/structured-data.ts';
import { BookingPanel } from '#web/bookings/panel/booking-panel.tsx';
import { StickyBar } from '#web/bookings/panel/sticky-bar.tsx';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Breadcrumb } from '#web/ui/panel/breadcrumb.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

interface OfferingPageProps {
  page: PageOf<'offering'>;
  payload: PagePayload;
}

function OfferingPage({ page: { content }, payload }: OfferingPageProps) {
  const { t } = useText();
  const { card, category } = content;
  const panel = useRef<HTMLDivElement>(null);
  const start = bookingsLink(payload);
  const crumbs = [start, category].map(({ label, path }) => ({ label, to: path }));
  return (
    <>
      {/* A strip above wants more air than the bar, which is of the same ground as the page. */}
      <div className="wrap pt-[calc(var(--nav-h)+0.5rem)] [.signed-in.holding_&]:pt-[calc(var(--nav-h)+1.25rem)]">
        <Breadcrumb
          label={t.bookings.offering.crumbs}
          crumbs={[...crumbs, { label: card.title }]}
        />
        <Opening content={content} panel={panel} />
        <OfferingFacts content={content} />
      </div>
      <BelowFold as="div">
        <div className="wrap">
          <OfferingPreparation content={content} />
          <OfferingPolicy content={content} />
        </div>
      </BelowFold>
      <SimilarOfferings content={content} />
      <StickyBar content={content} panel={panel} />
    </>
  );
}

/** The bar names it; the page of all bookings is one of its entries. */
function bookingsLink({ chrome }: PagePayload): Link {
  const item = chrome.navigation.find(({ id }) => id === 'bookings');
  return { label: item?.label ?? chrome.brand, path: item?.path ?? '/' };
}

function Opening({ content, panel }: { content: OfferingContent; panel: Ref<HTMLDivElement> }) {
  const { card, words } = content;
  return (
    <div className="mt-2 grid gap-7 desk:grid-cols-[1.38fr_1fr] desk:gap-12">
      <div
        className={classes(
          paper,
          'desk:sticky desk:top-[calc(var(--nav-h)+1.25rem)] desk:self-start [.signed-in.holding_&]:desk:top-[calc(var(--nav-h)+var(--strip-h)+1.25rem)]',
        )}
      >
        {/* Lying on a tablet, where it stands over the panel; never so narrow that a hull is cut. */}
        <Plate className="tablet:max-desk:aspect-video! tablet:max-desk:[&_img]:object-[50%_70%] desk:aspect-square!">
          <OfferingPicture card={card} words={words} />
        </Plate>
      </div>
      <div>
        <Heading level={1} size="h2">
          {card.title}
        </Heading>
        <p className="mt-4 text-lead text-ink-soft">{card.description}</p>
        <div className="mt-6">
          <CardPrice price={card.price} perPerson={words.perPerson} size="page" />
        </div>
        <BookingPanel content={content} ref={panel} />
      </div>
    </div>
  );
}

export const offeringScreen: Screen<PageOf<'offering'>> = {
  View: OfferingPage,
  head: ({ content }, payload, t) => ({
    title: t.bookings.documentTitle(content.card.title, payload.chrome.brand),
    description: content.card.description,
    socialArt: content.socialArt,
    structured: offeringFacts(content, payload, bookingsLink(payload)),
  }),
};

/** As the booking sheet says it: how many come together, and how many of them one room or boat takes. */
function usePartyWords({ card: { party }, carried }: OfferingContent): string {
  const { t } = useText();
  const { party: range, partyEach } = t.bookings;
  if (!carried) return range(party.least, party.most);
  return partyEach[carried.by](range(party.least, carried.most), party.most);
}

/** Five facts in one line between two hairlines. */
function OfferingFacts({ content }: { content: OfferingContent }) {
  const { t } = useText();
  const { card, meetingPoint, languages, bookBy } = content;
  const say = t.bookings.offering;
  const facts = [
    [say.duration, card.duration],
    [say.partySize, usePartyWords(content)],
    [say.meetingPoint, meetingPoint],
    [say.languages, say.list(languages)],
    [say.bookBy, say.before(bookBy)],
  ] as const;
  return (
    <dl className="mt-9 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 tablet:mt-14 tablet:grid-cols-3 desk:flex desk:justify-between desk:gap-x-10">
      {facts.map(([name, fact]) => (
        <div key={name} className="min-w-0 max-w-80">
          <dt className="text-caption text-ink-mute">{name}</dt>
          <dd className="mt-0.5 font-display text-[1.3125rem] leading-[1.2] [&:lang(ar)]:leading-[1.5]">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Three of the same kind, and the way to all of them. */
function SimilarOfferings({ content }: { content: OfferingContent }) {
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
