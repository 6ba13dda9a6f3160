import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { QuickChoice, QuickStart } from '#web/bookings/quick/choice.ts';
import { lastTime } from '#web/bookings/sheet/last-time.ts';
import { useText } from '#web/i18n/use-text.ts';
import { sayDay } from '#web/platform/moments.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { chipLook } from '#web/ui/controls/chips.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface StepProps {
  index: 1 | 2 | 3;
  title: string;
  onBack?: () => void;
  children: ReactNode;
}

/** The focus goes along, so that each step is read when it comes. */
export function QuickStep({ index, title, onBack, children }: StepProps) {
  const { t } = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <h3
          ref={heading}
          tabIndex={-1}
          className="font-display text-[1.5rem] leading-[1.2] outline-none [&:lang(ar)]:leading-[1.5]"
        >
          <VisuallyHidden>{t.bookingSheet.quick.step(index)} </VisuallyHidden>
          {title}
        </h3>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t.bookingSheet.quick.back}
          </Button>
        )}
      </div>
      {children}
    </div>
  );
}

const row =
  'grid w-full cursor-pointer gap-0.5 rounded-hair px-4 py-3 text-start shadow-[inset_0_0_0_1px_var(--line)] hover:shadow-[inset_0_0_0_1px_var(--line-strong)]';

/** At most a handful at first: three taps are few only when one does not have to search. */
const shownFirst = 6;

export function WhatStep({
  choices,
  onChoose,
}: {
  choices: QuickChoice[];
  onChoose: (slug: string) => void;
}) {
  const { t, format } = useText();
  const say = t.bookingSheet.quick;
  const [all, setAll] = useState(false);
  const last = lastTime()?.slug;
  const shown = all ? choices : choices.slice(0, shownFirst);
  return (
    <QuickStep index={1} title={say.steps.what}>
      {choices.length === 0 && <p className="text-ink-soft">{say.nothing}</p>}
      <ul className="grid gap-2">
        {shown.map(({ slug, title, from }) => (
          <li key={slug}>
            <button type="button" className={row} onClick={() => onChoose(slug)}>
              <span className="font-medium">{title}</span>
              <span className="tnum text-caption text-ink-mute">
                {[slug === last && say.again, t.bookingSheet.calendar.from(format.money(from))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < choices.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAll(true)}>
          {t.bookingSheet.calendar.showAll(choices.length)}
        </Button>
      )}
    </QuickStep>
  );
}

interface WhenStepProps {
  choice: QuickChoice;
  onBack: () => void;
  onChoose: (start: QuickStart) => void;
}

export function WhenStep({ choice, onBack, onChoose }: WhenStepProps) {
  const { t, language } = useText();
  const days = Map.groupBy(choice.starts, ({ day }) => day);
  return (
    <QuickStep index={2} title={t.bookingSheet.quick.steps.when} onBack={onBack}>
      <p className="text-ink-soft">{choice.title}</p>
      <ul className="grid gap-3">
        {[...days].slice(0, 7).map(([day, starts]) => (
          <li key={day} className="flex flex-wrap items-center gap-2">
            <span className="min-w-24 text-[0.9375rem]">{sayDay(day, 'short', language)}</span>
            {starts.map((start) => (
              <button
                key={start.time ?? 'any'}
                type="button"
                className={classes(chipLook, 'tnum')}
                onClick={() => onChoose(start)}
              >
                <VisuallyHidden>{sayDay(day, 'long', language)} </VisuallyHidden>
                {start.time ?? t.bookingSheet.open}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-caption text-ink-mute">{t.bookingSheet.dubaiTime}</p>
    </QuickStep>
  );
}
