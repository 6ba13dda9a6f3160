import { useQuery } from '@tanstack/react-query';
import { type AccountActivity, account } from '#contract/account.ts';
import { useText } from '#web/i18n/use-text.ts';
import { reading } from '#web/platform/reading.ts';
import { Unread } from '#web/platform/unread.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const activityQuery = reading(['account-activity'], account.activity, {});

/** What happened to the ways into the account, so that a stranger would be noticed. */
export function Activity() {
  const { t } = useText();
  const { activity: words } = t.security;
  const read = useQuery(activityQuery);
  const { data, isError } = read;
  return (
    <div className="mt-9">
      <Heading level={3} size="h4" className="mb-3">
        {words.title}
      </Heading>
      <Unread of={read} title={words.failed} />
      {!data && !isError && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-caption text-ink-mute">{words.none}</p>}
      {data && data.length > 0 && (
        <ul className="border-t border-line">
          {data.slice(0, shown).map((happened) => (
            <Happened key={happened.id} happened={happened} />
          ))}
        </ul>
      )}
    </div>
  );
}

const shown = 8;

function Happened({ happened: { event, at, address } }: { happened: AccountActivity }) {
  const { t, format } = useText();
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-b border-line py-2.5">
      <span className="text-[0.9375rem]">{t.security.activity.events[event]}</span>
      <span className="tnum text-caption text-ink-mute">
        {format.when(at)}
        {address && (
          <>
            {' · '}
            <bdi>{address}</bdi>
          </>
        )}
      </span>
    </li>
  );
}
