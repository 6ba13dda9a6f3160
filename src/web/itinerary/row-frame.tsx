import type { ReactNode } from 'react';

interface RowFrameProps {
  hour: ReactNode;
  until?: ReactNode;
  print: ReactNode;
  title: ReactNode;
  meta: ReactNode;
  note?: ReactNode;
  status: ReactNode;
  /** The handle and the menu of what can be moved. */
  tools?: ReactNode;
  faded?: boolean;
  /** What can be carried has a name, and the loose ones a place in their row. */
  carried?: { id: string; timed: boolean };
}

/** Hour, print, title with place and people, status, handle; on a phone everything beside the print. */
export function RowFrame(props: RowFrameProps) {
  const { hour, until, print, title, meta, note, status, tools, faded, carried } = props;
  return (
    <article
      data-item={carried?.id}
      data-timed={carried?.timed || undefined}
      className={`grid grid-cols-[5.75rem_1fr_auto] items-start gap-x-4 gap-y-1 py-3 tablet:grid-cols-[4.5rem_8.25rem_1fr_auto_4.5rem] tablet:items-center tablet:gap-x-5 tablet:py-2 ${faded ? 'opacity-50' : ''}`}
    >
      <p className="tnum col-start-2 flex items-baseline gap-2.5 leading-[1.2] tablet:col-start-auto tablet:block">
        <span className="font-display text-[1.5rem] leading-[1.1] tablet:block">{hour}</span>
        <span className="text-caption text-ink-mute">{until}</span>
      </p>
      <div className="col-start-1 row-span-3 row-start-1 tablet:col-start-2 tablet:row-span-1">
        {print}
      </div>
      <div className="col-start-2 min-w-0 tablet:col-start-3">
        <h3 className="font-display text-[1.4375rem] leading-[1.15] [&:lang(ar)]:leading-[1.35]">
          {title}
        </h3>
        <ul className="mt-1.5 flex flex-wrap gap-x-4.5 gap-y-0.5 text-caption text-ink-mute">
          {meta}
        </ul>
        {note}
      </div>
      <div className="col-start-2 tablet:col-start-4">{status}</div>
      <div className="col-start-3 row-span-3 row-start-1 flex justify-end tablet:col-start-5 tablet:row-span-1 print:hidden">
        {tools}
      </div>
    </article>
  );
}
