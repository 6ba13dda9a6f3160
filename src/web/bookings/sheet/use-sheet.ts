import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { HoldConfirm } from '#contract/billing/payments.ts';
import type { BookingWish } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { guestsWritten } from '#web/bookings/guests/entry.ts';
import { draftOf, moveWished } from '#web/bookings/holds/held-draft.ts';
import { useHold } from '#web/bookings/holds/use-hold.ts';
import {
  type Draft,
  finishBookingDraft,
  toldOf,
  useBookingDraft,
  writeDraft,
} from '#web/bookings/sheet/draft.ts';
import { rememberLastTime } from '#web/bookings/sheet/last-time.ts';
import { type Bookable, fixedWords } from '#web/bookings/sheet/offering.ts';
import { type BookingRefusal, refusalOf } from '#web/bookings/sheet/refusal.ts';
import { useQuote, wishOfDraft } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useCountdown } from '#web/platform/use-countdown.ts';
import { notify } from '#web/ui/notify.ts';

/** Choosing, held, held once and over, and booked. */
type Phase = 'choosing' | 'held' | 'ended' | 'done';

export type SheetState = ReturnType<typeof useSheet>;

/**
 * Everything the sheet knows and can do, and the panel of an offering's page. Of the two that show one hold only
 * one sends what changes.
 */
export function useSheet(offering: Bookable, { follows = true } = {}) {
  const draft = useBookingDraft(offering.slug);
  const hold = useHold(offering);
  const wish = wishOfDraft(offering, draft);
  const price = useQuote(wish);
  const [done, setDone] = useState<Booking>();
  const left = useCountdown(hold.held?.endsAt);
  const booking = hold.held?.booking;
  const phase = phaseOf(done ?? booking, left);
  const ours = phase === 'held' ? booking : undefined;
  const move = ours && moveWished(offering, draft, ours);
  const changed = ours !== undefined && !move && differs(ours, { wish, draft });
  const steps = useSteps({ offering, hold, wish, price, draft, onDone: setDone });
  useFollowing({
    changed: follows && changed,
    // One after the other: each is upon the version that the one before left.
    ready: price.settled && steps.busy === undefined,
    signature: { wish, told: toldOf(draft), missed: steps.missed },
    version: booking?.version,
    act: steps.follow,
  });
  return {
    offering,
    draft,
    wish,
    price,
    phase,
    left,
    booking: done ?? booking,
    /** What is held now; nothing before, and nothing afterwards. */
    ours,
    /** The form has another place than what is held: its holder is asked before it moves. */
    move,
    /** Back to the place that is held. */
    keep: () => {
      steps.forgive();
      if (ours) writeDraft(offering.slug, placeOf(ours));
    },
    /** What is held is not yet what the form says. */
    changed,
    searching: hold.searching,
    write: (part: Partial<Draft>) => {
      steps.forgive();
      // The word was given for those who were counted then.
      const isOtherParty = part.party !== undefined && part.party !== draft.party;
      writeDraft(offering.slug, { ...(isOtherParty && { limitsKept: false }), ...part });
    },
    ...steps,
  };
}

function phaseOf(booking: Booking | undefined, left: number | undefined): Phase {
  switch (booking?.place) {
    // Asked for or confirmed already, here or in another tab: nobody is to ask for it twice.
    case 'pending':
    case 'confirmed':
      return 'done';
    case 'held':
      return left ? 'held' : 'ended';
    case 'expired':
      return 'ended';
    default:
      return 'choosing';
  }
}

function placeOf(booking: Booking): Partial<Draft> {
  const { day, time, length } = draftOf(booking);
  return { day, time, length };
}

interface Steps {
  offering: Bookable;
  hold: ReturnType<typeof useHold>;
  wish: BookingWish | undefined;
  price: ReturnType<typeof useQuote>;
  draft: Draft;
  onDone: (booking: Booking) => void;
}

type Step = 'hold' | 'adjust' | 'confirm' | 'release';

