import { useQuery } from '@tanstack/react-query';
import type { PagePayload } from '#contract/pages/pages.ts';
import { emptyPlaces } from '#web/documents/places.ts';
import { vaultQuery } from '#web/documents/queries.ts';
import { VaultSkeleton } from '#web/documents/vault-skeleton.tsx';
import { VaultView } from '#web/documents/vault-view.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { useSession } from '#web/platform/use-session.ts';
import { ProfileFrame } from '#web/profile/profile-frame.tsx';

export function DocumentsPage(_: { payload: PagePayload }) {
  const session = useSession();
  const { t, language } = useText();
  const words = t.documents;
  const { data, error, isFetching, refetch } = useQuery({
    ...vaultQuery(language),
    enabled: session !== undefined,
  });
  const count = data?.documents.length ?? 0;
  const lead =
    data &&
    (count === 0
      ? words.emptyLead
      : words.lead(count, data.people.length, emptyPlaces(data).length));
  return (
    <ProfileFrame tab="documents" title={words.title} lead={lead}>
      {data && <VaultView vault={data} />}
      {!data && error && (
        <FailedPanel
          title={words.failed}
          text={t.platform.errors[codeOf(error)]}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {!data && !error && <VaultSkeleton />}
    </ProfileFrame>
  );
}
