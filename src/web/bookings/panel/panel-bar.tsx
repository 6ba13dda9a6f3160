import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useBookingDraft } from '#web/bookings/sheet/draft.ts';
import { type Bookable, offeringQuery } from '#web/bookings/sheet/offering.ts';
import { timeOf, useQuote, wishOfDraft } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayDay } from '#web/platform/moments.ts';

interface PanelBarProps {
  slug: string;
  /** What stands there until a day is chosen. */
  otherwise: ReactNode;
}

/** The sum and the day of what was chosen above, where a phone has the button at hand. */
export const PanelBar = (props: PanelBarProps) => (
  <AppProviders>
    <Known {...props} />
  </AppProviders>
);

function Known({ slug, otherwise }: PanelBarProps) {
  const { language } = useText();
  const { data } = useQuery(offeringQuery(slug, language));
  return data ? <Sum offering={data} otherwise={otherwise} /> : otherwise;
}

function Sum({ offering, otherwise }: { offering: Bookable; otherwise: ReactNode }) {
  const { format, language, t } = useText();
  const draft = useBookingDraft(offering.slug);
  const { quote } = useQuote(wishOfDraft(offering, draft));
  if (!quote || !draft.day) return otherwise;
  const when = [sayDay(draft.day, 'short', language), timeOf(offering, draft)];
  return (
    <div className="min-w-0">
      <bdi className="block font-display text-[1.875rem] leading-none lining-nums">
        {format.money(quote.total)}
      </bdi>
      <p className="mt-1 text-[0.75rem] leading-[1.45] text-ink-mute">
        {when.filter(Boolean).join(t.bookingSheet.comma)}
      </p>
    </div>
  );
}
