import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeQuote, ChangeWish } from '#contract/bookings/asks.ts';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Instant } from '#contract/primitives.ts';
import { changeLines, staysBefore } from '#domain/money/words/change.ts';
import { feeStaysWords, newTermLines, termStateOf } from '#domain/money/words/term.ts';
import { add, minus } from '#domain/money.ts';
import { ChangeFields } from '#web/bookings/changes/fields.tsx';
import {
  type ChangeDraft,
  changeDraftOf,
  changeWishOf,
  isAsked,
  isNew,
} from '#web/bookings/changes/wish.ts';
import { MoneyRows } from '#web/bookings/own/money-rows.tsx';
import { changeQuoteQuery, useChangeBooking } from '#web/bookings/own/queries.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { DialogFoot } from '#web/ui/overlays/dialog.tsx';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { SumsShape } from '#web/ui/panel/shapes.tsx';

/** Another day, hour or party. What was chosen outlives closing the dialog. */
export function ChangeDialog({ booking }: { booking: Booking }) {
  const { t } = useText();
  const { change } = t.ownBookings;
  const [draft, setDraft] = useState(() => changeDraftOf(booking));
  const write = (part: Partial<ChangeDraft>) => setDraft((last) => ({ ...last, ...part }));
  return (
    <TriggerDialog
      trigger={
        <Button size="small" variant="outline">
          {change.open}
        </Button>
      }
      title={change.title}
      text={change.text}
      width="wide"
    >
      {(close) => (
        <div className="grid gap-5 tablet:grid-cols-2 tablet:gap-8">
          <div className="grid content-start gap-5">
            <ChangeFields booking={booking} draft={draft} onWrite={write} />
          </div>
          <DialogFoot>
            <Offer booking={booking} draft={draft} onClose={close} />
          </DialogFoot>
        </div>
      )}
    </TriggerDialog>
  );
}

interface OfferProps {
  booking: Booking;
  draft: ChangeDraft;
  onClose: () => void;
}

/** The fee and the new price, and only then the button. */
function Offer({ booking, draft, onClose }: OfferProps) {
  const { t } = useText();
  const { change } = t.ownBookings;
  const wish = changeWishOf(booking, draft);
  if (!wish || !isNew(booking, wish))
    return <p className="text-caption text-ink-mute">{change.nothingYet}</p>;
  return <Priced booking={booking} wish={wish} reason={draft.reason} onClose={onClose} />;
}

interface PricedProps {
  booking: Booking;
  wish: ChangeWish;
  reason: string;
  onClose: () => void;
}

function Priced({ booking, wish, reason, onClose }: PricedProps) {
  const { t } = useText();
  const { change: words } = t.ownBookings;
  const asked = useQuery(changeQuoteQuery(booking, wish));
  const change = useChangeBooking(booking);
  const offer = asked.isPlaceholderData || asked.isError ? undefined : asked.data;
  const go = () => {
    if (!offer) return;
    const ask = { ...wish, total: offer.quote.total, fee: offer.fee, reason };
    // Once the booking is read anew there is nothing left to change, and this part is gone: its promise is not.
    void change.mutateAsync(ask).then(
      (changed) => {
        onClose();
        notify.success(isAsked(changed) ? words.pending : words.done, booking.offering.title);
      },
      () => asked.refetch(),
    );
  };
  const refused = change.error ?? asked.error;
  return (
    <>
      <div
        role="status"
        className="max-h-[30dvh] overflow-y-auto overscroll-contain tablet:max-h-none"
      >
        {offer && <ChangeCosts dense offer={offer} booking={booking} />}
        {asked.isFetching && !offer && <SumsShape label={words.asking} />}
      </div>
      {refused && <RefusalPanel error={refused} title={words.refused} />}
      <Button busy={change.isPending} busyLabel={words.submitting} disabled={!offer} onClick={go}>
        {booking.confirmsAtOnce ? words.submit : words.submitAsked}
      </Button>
    </>
  );
}

interface ChangeCostsProps {
  booking: Booking;
  offer: ChangeQuote;
  dense?: boolean;
}

/** The new total, where its money would stand then, and new terms: in the words its page has afterwards. */
export function ChangeCosts({ booking, offer, dense = false }: ChangeCostsProps) {
  const { t, format, language } = useText();
  const { change: words } = t.ownBookings;
  const { fee, quote, difference, sums, after } = offer;
  const asks = !booking.confirmsAtOnce;
  const hasFee = fee.amount > 0;
  // What waits keeps no fee yet: those that are told were kept before.
  const isOfThis = (id: string) => id === 'kept' && !asks && after.kept.amount <= fee.amount;
  return (
    <>
      <MoneyRows
        dense={dense}
        rows={[
          ...(hasFee
            ? [{ name: words.fee, sum: format.money(fee), note: words.feeWhy }]
            : [{ name: words.fee, sum: words.noFee }]),
          { name: words.newTotal, sum: format.money(quote.total) },
          ...dearer(booking, offer).map(({ more, season }) => ({
            name: words.more,
            sum: format.money(more),
            note: season?.[language] ?? '',
          })),
          ...(hasFee ? [{ name: words.inAll, sum: format.money(add(quote.total, fee)) }] : []),
          ...changeLines(after, language, { asks })
            .filter(({ id }) => !isOfThis(id))
            .map(({ label: name, sum, note }) =>
              sum ? { name, sum: format.money(sum), note } : { name, sum: note },
            ),
        ]}
      />
      {difference.amount === 0 && <p className="mt-2 text-caption text-ink-soft">{words.same}</p>}
      <NewTerms booking={booking} offer={offer} dense={dense} />
      {asks && sums.stage === 'agreed' && (
        <p className="mt-2 text-caption text-ink-soft">{staysBefore(language)}</p>
      )}
    </>
  );
}

/** How much more it costs than what stands, and the season that is why, where one is. */
function dearer(booking: Booking, { quote }: ChangeQuote) {
  const more = minus(quote.total, booking.total);
  const known = booking.quote.lines.map(({ season }) => season?.en);
  const line = quote.lines.find(({ season }) => season && !known.includes(season.en));
  return more.amount > 0 ? [{ more, season: line?.season }] : [];
}

/** What giving it up costs then, where the change makes that another. */
function NewTerms({ booking, offer, dense = false }: ChangeCostsProps) {
  const { fee, quote, sums, after } = offer;
  const { t, format, language } = useText();
  const { change: words, terms } = t.ownBookings;
  const say = (moment: Instant) => spokenDeadline(moment, language);
  const { freeUntil } = quote.terms;
  // What waits keeps no fee yet, and would then.
  const keepsFee = fee.amount + after.kept.amount > 0;
  const before = { terms: booking.quote.terms, sums, keepsFee: termStateOf(sums).keepsFee };
  const lines = newTermLines(
    { before, after: { terms: quote.terms, sums: after, keepsFee } },
    language,
    say,
  );
  if (lines.length === 0) return null;
  return (
    <section className="mt-3">
      <h3 className="mb-1.5 text-caption text-ink-mute">{words.newTerms}</h3>
      <MoneyRows
        dense={dense}
        rows={lines.map(({ id, label: name, sum, note }) => {
          if (id === 'free' && freeUntil)
            return {
              name,
              sum: terms.free,
              note: [terms.until(say(freeUntil)), ...feeStaysWords(keepsFee, language)].join(
                words.semicolon,
              ),
            };
          if (id === 'unconfirmed') return { name, sum: terms.free };
          return { name, sum: sum ? format.money(sum) : '', note };
        })}
      />
    </section>
  );
}
