import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BookingWish } from '#contract/bookings/asks.ts';
import type { Money } from '#contract/primitives.ts';
import { CountField } from '#web/bookings/fields/count-field.tsx';
import { useHold } from '#web/bookings/holds/use-hold.ts';
import type { QuickChoice, QuickStart } from '#web/bookings/quick/choice.ts';
import { QuickStep } from '#web/bookings/quick/steps.tsx';
import { type Draft, writeDraft } from '#web/bookings/sheet/draft.ts';
import { lastTime } from '#web/bookings/sheet/last-time.ts';
import {
  type Bookable,
  clampParty,
  fixedWords,
  largestPartyOf,
  offeringQuery,
  shapeOf,
} from '#web/bookings/sheet/offering.ts';
import { type BookingRefusal, refusalOf } from '#web/bookings/sheet/refusal.ts';
import { useBook } from '#web/bookings/sheet/use-book.ts';
import { lengthOf, useQuote, wishOfDraft } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { readSession } from '#web/platform/sessions/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface WhoStepProps {
  choice: QuickChoice;
  start: QuickStart;
  party: number;
  onParty: (party: number) => void;
  onBack: () => void;
}

export function WhoStep(props: WhoStepProps) {
  const { language } = useText();
  const { data } = useQuery(offeringQuery(props.choice.slug, language));
  return data ? <Who {...props} offering={data} /> : <Skeleton className="h-48" />;
}

/** The last tap holds the place and opens the sheet, where everything can still be changed. */
function Who({
  offering,
  start,
  party: asked,
  onParty,
  onBack,
}: WhoStepProps & { offering: Bookable }) {
  const { t, format, language } = useText();
  const say = t.bookingSheet.quick;
  const party = clampParty(offering, asked);
  const draft = draftFor({ start, party });
  const wish = wishOfDraft(offering, draft);
  const price = useQuote(wish);
  const { refusal, busy, take } = useHolding(offering, draft);
  const when = [sayDay(start.day, 'long', language), start.time].filter(Boolean).join(' · ');
  const total = price.settled ? price.quote?.total : undefined;
  const wrong = refusal ?? (price.error ? refusalOf(price.error, t) : undefined);
  return (
    <QuickStep index={3} title={say.steps.who} onBack={onBack}>
      <p className="text-ink-soft">
        {offering.title} · {when}
      </p>
      <CountField
        label={t.bookingSheet.party}
        value={party}
        least={offering.capacity.minParty}
        most={largestPartyOf(offering)}
        onChange={onParty}
      />
      <Assumed offering={offering} draft={draft} />
      {wrong && <AlertPanel title={wrong.text} />}
      <div className="flex items-center justify-between gap-5">
        <bdi className="font-display text-[1.875rem] leading-none lining-nums">
          {total ? format.money(total) : '…'}
        </bdi>
        <Button
          disabled={!total}
          busy={busy}
          busyLabel={t.bookingSheet.holding}
          onClick={() => total && wish && void take(wish, total)}
        >
          {say.hold}
        </Button>
      </div>
    </QuickStep>
  );
}

/** The same people as last time, as far as the party goes. */
function draftFor({ start, party }: { start: QuickStart; party: number }): Draft {
  const guests = (lastTime()?.guests ?? []).slice(0, party);
  return {
    ...start,
    party,
    guests,
    addOns: {},
    note: '',
    licenceHeld: false,
    limitsKept: false,
    pickUp: '',
  };
}

function useHolding(offering: Bookable, draft: Draft) {
  const { t, language } = useText();
  const { book } = useBook();
  const hold = useHold(offering);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const take = async (wish: BookingWish, total: Money) => {
    writeDraft(offering.slug, draft);
    if (!readSession()) return book(offering.slug);
    setBusy(true);
    try {
      const placed = await hold.place(wish, total, draft);
      // For how long stands in the head of the sheet.
      if (placed) notify.success(await fixedWords('bookings.initiated', language));
      book(offering.slug);
    } catch (error) {
      setRefusal(refusalOf(error, t));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, take };
}

/** Nothing is decided in silence. */
function Assumed({ offering, draft }: { offering: Bookable; draft: Draft }) {
  const { t } = useText();
  const say = t.bookingSheet.quick;
  const shape = shapeOf(offering);
  const names = draft.guests.map(({ name }) => name).join(t.bookingSheet.comma);
  const assumed = [
    shape !== 'hour' && say[shape](lengthOf(offering, draft)),
    say.noExtras,
    names ? say.withGuests(names) : say.unnamed,
  ];
  return (
    <p className="border-s-2 border-brass-fill py-0.5 ps-3.5 text-caption text-ink-soft">
      {say.assumed}: {assumed.filter(Boolean).join(t.bookingSheet.comma)}. {say.changeable}
    </p>
  );
}
