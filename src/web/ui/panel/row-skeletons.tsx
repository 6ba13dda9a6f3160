import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const rows = ['first', 'second', 'third'];

/** The size of the rows they stand for. It knows no words, so that the public page can show it. */
export const RowSkeletons = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <RowShapes />
  </div>
);

/** The same where something around them says already what is waited for. */
export const RowShapes = () =>
  rows.map((row) => (
    <div key={row} className="flex items-center gap-4 border-b border-line py-5 tablet:gap-6">
      <Skeleton className="h-[4.5rem] w-24 shrink-0 tablet:h-[5.625rem] tablet:w-30" />
      <div className="flex-1">
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-3 h-3.5 w-2/5" />
        <Skeleton className="mt-2 h-3.5 w-1/3" />
      </div>
      <Skeleton className="h-6 w-24 max-tablet:hidden" />
    </div>
  ));
