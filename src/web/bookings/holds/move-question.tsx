import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId } from 'react';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { Move } from '#web/bookings/holds/held-draft.ts';
import { chosenDay } from '#web/bookings/sheet/chosen-day.ts';
import { ClashNote } from '#web/bookings/sheet/clash-note.tsx';
import { shapeOf } from '#web/bookings/sheet/offering.ts';
import type { SheetState } from '#web/bookings/sheet/use-sheet.ts';
import { lengthOf, timeOf } from '#web/bookings/sheet/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { clockOf } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { useFocusGoesOn } from '#web/ui/use-focus-goes-on.ts';

interface MoveQuestionProps {
  sheet: SheetState;
  /** Over which of seven columns the chosen day stands. */
  column?: number | undefined;
  children?: ReactNode;
}

/** Another place was chosen while one is held: nothing moves before its holder says so. Escape keeps it. */
export function MoveQuestion({ sheet, ...given }: MoveQuestionProps) {
  const { ours, move } = sheet;
  const asked = ours && move && { sheet, ours, move };
  return (
    <>
      {/* It stands before there is anything to say, else nobody hears it. */}
      <div aria-live="polite" className="sr-only">
        {asked && <Title {...asked} />}
      </div>
      {asked && <Asked {...given} {...asked} />}
    </>
  );
}

interface AskedProps extends MoveQuestionProps {
  ours: Booking;
  move: Move;
}

function Title({ sheet, ours, move }: AskedProps) {
  const { moving } = useText().t.bookingSheet;
  const [, to] = useNames(sheet, ours, move);
  return (move === 'length' ? moving.longer : moving).title(to);
}

function Asked({ sheet, ours, move, column, children }: AskedProps) {
  const { t } = useText();
  const say = t.bookingSheet.moving;
  const { go } = move === 'length' ? say.longer : say;
  const [from, to] = useNames(sheet, ours, move);
  const { keep, adjust, wish, price, busy, left = 0 } = sheet;
  const title = useId();
  const box = useFocusGoesOn<HTMLElement>(chosenDay);
  useEscape(box, keep);
  // What was chosen elsewhere is asked about here: the form is not to look as if nothing were the matter.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [box]);
  return (
    <section
      ref={box}
      aria-labelledby={title}
      className="relative mt-5 rounded-plate bg-surface p-5 shadow-[inset_0_0_0_1px_var(--ink-soft)]"
    >
      {column !== undefined && <Notch column={column} />}
      <Heading level={3} size="step" id={title} className="text-[1.5rem]!">
        <Title sheet={sheet} ours={ours} move={move} />
      </Heading>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-y border-line py-3 text-[0.9375rem]">
        <Place name={say.now(clockOf(left))}>{useWhen(sheet, ours)}</Place>
        <Place name={wish ? say.chosen : t.bookingSheet.noHour}>{useWished(sheet)}</Place>
      </dl>
      <ClashNote sheet={sheet} />
      {children}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" disabled={busy === 'adjust'} onClick={keep}>
          {say.keep(from)}
        </Button>
        <Button
          size="small"
          variant="outline"
          busy={busy === 'adjust'}
          busyLabel={say.going}
          disabled={!wish || !price.settled}
          onClick={() => void adjust()}
        >
          {go(to)}
        </Button>
      </div>
      {move !== 'length' && <p className="mt-3 text-caption text-ink-soft">{say.opens(from)}</p>}
    </section>
  );
}

const Place = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-ink-mute">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

/** Points at the day that was chosen. */
const Notch = ({ column }: { column: number }) => (
  <i
    aria-hidden
    className="absolute -top-[7px] size-3 -translate-x-1/2 rotate-45 border-s border-t border-ink-soft bg-surface rtl:translate-x-1/2 rtl:border-s-0 rtl:border-e"
    style={{ insetInlineStart: `${((column + 0.5) / 7) * 100}%` }}
  />
);

/** The two places by what tells them apart: their days, their hours, or how long they last. */
function useNames(sheet: SheetState, ours: Booking, move: Move): [string, string] {
  const { t, language } = useText();
  const { offering, draft } = sheet;
  if (move === 'hour') return [ours.time ?? '', timeOf(offering, draft) ?? ''];
  const shape = shapeOf(offering);
  if (move === 'length' && shape !== 'hour') {
    const long = (length: number) => t.bookingSheet.spans[shape](length, false);
    return [long(ours.length), long(lengthOf(offering, draft))];
  }
  const days = [ours.day, draft.day ?? ours.day] as const;
  const [from, to] = days.map((day) => sayDay(day, 'longWeekday', language));
  // Two Fridays need their dates.
  if (from && to && from !== to) return [from, to];
  return [sayDay(days[0], 'short', language), sayDay(days[1], 'short', language)];
}

function useWhen({ offering }: SheetState, { day, time, length, total }: Booking): string {
  const { t, format, language } = useText();
  const shape = shapeOf(offering);
  const long = shape !== 'hour' && t.bookingSheet.spans[shape](length, false);
  return [sayDay(day, 'short', language), time, long, format.money(total)]
    .filter(Boolean)
    .join(t.bookingSheet.comma);
}

function useWished({ offering, draft, price }: SheetState): string {
  const { t, format, language } = useText();
  const shape = shapeOf(offering);
  const long = shape !== 'hour' && t.bookingSheet.spans[shape](lengthOf(offering, draft), false);
  const total = price.settled && price.quote && format.money(price.quote.total);
  return [draft.day && sayDay(draft.day, 'short', language), timeOf(offering, draft), long, total]
    .filter(Boolean)
    .join(t.bookingSheet.comma);
}

/** What lies over the question, or is open beside it, closes by its own Escape. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [popover]';
const opened = '[aria-haspopup][aria-expanded="true"], [role="combobox"][aria-expanded="true"]';

function isForAnother({ target }: KeyboardEvent, box: HTMLElement | null): boolean {
  if (!(target instanceof Element)) return false;
  const layer = target.closest(layers);
  return target.closest(opened) !== null || (layer !== null && !layer.contains(box));
}

/** Before the sheet hears it, which Escape would close. */
function useEscape(box: RefObject<HTMLElement | null>, keep: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isForAnother(event, box.current)) return;
    event.stopPropagation();
    event.preventDefault();
    keep();
  });
  useEffect(() => {
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}
