import { CircleCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';

interface ActPanelProps {
  title: string;
  /** When, for how many; which one. */
  lines: readonly string[];
  children: ReactNode;
}

/** A card that acts: what it is about, what it costs, and one button. It fits a panel of 320 pixels. */
export const ActPanel = ({ title, lines, children }: ActPanelProps) => (
  <section
    aria-label={title}
    className="grid w-full max-w-[30rem] shrink-0 gap-3 self-start rounded-plate bg-raised p-3.5 shadow-[var(--elev-rest),0_0_0_1px_var(--line)] [&_dl]:px-3.5"
  >
    <div>
      <h3 className="text-[1.25rem] leading-6 wrap-anywhere">{title}</h3>
      {lines.map((line) => (
        <p key={line} className="mt-1 text-[0.8125rem] leading-5 text-ink-soft">
          {line}
        </p>
      ))}
    </div>
    {children}
  </section>
);

interface ActDoneProps {
  children: ReactNode;
  /** Where it is seen. */
  to: string;
  open: string;
}

/** What became of it, also when the card is read again later. */
export const ActDone = ({ children, to, open }: ActDoneProps) => (
  <div role="status" className="flex flex-wrap items-center justify-between gap-3">
    <p className="flex min-w-0 items-center gap-2 text-[0.875rem] font-medium text-success">
      <CircleCheck size={16} strokeWidth={1.5} aria-hidden className="shrink-0" />
      {children}
    </p>
    <ButtonLink size="small" variant="outline" to={to}>
      {open}
    </ButtonLink>
  </div>
);

interface ActPressProps extends ComponentProps<typeof Button> {
  /** Where it is seen, or done in another way. */
  to: string;
  open: string;
}

/** The one button, with the way to what it is about beside it. */
export const ActPress = ({ to, open, ...button }: ActPressProps) => (
  <ActButtons>
    <Button size="small" {...button} />
    <ButtonLink size="small" variant="quiet" to={to}>
      {open}
    </ButtonLink>
  </ActButtons>
);

/** The way on beside the button, or where it was refused. */
export const ActButtons = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>
);
