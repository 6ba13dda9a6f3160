import type { FreePlace } from '#contract/ask.ts';
import { isMoreThanNothing } from '#domain/money/units.ts';
import { wholeUnits } from '#domain/money.ts';
import { placePath, useWhen } from '#web/ask/place-words.ts';
import type { Answer } from '#web/ask/use-answer.ts';
import type { AskedState } from '#web/ask/use-asked.ts';
import { useFocused } from '#web/ask/use-focused.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sheetPath } from '#web/platform/addresses/booking-addresses.ts';
import { clockHere, sayMoment } from '#web/platform/moments.ts';
import { clockOf, countdownEnd, useCountdown } from '#web/platform/use-countdown.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { HoldRing, isSoon } from '#web/ui/pictures/hold-ring.tsx';
import { Picture } from '#web/ui/pictures/picture.tsx';
import { Plate } from '#web/ui/pictures/plate.tsx';

type Way<Name extends Answer['way']> = Extract<Answer, { way: Name }>;

interface HeldPlaceProps {
  answer: Way<'place'>;
  asked: AskedState;
  onClose: () => void;
}

/** What is held: the print, the time that is left, four facts, the sum that is due, and the way out. */
export function HeldPlace({ answer, asked, onClose }: HeldPlaceProps) {
  const { t } = useText();
  const { booking, place } = answer;
  const part = useFocused();
  return (
    <section
      ref={part}
      tabIndex={-1}
      aria-label={t.ask.held.label}
      className="grid gap-7 border-t border-line px-5 py-7 outline-none tablet:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] tablet:px-8"
    >
      <div className="self-start rounded-plate bg-print p-3 shadow-[0_0_0_1px_var(--line)]">
        <Plate className="max-tablet:aspect-video!">
          <Picture picture={{ ...place.picture, alt: '' }} />
        </Plate>
      </div>
      <div className="min-w-0">
        <Countdown answer={answer} />
        <Heading level={3} size="card" className="mt-3">
          {place.title}
        </Heading>
        <p className="mt-2 text-ink-soft">{place.text}</p>
        <Facts place={place} />
        <div className="mt-6 flex flex-wrap items-center gap-5">
          <Pay answer={answer} onClose={onClose} />
          <Button
            variant="quiet"
            busy={asked.busy === 'letGo'}
            busyLabel={t.ask.held.letting}
            onClick={asked.letGo}
          >
            {t.ask.held.letGo}
          </Button>
        </div>
        <Terms quote={booking.quote} />
      </div>
    </section>
  );
}

function Countdown({ answer: { booking } }: { answer: Way<'place'> }) {
  const { t } = useText();
  const left = useCountdown(countdownEnd(booking.heldFor, booking.readAt)) ?? 0;
  if (left === 0) return <p className="text-danger">{t.ask.held.over}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <HoldRing left={left} />
      <span
        role="timer"
        className={`tnum font-display text-[1.875rem] leading-none lining-nums ${isSoon(left) ? 'text-coral' : ''}`}
      >
        {clockOf(left)}
      </span>
      {booking.heldUntil && (
        <span className="text-[0.9375rem]">{t.ask.held.until(clockHere(booking.heldUntil))}</span>
      )}
    </div>
  );
}

function Facts({ place }: { place: FreePlace }) {
  const { t, format } = useText();
  const say = t.ask.held;
  const { quote, party, begins } = place;
  const facts = [
    [say.when, useWhen(place)],
    [say.begins, begins],
    [say.party, t.ask.people(party)],
    [say.allIn, say.about(format.money(quote.total), format.money(wholeUnits(quote.about)))],
  ];
  return (
    <dl className="mt-4 grid gap-x-6 min-[30rem]:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-line py-2.5">
          <dt className="text-caption text-ink-soft">{name}</dt>
          <dd className="tnum">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where it is confirmed, who comes is named and what is due is paid. */
function Pay({ answer: { booking }, onClose }: Pick<HeldPlaceProps, 'answer' | 'onClose'>) {
  const { t, format } = useText();
  const { first } = booking.quote.due;
  return (
    <ButtonLink to={sheetPath(booking)} onClick={onClose}>
      {isMoreThanNothing(first) ? t.ask.held.pay(format.money(first)) : t.ask.held.goOn}
    </ButtonLink>
  );
}

function Terms({ quote: { due, terms } }: { quote: FreePlace['quote'] }) {
  const { t, format, language } = useText();
  const say = t.ask.held;
  const lines = [
    isMoreThanNothing(due.rest) &&
      due.restBy &&
      say.rest(format.money(due.rest), sayMoment(due.restBy, language)),
    terms.freeUntil && say.free(sayMoment(terms.freeUntil, language)),
  ].filter(Boolean);
  return lines.length > 0 && <p className="mt-3.5 text-caption text-ink-soft">{lines.join(' ')}</p>;
}

/** Something of it is held already: nothing moves without being asked. */
export function OwnHold({ answer, onClose }: { answer: Way<'own'>; onClose: () => void }) {
  const { t, language } = useText();
  const part = useFocused();
  const { held } = answer;
  return (
    <section
      ref={part}
      tabIndex={-1}
      className="grid justify-items-start gap-3 border-t border-line px-5 py-7 outline-none tablet:px-8"
    >
      <Heading level={3} size="card">
        {t.ask.own.title(held.offering.title)}
      </Heading>
      <p className="text-ink-soft">{t.ask.own.text(sayMoment(held.startsAt, language))}</p>
      <ButtonLink className="mt-2" to={placePath(answer.place)} onClick={onClose}>
        {t.ask.own.goOn}
      </ButtonLink>
    </section>
  );
}
