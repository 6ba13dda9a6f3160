import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const tags = [
  'start-[8%] top-[48%] max-tablet:w-14',
  'start-[34%] top-[40%] max-tablet:w-14',
  'start-[56%] top-[48%] max-tablet:w-14',
  'start-[72%] top-[76%] max-tablet:w-14',
];

/** What the day looks like before it is known: its sky and its line, and rows under them. */
export function TodayShape() {
  const { t } = useText();
  return (
    <div role="status">
      <VisuallyHidden>{t.dashboard.preparing}</VisuallyHidden>
      <div className="day bg-sunk">
        <div className="day-line">
          <span className="day-rule" />
          {tags.map((place) => (
            <span key={place} className={`absolute h-9 w-36 rounded-hair bg-raised ${place}`} />
          ))}
        </div>
      </div>
      <div className="wrap relative -mt-8 tablet:-mt-9.5">
        <div className="h-16 rounded-plate bg-raised shadow-[0_0_0_1px_var(--line)] tablet:h-19" />
      </div>
      <div className="wrap grid gap-5 pt-16">
        <Skeleton className="h-9 w-56" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </div>
  );
}
