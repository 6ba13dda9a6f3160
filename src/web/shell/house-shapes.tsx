import { HousePage, Sheet, TabsLine, Title } from '#web/shell/shape-parts.tsx';
import { LineShape } from '#web/ui/panel/field-shape.tsx';
import { RowShapes } from '#web/ui/panel/row-skeletons.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const Head = () => (
  <div className="mt-2 mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
    <div className="max-w-full">
      <Title />
      <div className="mt-2.5">
        <LineShape className="w-[22rem]" />
      </div>
    </div>
    <Skeleton className="h-11 w-40" />
  </div>
);

/** Bookings, requests: views of one list, and its rows. */
export const ListOutline = () => (
  <HousePage>
    <Head />
    <TabsLine widths={['w-20', 'w-16']} />
    <div className="py-8">
      <RowShapes />
    </div>
  </HousePage>
);

/** The itinerary: a day with its line, and the month beside. */
export const DaysOutline = () => (
  <HousePage>
    <Head />
    <div className="grid items-start gap-10 desk:grid-cols-[1fr_20.5rem]">
      <div>
        <Day />
        <Day />
      </div>
      <div className="grid gap-5 max-desk:hidden">
        <Sheet className="h-80" />
        <Sheet className="h-44" />
      </div>
    </div>
  </HousePage>
);

const Day = () => (
  <div className="border-t border-line-strong pt-5 not-first:mt-11">
    <div className="grid items-start gap-x-6 gap-y-3.5 tablet:grid-cols-[11.5rem_1fr]">
      <Skeleton className="h-12 w-36" />
      <div>
        <LineShape className="w-4/5 text-[1.25rem]" />
        <Skeleton className="mt-4 h-9" />
      </div>
    </div>
    <div className="mt-3">
      <RowShapes />
    </div>
  </div>
);

/** One request: its print, its name, the promise beside; the talk, and the papers beside it. */
export const MatterOutline = () => (
  <HousePage>
    <div className="grid items-start gap-x-9 gap-y-6 tablet:grid-cols-[13.5rem_1fr] desk:grid-cols-[13.5rem_1fr_27rem]">
      <Sheet className="p-3! max-tablet:hidden">
        <Skeleton className="aspect-4/3" />
      </Sheet>
      <div>
        <LineShape className="w-52" />
        <Title className="mt-3 w-[8em]" />
        <div className="mt-4">
          <LineShape className="w-64" />
        </div>
        <Skeleton className="mt-6 h-11 w-40" />
      </div>
      <Sheet className="h-52 tablet:col-span-2 desk:col-span-1" />
    </div>
    <div className="mt-6 grid gap-6 desk:mt-8 desk:grid-cols-[minmax(0,1fr)_26.5rem]">
      <Sheet className="grid h-112 content-start gap-5">
        <LineShape className="w-40" />
        <Skeleton className="h-16 w-3/5" />
        <Skeleton className="ms-auto h-16 w-3/5" />
        <Skeleton className="h-16 w-2/5" />
      </Sheet>
      <div className="grid content-start gap-6">
        <Sheet className="h-56" />
        <Sheet className="h-40" />
      </div>
    </div>
  </HousePage>
);
