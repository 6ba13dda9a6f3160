import type { Matter, NextWord } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { isAnswered } from '#web/matters/need-words.ts';
import { PromiseArc } from '#web/matters/promise/arc.tsx';
import { useLeft } from '#web/matters/promise/use-time-left.ts';
import { clockHere, isToday, ownZone, sayWhenHere } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

interface PromiseClockProps {
  matter: Matter;
  readAt: number;
}

/** Who has it and when the next word is due. A missed promise stays visible. */
export function PromiseClock({ matter, readAt }: PromiseClockProps) {
  const { t, format } = useText();
  const { promise, state, waitsOn, money } = matter;
  if (promise) return <Running matter={matter} promise={promise} readAt={readAt} />;
  const { none: words, stillToPay } = t.matters.promise;
  const stands = isAnswered(matter) ? 'answered' : waitsOn;
  const { title, text } = state === 'draft' ? words.draft : words[stands];
  // No word is owed any more; money may be, and then that is said in the same breath.
  const owes = waitsOn === 'nobody' && money !== null && money.due.amount > 0;
  return (
    <Plain>
      <Heading level={2} size="h4">
        {title}
      </Heading>
      <p className="mt-2 text-caption text-ink-soft">
        {owes ? stillToPay(format.money(money.due)) : text}
      </p>
      <Kept matter={matter} />
    </Plain>
  );
}

const plate = 'rounded-plate bg-raised p-4.5 shadow-[0_0_0_1px_var(--line)] tablet:p-6';

const Plain = ({ children }: { children: React.ReactNode }) => (
  <section className={plate}>{children}</section>
);

interface RunningProps extends PromiseClockProps {
  promise: NextWord;
}

function Running({ matter, promise, readAt }: RunningProps) {
  const { t } = useText();
  const words = t.matters.promise;
  const left = useLeft(promise, readAt);
  return (
    <section
      aria-label={words.label}
      className={classes(
        plate,
        'grid grid-cols-[8.25rem_1fr] items-center gap-4.5 tablet:grid-cols-[11.5rem_1fr] tablet:gap-6',
      )}
    >
      <PromiseArc promise={promise} left={left} />
      <div className="min-w-0">
        <Due matter={matter} promise={promise} late={left.late} />
        <Kept matter={matter} />
      </div>
    </section>
  );
}

interface DueProps {
  matter: Matter;
  promise: NextWord;
  late: boolean;
}

function Due({ matter, promise: { due, kind }, late }: DueProps) {
  const { t, language } = useText();
  const words = t.matters.promise;
  const name = matter.owner?.name.split(' ')[0];
  // At the hour that the client booked, the next word is said there.
  const hour = matter.appointments.find(
    ({ state, startsAt }) => state === 'set' && startsAt === due,
  );
  const met = hour?.adviser?.name.split(' ')[0];
  const by = isToday(due) ? clockHere(due) : sayWhenHere(due, language);
  const zone = ownZone(due, language);
  return (
    <>
      <Heading level={2} size="h4" className={classes(late && 'text-danger')}>
        {late ? words.wasDue(by) : met ? words.meets(met, by) : words.repliesBy(name, by)}
      </Heading>
      <p className={classes('mt-2 text-caption', late ? 'text-danger' : 'text-ink-soft')}>
        {late ? words.lateText : hour && met ? <bdi>{hour.place}</bdi> : words.kinds[kind]}
      </p>
      {zone && <p className="text-caption text-ink-mute">{words.zone(zone)}</p>}
    </>
  );
}

function Kept({ matter: { promisesKept, promisesMissed } }: { matter: Matter }) {
  const { t } = useText();
  const words = t.matters.promise;
  const given = promisesKept + promisesMissed;
  return (
    <div className="mt-1.5 text-caption empty:hidden">
      {given > 0 && <p className="text-ink-mute">{words.kept(promisesKept, given)}</p>}
      {promisesMissed > 0 && (
        <p className="font-medium text-danger">{words.missed(promisesMissed)}</p>
      )}
    </div>
  );
}
