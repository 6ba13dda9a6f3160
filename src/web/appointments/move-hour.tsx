import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Day, Instant } from '#contract/primitives.ts';
import { dayIn } from '#domain/appointments/days.ts';
import { AdviserField } from '#web/appointments/adviser-field.tsx';
import { HourRefused } from '#web/appointments/hour-refusal.tsx';
import { useMoveAppointment } from '#web/appointments/queries.ts';
import { SlotFields } from '#web/appointments/slot-fields.tsx';
import { type AppointmentRefusal, refusalOf } from '#web/appointments/use-book.ts';
import { useText } from '#web/i18n/use-text.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { LinkAnswer } from '#web/ui/controls/link-wall.tsx';

interface MoveHourProps {
  appointment: Appointment;
  token: string;
  onBack: () => void;
  onMoved: (appointment: Appointment) => void;
}

interface Chosen {
  day?: Day | undefined;
  startsAt?: Instant | undefined;
  adviser: string;
}

/** Another hour for an appointment: with the same person at first, with anyone if one likes. */
export function MoveHour({ appointment, token, onBack, onMoved }: MoveHourProps) {
  const { t } = useText();
  const words = t.appointments.page;
  const { topic, home, adviser } = appointment;
  const [chosen, setChosen] = useState<Chosen>({ adviser: adviser.slug });
  const [missing, setMissing] = useState(false);
  const move = useMoveAppointment(token);
  const { gone, refused } = useRefusal(move.error, chosen.startsAt);
  const sought = { topic, home: home ?? undefined, adviser: chosen.adviser || undefined };
  const choose = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part });
  const send = () => {
    const { startsAt } = chosen;
    const isFree = startsAt !== undefined && !gone.has(startsAt);
    setMissing(!isFree);
    if (isFree) move.mutate({ startsAt, adviser: sought.adviser }, { onSuccess: onMoved });
  };
  return (
    <LinkAnswer
      title={words.choosing}
      text={words.choosingText}
      about={
        <div className="@container grid gap-6">
          <AdviserField
            sought={sought}
            onChoose={(slug) => choose({ adviser: slug, startsAt: undefined })}
          />
          <SlotFields
            key={chosen.adviser}
            choice={{ ...sought, ...chosen, adviser: sought.adviser, gone }}
            onChoose={choose}
            error={missing ? t.appointments.wrong.startsAt : undefined}
          />
          {refused && (
            <HourRefused
              refusal={refused}
              onChoose={(startsAt) => choose({ day: dayIn(zoneHere(), startsAt), startsAt })}
            />
          )}
        </div>
      }
    >
      <Button busy={move.isPending} busyLabel={words.moving} onClick={send}>
        {words.confirmMove}
      </Button>
      <Button variant="outline" onClick={onBack}>
        {words.back}
      </Button>
    </LinkAnswer>
  );
}

/** What was refused, and the hour that is gone with it. */
function useRefusal(error: Error | null, asked: Instant | undefined) {
  const [gone, setGone] = useState<ReadonlySet<Instant>>(new Set());
  const [seen, setSeen] = useState<Error | null>(null);
  const refused: AppointmentRefusal | undefined = error ? refusalOf(error) : undefined;
  if (error !== seen) {
    setSeen(error);
    if (refused?.code === 'slot_taken' && asked) setGone(new Set([...gone, asked]));
  }
  return { gone, refused };
}
