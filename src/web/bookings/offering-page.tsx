import { type Ref, useRef } from 'react';
import type { OfferingContent } from '#contract/bookings/pages.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { Link } from '#contract/pages/parts.ts';
import { CardPrice } from '#web/bookings/card-price.tsx';
import { OfferingFacts } from '#web/bookings/offering-facts.tsx';
import { OfferingPolicy } from '#web/bookings/offering-policy.tsx';
import { OfferingPreparation } from '#web/bookings/offering-preparation.tsx';
import { OfferingPicture } from '#web/bookings/offering-print.tsx';
import { BookingPanel } from '#web/bookings/panel/booking-panel.tsx';
import { StickyBar } from '#web/bookings/panel/sticky-bar.tsx';
import { SimilarOfferings } from '#web/bookings/similar-offerings.tsx';
import { offeringFacts } from '#web/bookings/structured.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';

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
      <div className="wrap pt-[calc(var(--nav-h)+0.5rem)]">
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

interface OpeningProps {
  content: OfferingContent;
  panel: Ref<HTMLDivElement>;
}

function Opening({ content, panel }: OpeningProps) {
  const { card, words } = content;
  return (
    <div className="mt-2 grid gap-7 desk:grid-cols-[1.38fr_1fr] desk:gap-12">
      <div className={classes(paper, 'desk:max-h-[52rem]')}>
        <Plate className="desk:aspect-auto desk:min-h-full desk:flex-1">
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
