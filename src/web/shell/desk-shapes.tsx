import { LineShape } from '#web/ui/panel/field-shape.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const rows = ['w-4/5', 'w-3/5', 'w-full', 'w-2/3', 'w-3/4', 'w-1/2'];

/** The desk: its bar, the queue, the matter and the client, each in its column. */
export const DeskOutline = () => (
  <div className="grid h-svh grid-rows-[auto_minmax(0,1fr)] overflow-hidden text-[0.875rem]">
    <div className="flex h-14 items-center gap-6 border-b border-line px-5">
      <Skeleton className="h-6 w-24" />
      <LineShape className="w-20 max-tablet:hidden" />
      <LineShape className="w-24 max-tablet:hidden" />
      <LineShape className="w-16 max-tablet:hidden" />
      <Skeleton className="ms-auto size-9" />
    </div>
    <div className="min-h-0 tablet:grid tablet:grid-cols-[20rem_minmax(0,1fr)] min-[77.5625rem]:grid-cols-[23.25rem_minmax(0,1fr)_19.5rem]">
      <div className="border-line px-5 py-4 tablet:border-e">
        <Skeleton className="mb-6 h-6 w-32" />
        {rows.map((width) => (
          <div key={width} className="border-b border-line py-3">
            <LineShape className={width} />
            <LineShape className="w-2/5" />
          </div>
        ))}
      </div>
      <div className="bg-raised px-6 py-5 max-tablet:hidden">
        <Skeleton className="mb-5 h-8 w-2/5" />
        <LineShape className="w-3/5" />
        <LineShape className="w-1/2" />
        <Skeleton className="mt-8 h-24 w-3/4" />
        <Skeleton className="ms-auto mt-5 h-24 w-3/4" />
      </div>
      <div className="hidden border-s border-line px-5 py-5 min-[77.5625rem]:block">
        <Skeleton className="mb-5 size-12 rounded-full!" />
        <LineShape className="w-4/5" />
        <LineShape className="w-3/5" />
        <LineShape className="w-2/3" />
      </div>
    </div>
  </div>
);
