import type { Booking } from '#contract/bookings/bookings.ts';
import type { MoneyLineId } from '#contract/money-facts.ts';
import type { Instant } from '#contract/primitives.ts';
import type { MoneyLine } from '#domain/money/line.ts';
import { feeStaysWords, termLines, termStateOf } from '#domain/money/words/term.ts';
import { useText } from '#web/i18n/use-text.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Panel } from '#web/ui/panel/panel.tsx';

const looks: Partial<Record<MoneyLineId, string>> = {
  unconfirmed: 'bg-brass-fill',
  free: 'bg-brass-fill',
  late: 'bg-line-strong',
  noShow: 'bg-ink',
};

/** What giving it up costs, as a line in parts with the real dates; and what others who end it give back. */
export function BookingTerms({ booking }: { booking: Booking }) {
  const { t, language } = useText();
  const say = (moment: Instant) => spokenDeadline(moment, language);
  const { terms } = booking.quote;
  const state = termStateOf(booking.sums);
  const { semicolon } = t.ownBookings.change;
  const lines = termLines(terms, language, say, state);
  const free = terms.freeUntil ? t.ownBookings.terms.until(say(terms.freeUntil)) : '';
  const until = [free, ...feeStaysWords(state.keepsFee, language)].join(semicolon);
  const isStage = ({ id }: MoneyLine) => looks[id] !== undefined;
  return (
    <Panel title={t.ownBookings.terms.title}>
      <ol className="mt-5 grid gap-5 tablet:grid-flow-col tablet:auto-cols-fr tablet:gap-0">
        {lines.filter(isStage).map((line) => (
          <Stage key={line.id} line={line} note={noteOf(line, until)} />
        ))}
      </ol>
      <dl className="mt-4 grid gap-1 text-caption text-ink-soft">
        {lines
          .filter((line) => !isStage(line))
          .map(({ id, label, note }) => (
            <div key={id}>
              <dt className="inline">{label}: </dt>
              <dd className="inline">{note}</dd>
            </div>
          ))}
      </dl>
    </Panel>
  );
}

/** Below the word that it is free stands only until when. */
const noteOf = ({ id, note }: MoneyLine, until: string) =>
  id === 'free' ? until : id === 'unconfirmed' ? '' : note;

function Stage({ line: { id, label, sum }, note }: { line: MoneyLine; note: string }) {
  const { t, format } = useText();
  return (
    <li className="max-tablet:border-s max-tablet:border-line max-tablet:ps-4">
      <span aria-hidden className={classes('mb-3 block h-1 max-tablet:hidden', looks[id])} />
      <span className="block pe-4 text-caption text-ink-mute">{label}</span>
      <bdi className="block font-display text-[1.375rem] leading-tight">
        {sum ? format.money(sum) : t.ownBookings.terms.free}
      </bdi>
      {note && (
        <span className="block pe-4 text-caption text-ink-mute first-letter:uppercase">{note}</span>
      )}
    </li>
  );
}
