import { useQuery } from '@tanstack/react-query';
import { Copy, Rss } from 'lucide-react';
import type { CalendarFeed } from '#contract/itinerary.ts';
import { useText } from '#web/i18n/use-text.ts';
import { feedQuery, useCloseFeed, useOpenFeed } from '#web/itinerary/queries.ts';
import { copyText } from '#web/platform/browser/copy-text.ts';
import { spokenDeadline } from '#web/platform/moments.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { RefusalPanel } from '#web/platform/refusals/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { notify } from '#web/ui/notify.ts';
import { Panel } from '#web/ui/panel/panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** One private address of everything booked, which can be taken back. It is shown to who shows who they are. */
export function FeedPanel() {
  const { t } = useText();
  const say = t.itinerary.feed;
  const { data, error } = useQuery(feedQuery);
  const open = useOpenFeed();
  // Of a feed that was taken back meanwhile the address is another's, or nobody's.
  const shown = data?.createdAt && open.data?.createdAt === data.createdAt ? open.data.url : null;
  return (
    <Panel title={say.title} className="p-5! tablet:p-6!">
      <p className="mt-1.5 text-[0.875rem] leading-[1.45] text-ink-soft">{say.text}</p>
      <div className="mt-4">
        {error && <RefusalPanel error={error} title={say.failed} />}
        {!data && !error && <Skeleton className="h-11" />}
        {open.error && <RefusalPanel error={open.error} title={say.failed} />}
        {shown && <Address url={shown} />}
        {data && !shown && (
          <Button
            size="small"
            variant="outline"
            icon={<Rss size={18} strokeWidth={1.5} />}
            busy={open.isPending}
            busyLabel={say.opening}
            onClick={() => open.mutate()}
          >
            {data.createdAt ? say.show : say.open}
          </Button>
        )}
        {data?.createdAt && <Standing feed={data} url={shown} />}
      </div>
    </Panel>
  );
}

function Address({ url }: { url: string }) {
  const { t } = useText();
  const say = t.itinerary.feed;
  const copy = async () => {
    if (await copyText(url)) notify.success(say.copied);
    else notify.info(say.notCopied);
  };
  return (
    <div className="flex h-11 items-center justify-between rounded-hair border border-line-strong ps-3.5">
      <input
        readOnly
        dir="ltr"
        value={url}
        aria-label={say.address}
        onFocus={({ target }) => target.select()}
        className="min-w-0 flex-1 truncate bg-transparent text-caption"
      />
      <IconButton
        size="small"
        label={say.copy}
        icon={<Copy size={15} strokeWidth={1.5} />}
        onClick={copy}
      />
    </div>
  );
}

/** What can be done with a feed that is open, and who read it. */
function Standing({ feed, url }: { feed: CalendarFeed; url: string | null }) {
  const { t } = useText();
  return (
    <>
      <div className="my-3 flex items-center gap-5">
        {url && (
          <ButtonLink
            size="small"
            variant="outline"
            to={url.replace(/^https?:/, 'webcal:')}
            icon={<Rss size={18} strokeWidth={1.5} />}
          >
            {t.itinerary.feed.subscribe}
          </ButtonLink>
        )}
        <Revoke />
      </div>
      <LastRead feed={feed} />
    </>
  );
}

function Revoke() {
  const { t } = useText();
  const say = t.itinerary.feed;
  const close = useCloseFeed();
  return (
    <ActDialog
      trigger={
        <Button size="small" variant="quiet">
          {say.revoke}
        </Button>
      }
      title={say.revokeTitle}
      text={say.revokeText}
      confirm={say.revoke}
      keep={t.ownBookings.keepIt}
      act={close}
      onConfirm={() => close.mutateAsync().then(() => notify.success(say.revoked))}
    />
  );
}

function LastRead({ feed: { lastReadAt, lastReader } }: { feed: CalendarFeed }) {
  const { t, language } = useText();
  const say = t.itinerary.feed;
  const when = lastReadAt && spokenDeadline(lastReadAt, language);
  const words = when && lastReader ? say.lastRead(lastReader, when) : when && say.lastReadAt(when);
  return <p className="text-caption text-ink-mute">{words || say.never}</p>;
}
