import { useQuery } from '@tanstack/react-query';
import type { PagePayload } from '#contract/pages/pages.ts';
import { emptyPlaces } from '#web/documents/empty-places.ts';
import { vaultQuery } from '#web/documents/queries.ts';
import { VaultView } from '#web/documents/vault-view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { useSession } from '#web/platform/sessions/use-session.ts';
import { ProfileFrame } from '#web/profile/frame.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

export function DocumentsPage(_: { payload: PagePayload }) {
  const session = useSession();
  const { t, language } = useText();
  const words = t.documents;
  const read = useQuery({ ...vaultQuery(language), enabled: session !== undefined });
  const { data, error } = read;
  const count = data?.documents.length ?? 0;
  const lead =
    data &&
    (count === 0
      ? words.emptyLead
      : words.lead(count, data.people.length, emptyPlaces(data).length));
  return (
    <ProfileFrame tab="documents" lead={lead}>
      {data && <VaultView vault={data} />}
      <Unread of={read} title={words.failed} />
      {!data && !error && <VaultSkeleton />}
    </ProfileFrame>
  );
}

function VaultSkeleton() {
  const { t } = useText();
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t.documents.reading}</span>
      <div className="grid gap-6 desk:grid-cols-[minmax(0,1fr)_23rem]">
        <Skeleton className="h-90" />
        <Skeleton className="h-90" />
      </div>
      <Skeleton className="h-36" />
      <Skeleton className="h-36" />
    </div>
  );
}
