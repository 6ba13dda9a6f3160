import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The ticket in sand, and what will stand beside it. */
export function TicketShape() {
  const { t } = useText();
  return (
    <div role="status" className="wrap pt-[calc(var(--shell-h)+1.5rem)] pb-24">
      <VisuallyHidden>{t.ownBookings.readingOne}</VisuallyHidden>
      <Skeleton className="h-5 w-48" />
      <div className="ticket-page">
        <div className="ticket" data-look="sand">
          <div className="ticket-paper">
            <Skeleton className="ticket-plate" />
            <div className="ticket-title">
              <Skeleton className="h-12 w-3/4" />
              <Skeleton className="h-8 w-28" />
            </div>
            <div className="ticket-tear" />
            <Skeleton className="mx-5 my-6 h-14" />
          </div>
        </div>
        <div className="grid content-start gap-5">
          <Skeleton className="h-24" />
          <Skeleton className="h-44" />
          <Skeleton className="h-32" />
        </div>
      </div>
    </div>
  );
}
