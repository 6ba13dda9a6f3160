import { GripVertical, MapPin, NotebookPen } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import type { ItineraryPlan } from '#domain/itinerary/days.ts';
import { clockInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PlannedMenu } from '#web/itinerary/planned-menu.tsx';
import { RowFrame } from '#web/itinerary/row-frame.tsx';
import type { CarryStep, Moving } from '#web/itinerary/use-carry.ts';
import { handleId, titleOfThing } from '#web/itinerary/words.ts';
import { classes } from '#web/ui/classes.ts';
import { Thumb } from '#web/ui/pictures/thumb.tsx';
import { Status } from '#web/ui/status.tsx';

interface PlannedRowProps {
  thing: ItineraryPlan;
  moving: Moving;
}

/** What is only planned: it can be carried, by its handle or from its menu, and taken off. */
export function PlannedRow({ thing, moving }: PlannedRowProps) {
  const { t } = useText();
  const { item, span } = thing;
  const title = titleOfThing(thing);
  const carried = moving.lifted?.by === 'pointer' && moving.lifted.item.id === thing.id;
  return (
    <RowFrame
      carried={{ id: thing.id, timed: span !== undefined }}
      faded={carried}
      hour={
        span ? (
          clockInDubai(span.startsAt)
        ) : (
          <span className="font-text text-caption text-ink-mute">{t.itinerary.anyHour}</span>
        )
      }
      until={span && item.minutes ? clockInDubai(span.endsAt) : undefined}
      print={<Print thing={thing} />}
      title={
        item.offering ? (
          <Link to={item.offering.path} className="hover:text-brass">
            {title}
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )
      }
      meta={
        <li className="inline-flex items-center gap-1.5">
          {item.offering && <MapPin size={14} strokeWidth={1.5} aria-hidden />}
          {item.offering?.location ?? t.itinerary.own}
        </li>
      }
      status={<Status tone="neutral">{t.itinerary.planned}</Status>}
      tools={
        <>
          <Handle thing={thing} moving={moving} />
          <PlannedMenu item={item} title={title} moving={moving} />
        </>
      }
    />
  );
}

function Print({ thing: { item } }: { thing: ItineraryPlan }) {
  if (item.offering) return <Thumb picture={item.offering.picture} className="h-20 tablet:h-24" />;
  return (
    <div className="grid h-20 place-items-center rounded-plate bg-sunk text-ink-mute tablet:h-24">
      <NotebookPen size={20} strokeWidth={1.5} aria-hidden />
    </div>
  );
}

function Handle({ thing: { id, item }, moving }: PlannedRowProps) {
  const { t } = useText();
  const lifted = moving.lifted?.item.id === id;
  return (
    <button
      type="button"
      id={handleId(id)}
      aria-label={t.itinerary.handle(item.offering?.title ?? item.title)}
      aria-pressed={lifted}
      onKeyDown={(event) => carryByKeys(event, moving, lifted ? undefined : item)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Else the browser would begin to mark text or to drag the button itself.
        event.preventDefault();
        moving.lift(item, 'pointer');
      }}
      className={classes(
        'drag-handle grid size-9 cursor-grab place-items-center rounded-hair text-ink-mute hover:text-ink max-tablet:hidden',
        lifted && 'bg-sunk text-ink',
      )}
    >
      <GripVertical size={18} strokeWidth={1.5} aria-hidden />
    </button>
  );
}

/** Space lifts and puts down, arrows carry, Escape puts back. */
function carryByKeys(
  event: KeyboardEvent,
  moving: Moving,
  toLift: ItineraryPlan['item'] | undefined,
) {
  const isLifting = event.key === ' ' || event.key === 'Enter';
  if (toLift) {
    if (!isLifting) return;
    event.preventDefault();
    return moving.lift(toLift, 'keys');
  }
  const step = stepOf(event);
  if (!isLifting && !step && event.key !== 'Escape') return;
  event.preventDefault();
  if (step) moving.step(step);
  else if (isLifting) moving.putDown();
  else moving.putBack();
}

function stepOf({ key, currentTarget }: KeyboardEvent): CarryStep | undefined {
  const [earlier, later] = currentTarget.matches(':dir(rtl)')
    ? ['ArrowRight', 'ArrowLeft']
    : ['ArrowLeft', 'ArrowRight'];
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === earlier) return 'before';
  return key === later ? 'after' : undefined;
}
