import type { BookingsContent } from '#contract/bookings-pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/shell/addresses.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export type OwnTab = 'upcoming' | 'history';

interface OwnBookingsProps {
  tab: OwnTab;
  content: BookingsContent;
  path: string;
}

/**
 * A client's own bookings. Both states are drawn, because the page comes from a cache; the mark on
 * <html> decides which one is shown.
 */
export function OwnBookings({ tab, content, path }: OwnBookingsProps) {
  const { t } = useText();
  const look = { level: 2, picture: content.emptyPicture } as const;
  const back = new URLSearchParams({ next: `${path}?tab=${tab}` });
  const action = tab === 'upcoming' ? t.bookings.own.upcoming.action : content.words.loadHistory;
  return (
    <div className="py-12">
      <div className="signed-in:hidden">
        <EmptyState
          {...look}
          {...t.bookings.invitation[tab]}
          action={
            <ButtonLink to={`${addresses.signIn}?${back}`} variant="outline">
              {t.shell.signIn}
            </ButtonLink>
          }
        />
      </div>
      <div className="hidden signed-in:block">
        <EmptyState
          {...look}
          title={t.bookings.own[tab].title}
          text={t.bookings.own[tab].text}
          action={
            <ConsultationLink subject={t.bookings.subjects[tab]} variant="outline">
              {action}
            </ConsultationLink>
          }
        />
      </div>
    </div>
  );
}
