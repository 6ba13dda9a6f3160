import type { ReactNode } from 'react';

interface ChatFrameProps {
  /** Personas and what was said before. */
  start: ReactNode;
  middle: ReactNode;
  /** The way to a person; below the width of three columns it is a strip over the conversation. */
  end: ReactNode;
}

const columns =
  'tablet:grid-cols-[18.5rem_minmax(0,1fr)] tablet:grid-rows-[auto_minmax(0,1fr)] min-[77.5625rem]:grid-cols-[18.5rem_minmax(0,1fr)_22.5rem] min-[77.5625rem]:grid-rows-[minmax(0,1fr)]';

/** The field stays free of what is notified or stands over the page: above it on a phone, else beside it. */
const notices =
  'max-tablet:[:root:has(&)]:[--toast-lift:5.5rem] max-tablet:[:root:has(&)]:[--bar-lift:5.5rem] tablet:[:root:has(&)]:[--bar-room:16.5rem]';

/** Three columns under the bar, each scrolling alone; on a phone one, with the field at its foot. */
export const ChatFrame = ({ start, middle, end }: ChatFrameProps) => (
  <div
    className={`flex h-[calc(100dvh-var(--foot-h,0px))] flex-col pt-(--shell-h) tablet:grid tablet:min-h-140 [&>*]:border-t ${columns} ${notices}`}
  >
    <div className="min-h-0 shrink-0 border-line max-tablet:border-b tablet:row-span-full tablet:overflow-y-auto tablet:border-e tablet:py-7 tablet:ps-(--gutter) tablet:pe-6">
      {start}
    </div>
    <aside className="min-h-0 shrink-0 border-line max-[77.5625rem]:border-b min-[77.5625rem]:order-last min-[77.5625rem]:overflow-y-auto min-[77.5625rem]:border-s">
      {end}
    </aside>
    <div className="flex min-h-0 flex-1 flex-col border-line bg-raised">{middle}</div>
  </div>
);

export const conversationTop =
  'flex min-h-17 shrink-0 items-center gap-3.5 border-b border-line px-5 py-3 tablet:px-7';