function useSteps({ offering, hold, wish, price, draft, onDone }: Steps) {
  const { t, language } = useText();
  const { busy, missed, refusal, setRefusal, take } = useTaking({ ...hold, again: price.again });
  const total = price.settled ? price.quote?.total : undefined;
  const adjust = async () => {
    if (wish && total) await hold.adjust(wish, total, draft);
  };
  return {
    busy,
    missed,
    refusal: refusal ?? (price.error ? refusalOf(price.error, t) : undefined),
    forgive: () => setRefusal(undefined),
    place: () =>
      take('hold', async () => {
        const whole = settled(offering, draft);
        if (!wish || !total || !whole) return;
        const placed = await hold.place(wish, total, whole);
        // For how long stands in the head of the sheet.
        if (placed) notify.success(await fixedWords('bookings.initiated', language));
      }),
    adjust: () => take('adjust', adjust),
    /** The same unasked: that it was changed elsewhere is still to be read afterwards. */
    follow: () => take('adjust', adjust, { keeps: 'precondition_failed' }),
    release: () =>
      take('release', async () => {
        await hold.release();
      }),
    /** What a press of Confirm says; nothing while the form is not whole. */
    agreed: (): HoldConfirm | undefined => {
      const { quote, version = 0 } = hold.held?.booking ?? {};
      const guests = guestsWritten(draft);
      return quote && guests && { ...toldOf({ ...draft, guests }), total: quote.total, version };
    },
    confirm: () =>
      take('confirm', async () => {
        const approved = hold.held?.booking.quote.total;
        const whole = settled(offering, draft);
        if (!approved || !whole) return;
        const booked = await hold.confirm(approved, whole);
        onDone(booked);
        finishBookingDraft(offering.slug);
        rememberLastTime({ slug: offering.slug, party: booked.party, guests: booked.guests });
      }),
  };
}

/** With the guest whose form is still open; nothing, and the form says why, where that is none yet. */
function settled({ slug }: Bookable, draft: Draft): Draft | undefined {
  const { entry } = draft;
  const guests = guestsWritten(draft);
  if (entry && !guests) writeDraft(slug, { entry: { ...entry, tried: true } });
  if (!guests) return undefined;
  const whole = { ...draft, guests, entry: undefined };
  if (entry) writeDraft(slug, whole);
  return whole;
}

interface Taking {
  again: () => unknown;
  end: () => void;
  reread: () => unknown;
}

/** One step at a time; a refusal is kept in words, and what changed meanwhile is asked for again. */
function useTaking({ again, end, reread }: Taking) {
  const { t } = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState<Step>();
  const [missed, setMissed] = useState(0);
  const [refusal, setRefusal] = useState<BookingRefusal>();
  const take = async (
    step: Step,
    act: () => Promise<void>,
    { keeps }: { keeps?: ErrorCode } = {},
  ) => {
    setBusy(step);
    setRefusal((said) => (said && said.code === keeps ? said : undefined));
    try {
      await act();
    } catch (error) {
      const refused = refusalOf(error, t);
      setRefusal(refused);
      if (refused.code === 'hold_expired') end();
      if (refused.code === 'booking_state') void reread();
      if (refused.code === 'precondition_failed') {
        await reread();
        setMissed((count) => count + 1);
      }
      void client.invalidateQueries({ queryKey: ['availability'] });
      void again();
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, missed, refusal, setRefusal, take };
}

interface Following {
  changed: boolean;
  ready: boolean;
  signature: unknown;
  version: number | undefined;
  act: () => Promise<void>;
}

/** While the place is held the server follows the form, when the hand rests. */
function useFollowing({ changed, ready, signature, version, act }: Following) {
  const text = JSON.stringify(signature);
  /** What was refused is tried again only when it changed. */
  const tried = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the form or of what is held
  useEffect(() => {
    if (!changed) tried.current = undefined;
    if (!changed || !ready || tried.current === text) return;
    const rest = setTimeout(() => {
      tried.current = text;
      void act();
    }, 500);
    return () => clearTimeout(rest);
  }, [changed, ready, text, version]);
}

interface Said {
  wish: BookingWish | undefined;
  draft: Draft;
}

/** For how many, with what, and what was told: the hold follows that by itself. */
function differs(booking: Booking, { wish, draft }: Said): boolean {
  if (!wish) return false;
  const extras = (list: BookingWish['addOns']) =>
    list.map(({ id, quantity }) => `${id} ${quantity}`).sort();
  const heldNow = [booking.party, extras(booking.addOns), toldOf(booking)];
  const asked = [wish.party, extras(wish.addOns), toldOf(draft)];
  return JSON.stringify(heldNow) !== JSON.stringify(asked);
}
