import type { FreePlace } from '#contract/ask.ts';
import { wholeUnits } from '#domain/money.ts';
import { placePath, useWhen } from '#web/ask/place-words.ts';
import type { AskedState } from '#web/ask/use-asked.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface OtherWaysProps {
  asked: AskedState;
  others: FreePlace[];
  onClose: () => void;
}

/** At most three: what else is free, and what of it is not as it was said; the last is a person. */
export function OtherWays({ asked, others, onClose }: OtherWaysProps) {
  const { t } = useText();
  return (
    <section
      aria-label={t.ask.others.label}
      className="grid border-t border-line tablet:auto-cols-fr tablet:grid-flow-col"
    >
      {others.map((place) => (
        <OtherPlace key={place.offering} place={place} asked={asked} onClose={onClose} />
      ))}
      <div className={cell}>
        <Heading level={3} size="step">
          {t.ask.others.neither}
        </Heading>
        <p className={text}>{t.ask.others.neitherText}</p>
        <Button variant="quiet" onClick={asked.askPerson}>
          {t.ask.others.person}
        </Button>
      </div>
    </section>
  );
}

const cell =
  'grid content-start justify-items-start gap-2 border-line px-5 py-6 max-tablet:not-first:border-t tablet:px-8 tablet:not-first:border-s';
const text = 'text-[0.875rem] leading-[1.5] text-ink-soft';

interface OtherPlaceProps extends Omit<OtherWaysProps, 'others'> {
  place: FreePlace;
}

function OtherPlace({ place, asked, onClose }: OtherPlaceProps) {
  const { t, format } = useText();
  const { total, about } = place.quote;
  const say = t.ask.others;
  const besides = place.besides.map((part) => say.besides[part]).filter(Boolean);
  const when = useWhen(place);
  return (
    <div className={cell}>
      <Heading level={3} size="step">
        {place.title}
      </Heading>
      <p className={text}>
        {when}. {t.ask.held.about(format.money(total), format.money(wholeUnits(about)))}
        {besides.length > 0 && `: ${besides.join(t.ask.comma)}`}.
      </p>
      {besides.length > 0 ? (
        <ButtonLink variant="quiet" to={placePath(place)} onClick={onClose}>
          {say.look}
        </ButtonLink>
      ) : (
        <Button
          variant="quiet"
          busy={asked.busy === 'take'}
          busyLabel={t.ask.sending}
          onClick={() => asked.take(place)}
        >
          {say.hold}
        </Button>
      )}
    </div>
  );
}
