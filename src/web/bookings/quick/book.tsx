import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import type { CalendarDay } from '#domain/bookings/calendar.ts';
import { daysAfter } from '#domain/time.ts';
import { calendarQuery } from '#web/bookings/calendar/query.ts';
import type { QuickChoice, QuickStart } from '#web/bookings/quick/choice.ts';
import { WhatStep, WhenStep } from '#web/bookings/quick/steps.tsx';
import { WhoStep } from '#web/bookings/quick/who.tsx';
import { lastTime } from '#web/bookings/sheet/last-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { needsSecondFactor } from '#web/platform/auth/assurance.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { openOverlay } from '#web/platform/overlays/overlay.ts';
import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';
import { readSession } from '#web/platform/sessions/session.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

interface QuickBookProps {
  slug: string;
  payload: PagePayload;
  onClose: () => void;
}

/** Three taps; whoever is signed in asks the house instead, which holds a place as well. */
export function QuickBook(props: QuickBookProps) {
  // Whoever signs in on the way goes on with what they have begun.
  const [isClient] = useState(isSignedIn);
  return isClient ? <Asking onClose={props.onClose} /> : <ThreeTaps {...props} />;
}

function isSignedIn(): boolean {
  const session = readSession();
  return session !== undefined && !needsSecondFactor(session);
}

/** The line to ask on takes the place of what the address asked for. */
function Asking({ onClose }: Pick<QuickBookProps, 'onClose'>) {
  const isGone = useRef(false);
  useEffect(() => {
    if (isGone.current) return;
    isGone.current = true;
    onClose();
    openOverlay({ name: 'ask' });
  }, [onClose]);
  return null;
}

function ThreeTaps({ payload, onClose }: QuickBookProps) {
  const { t } = useText();
  const say = t.bookingSheet;
  return (
    <AppProviders>
      <Dialog onClose={onClose} opener={openerOf} title={say.quick.title} text={say.quick.text}>
        <Steps category={categoryOf(payload.path)} />
      </Dialog>
    </AppProviders>
  );
}

/** The page's own category, where it has one. */
const categoryOf = (path: string): string | undefined => /^\/bookings\/([a-z-]+)/.exec(path)?.[1];

const daysAhead = 13;

function Steps({ category }: { category: string | undefined }) {
  const { t } = useText();
  const [party, setParty] = useState(lastTime()?.party ?? 2);
  const { choices, pending, failed, again } = useChoices(party, category);
  const [slug, setSlug] = useState<string>();
  const [start, setStart] = useState<QuickStart>();
  const chosen = choices.find((choice) => choice.slug === slug);
  if (failed) return <FailedPanel title={t.bookingSheet.quick.failed} onRetry={again} />;
  if (pending) return <Skeleton className="h-72" />;
  if (!chosen) return <WhatStep choices={choices} onChoose={setSlug} />;
  if (!start)
    return <WhenStep choice={chosen} onBack={() => setSlug(undefined)} onChoose={setStart} />;
  return (
    <WhoStep
      choice={chosen}
      start={start}
      party={party}
      onParty={setParty}
      onBack={() => setStart(undefined)}
    />
  );
}

function useChoices(party: number, category: string | undefined) {
  const { language } = useText();
  const today = todayInDubai();
  const { data, isPending, isError, refetch } = useQuery(
    calendarQuery({
      from: today,
      to: daysAfter(today, daysAhead),
      party,
      // A path of ours names one of the nine, or an offering of one of them.
      category: category as Parameters<typeof calendarQuery>[0]['category'],
      lang: language,
    }),
  );
  return {
    choices: choicesOf(data ?? []),
    pending: isPending,
    failed: isError,
    again: () => void refetch(),
  };
}

/** By offering instead of by day; what was booked last time comes first, then what starts soonest. */
function choicesOf(days: CalendarDay[]): QuickChoice[] {
  const found = new Map<string, QuickChoice>();
  for (const { day, entries } of days) {
    for (const { slug, title, path, from, times } of entries) {
      const choice = found.get(slug) ?? { slug, title, path, from, starts: [] };
      const starts =
        times.length > 0 ? times.map((time) => ({ day, time })) : [{ day, time: undefined }];
      choice.starts.push(...starts);
      found.set(slug, choice);
    }
  }
  const last = lastTime()?.slug;
  return [...found.values()].sort((a, b) => Number(b.slug === last) - Number(a.slug === last));
}
