import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appointments } from '#contract/appointments/appointments.ts';
import type { ActCardOf } from '#contract/assistant/acts.ts';
import type { Instant } from '#contract/primitives.ts';
import { epochSeconds } from '#domain/time.ts';
import { HourRefused } from '#web/appointments/hour-refusal.tsx';
import { useBook } from '#web/appointments/use-book.ts';
import { knownPerson } from '#web/appointments/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { sayWhenHere, spokenHere } from '#web/platform/moments.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { ActButtons, ActDone, ActPanel } from '#web/ui/panel/act-panel.tsx';

interface ConsultCardProps {
  card: ActCardOf<'consult'>;
}

/** Books an hour with one press. Whoever has not said who they are fills in the scheduler, the hour chosen. */
export const ConsultCard = (props: ConsultCardProps) => (
  <AppProviders>
    <Hours {...props} />
  </AppProviders>
);

function Hours({ card }: ConsultCardProps) {
  const { t, language } = useText();
  const words = t.appointments;
  const { taken, isRead } = useOwnHour(card);
  const { press, open, busy, refused } = usePress(card);
  const { hours } = card;
  const lines = [words.topics[card.topic], ...hours.map((hour) => spokenHere(hour, language))];
  return (
    <ActPanel title={card.subject} lines={lines}>
      {taken ? (
        <ActDone to="/dashboard" open={words.see}>
          {words.bookedTitle}
        </ActDone>
      ) : (
        <>
          {refused && <HourRefused refusal={refused} onChoose={press} />}
          <ActButtons>
            {hours.map((hour) => (
              <Button
                key={hour}
                size="small"
                busy={busy}
                busyLabel={words.booking}
                disabled={!isRead}
                onClick={() => press(hour)}
              >
                {words.bookAt(sayWhenHere(hour, language))}
              </Button>
            ))}
            <Button size="small" variant="quiet" onClick={() => open()}>
              {words.other}
            </Button>
          </ActButtons>
        </>
      )}
    </ActPanel>
  );
}

const ownKey = ['appointments', 'own'];

/** Whether it is booked already: from this card or elsewhere. */
function useOwnHour({ topic, hours }: ActCardOf<'consult'>) {
  const { language: lang } = useText();
  const session = useSession();
  const particular = { enabled: session !== undefined };
  const { data, isPending } = useQuery(
    readQuery([...ownKey, lang], appointments.list, { query: { lang } }, particular),
  );
  const wanted = new Set(hours.map(epochSeconds));
  const taken = data?.find(
    (one) =>
      one.state === 'booked' && one.topic === topic && wanted.has(epochSeconds(one.startsAt)),
  );
  return { taken, isRead: session === undefined || !isPending };
}

/** One press books only where nothing more has to be said. */
function usePress({ act: _act, hours: _hours, ...about }: ActCardOf<'consult'>) {
  const session = useSession();
  const queries = useQueryClient();
  const { busy, refused, book } = useBook(() => {
    void queries.invalidateQueries({ queryKey: ownKey });
  });
  const person = knownPerson();
  const isKnown = session !== undefined && person.name !== '' && person.email !== '';
  const open = (startsAt?: Instant) => openOverlay({ name: 'consultation', ...about, startsAt });
  const press = (startsAt: Instant) => {
    if (!isKnown) return open(startsAt);
    const { home, adviser, ...said } = about;
    const wish = { ...said, home, adviser, ...person, phone: '', startsAt };
    void book({ ...wish, day: undefined, choose: () => {} });
  };
  return { press, open, busy, refused };
}
