import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import type { View } from '#web/notifications/news-sheet.tsx';
import { unreadQuery } from '#web/notifications/queries.ts';
import { fetchOnLine } from '#web/platform/line/line.ts';
import { IconButton, type IconButtonProps } from '#web/ui/controls/icon-button.tsx';
import { useWasOpen } from '#web/ui/overlays/use-was-open.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** What is behind the bell comes when somebody reaches for it. */
const fetchSheet = () => import('#web/notifications/news-sheet.tsx');
const NewsSheet = lazy(async () => ({ default: (await fetchOnLine(fetchSheet)).NewsSheet }));
/** Whether that succeeds shows when it is pressed. */
const reach = () => void fetchSheet().catch(() => undefined);

interface BellProps {
  variant?: IconButtonProps['variant'];
  artBase: string;
}

/** The bell and what is behind it. Its view stands in the address, so that mails can lead to it. */
export function Bell({ variant = 'art', artBase }: BellProps) {
  const { t } = useText();
  const { unread, arrived } = useUnread();
  const [view, show] = useView();
  const bell = useRef<HTMLButtonElement>(null);
  const wasOpen = useWasOpen(view !== undefined);
  return (
    <>
      <IconButton
        ref={bell}
        variant={variant}
        label={t.notifications.bell(unread)}
        title={t.notifications.title}
        icon={<BellIcon size={18} strokeWidth={1.5} />}
        marked={unread > 0}
        aria-haspopup="dialog"
        aria-expanded={view !== undefined}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => show('news')}
      />
      <VisuallyHidden>
        <span role="status">{arrived > 0 && t.notifications.arrived(arrived)}</span>
      </VisuallyHidden>
      <Suspense>
        {wasOpen && (
          <NewsSheet view={view} show={show} opener={() => bell.current} artBase={artBase} />
        )}
      </Suspense>
    </>
  );
}

/** Opening is a step of the history, and closing takes it back, so that Back closes the sheet too. */
function useView(): [View | undefined, (view: View | undefined) => void] {
  const [asked, setAsked] = useSearchParams();
  const navigate = useNavigate();
  const pushed = useRef(false);
  const named = asked.get('bell');
  const view = named === 'news' || named === 'choices' ? named : undefined;
  const write = (next: View | undefined) =>
    setAsked(
      (before) => {
        if (next) before.set('bell', next);
        else before.delete('bell');
        return before;
      },
      { replace: view !== undefined, preventScrollReset: true },
    );
  const show = (next: View | undefined) => {
    if (next === undefined && pushed.current) void navigate(-1);
    else write(next);
    if (next === undefined) pushed.current = false;
    else if (view === undefined) pushed.current = true;
  };
  return [view, show];
}

interface Unread {
  unread: number;
  /** How many came since the screen was opened; read aloud as it changes. */
  arrived: number;
}

/** The number at the bell. What comes has changed something, so the screen around it is read anew. */
function useUnread(): Unread {
  const queries = useQueryClient();
  const { data } = useQuery(unreadQuery);
  const [arrived, setArrived] = useState(0);
  const before = useRef(data);
  useEffect(() => {
    // The first answer tells how things stand, and not that anything came.
    const more = (data ?? 0) - (before.current ?? data ?? 0);
    before.current = data;
    if (more <= 0) return;
    setArrived(more);
    void queries.invalidateQueries({ queryKey: ['dashboard'] });
  }, [data, queries]);
  return { unread: data ?? 0, arrived };
}
