import '#web/itinerary/itinerary.css';
import { Printer } from 'lucide-react';
import type { Itinerary } from '#contract/itinerary.ts';
import { dayInDubai } from '#domain/time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AddSomething } from '#web/itinerary/add-something.tsx';
import { DaySection } from '#web/itinerary/day-section.tsx';
import { FeedPanel } from '#web/itinerary/feed-panel.tsx';
import { LightPanel } from '#web/itinerary/light-panel.tsx';
import { MonthPanel } from '#web/itinerary/month-panel.tsx';
import { SettlePanel } from '#web/itinerary/settle-panel.tsx';
import { useCarry } from '#web/itinerary/use-carry.ts';
import { usePointerCarry } from '#web/itinerary/use-pointer-carry.ts';
import { countsOf, titleOf } from '#web/itinerary/words.ts';
import { nowHere } from '#web/platform/clock-here.ts';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

interface ItineraryViewProps {
  itinerary: Itinerary;
  readAt: number;
  artBase: string;
}

/** The days, and beside them the month, what is open, the feed and the light. */
export function ItineraryView({ itinerary, readAt, artBase }: ItineraryViewProps) {
  const { t } = useText();
  const acting = usePrincipal();
  const today = dayInDubai(nowHere());
  const moving = useCarry(itinerary, today);
  usePointerCarry(moving);
  const { days } = moving;
  return (
    <div className="wrap pt-[calc(var(--shell-h)+1.5rem)] pb-24 print:py-0">
      <Top itinerary={itinerary} days={days} />
      <p role="status" aria-live="assertive" className="sr-only">
        {moving.said}
      </p>
      {moving.failed && (
        <div className="mb-6">
          <RefusalPanel error={moving.failed} title={t.itinerary.notMoved} />
        </div>
      )}
      <div className="grid items-start gap-10 desk:grid-cols-[1fr_20.5rem] print:block">
        <div>
          {days.map((day) => (
            <DaySection key={day.day} day={day} moving={moving} readAt={readAt} />
          ))}
          {itinerary.planned.length > 0 && (
            <p className="mt-8 border-t border-line pt-4 text-caption text-ink-mute max-tablet:hidden print:hidden">
              {t.itinerary.hint}
            </p>
          )}
        </div>
        <aside className="itinerary-column grid gap-5 print:hidden">
          <MonthPanel days={days} today={today} />
          <SettlePanel days={days} />
          {/* The private address of somebody's days is theirs alone. */}
          {!acting && <FeedPanel />}
          <LightPanel days={days} artBase={artBase} />
        </aside>
      </div>
    </div>
  );
}

interface TopProps {
  itinerary: Itinerary;
  days: ReturnType<typeof useCarry>['days'];
}

function Top({ itinerary, days }: TopProps) {
  const { t, language } = useText();
  const say = t.itinerary;
  return (
    <div className="mt-3 mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div>
        <Heading level={1} size="h2">
          {titleOf(days, say, language)}
        </Heading>
        <p className="mt-2.5 text-body text-ink-soft">{say.lead(countsOf(itinerary, days))}</p>
      </div>
      <div className="flex gap-2.5 max-tablet:w-full max-tablet:*:flex-1 print:hidden">
        <Button
          size="small"
          variant="outline"
          icon={<Printer size={18} strokeWidth={1.5} />}
          onClick={() => window.print()}
        >
          {say.print}
        </Button>
        <AddSomething variant="primary" size="small" />
      </div>
    </div>
  );
}
