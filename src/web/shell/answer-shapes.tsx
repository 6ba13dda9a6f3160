import { Title } from '#web/shell/shape-parts.tsx';
import { LineShape } from '#web/ui/panel/field-shape.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { paper } from '#web/ui/pictures/print-card.tsx';

/** Where the link of a letter leads: one question, and a print beside it. */
export const AnswerOutline = () => (
  <div className="wrap grid min-h-svh items-center gap-x-20 gap-y-10 py-(--nav-h) tablet:grid-cols-[1fr_minmax(20rem,38%)]">
    <div className="max-w-140 pt-12 tablet:pt-0">
      <Title className="w-[7em]" />
      <div className="mt-5 text-lead">
        <LineShape className="w-full" />
        <LineShape className="w-3/5" />
      </div>
      <div className="mt-9 flex flex-wrap gap-4">
        <Skeleton className="h-13 w-44" />
        <Skeleton className="h-13 w-36" />
      </div>
    </div>
    <div className={`${paper} max-tablet:hidden`}>
      <Skeleton className="aspect-4/3" />
    </div>
  </div>
);
