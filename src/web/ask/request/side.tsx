import { useQuery } from '@tanstack/react-query';
import { matters } from '#contract/matters/matters.ts';
import { Examples } from '#web/ask/examples.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PromiseComing } from '#web/matters/promise/start.tsx';
import { managerQuery } from '#web/platform/house-people.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** It begins with the sending: a page left open tells the hour as it would be now. */
const everyMinute = { refetchInterval: 60_000, staleTime: 0 } as const;

/** Beside the sentence: the promise that will start, and what one may say. */
export function RequestSide({
  isSent,
  onSay,
}: {
  isSent: boolean;
  onSay: (words: string) => void;
}) {
  const { t } = useText();
  const promise = useQuery(
    readQuery(['matters', 'promise-to-come'], matters.promise, {}, everyMinute),
  );
  const isOwn = usePrincipal() === undefined;
  const manager = useQuery({ ...managerQuery, enabled: isOwn }).data?.manager;
  if (isSent) return null;
  return (
    <aside className="grid min-w-0 content-start gap-10">
      {promise.data ? (
        <PromiseComing promise={promise.data} name={manager?.name.split(' ')[0]} />
      ) : (
        !promise.isError && <Skeleton className="h-72 rounded-plate" />
      )}
      <section>
        <Heading level={2} size="h4" className="border-b border-line-strong pb-3">
          {t.ask.ownWords}
        </Heading>
        <Examples onSay={onSay} />
      </section>
    </aside>
  );
}
