import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagePayload } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { PrivacyPart } from '#web/privacy/privacy-part.tsx';
import { StayPanel } from '#web/privacy/stay-panel.tsx';
import { ProfileFrame } from '#web/profile/profile-frame.tsx';
import { AppearancePart } from '#web/settings/appearance-part.tsx';
import { FeedPart } from '#web/settings/feed-part.tsx';
import { LanguagePart } from '#web/settings/language-part.tsx';
import { NotificationsPart } from '#web/settings/notifications-part.tsx';
import { PartList } from '#web/settings/part-list.tsx';
import { settingsQuery } from '#web/settings/queries.ts';
import { SecurityPart } from '#web/settings/security-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export function SettingsPage({ payload }: { payload: PagePayload }) {
  return (
    <ProfileFrame tab="settings">
      <SettingsView payload={payload} />
    </ProfileFrame>
  );
}

/** Six parts on one page, with their list beside them; everything saves as it is touched. */
function SettingsView({ payload }: { payload: PagePayload }) {
  const { t } = useText();
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery);
  useArrival(data !== undefined);
  if (!data && isError)
    return (
      <FailedPanel
        title={t.settings.failed}
        text={t.platform.errors.unavailable}
        busy={isFetching}
        onRetry={refetch}
      />
    );
  if (!data) return <Waiting />;
  return (
    <>
      {data.leavesAt && <StayPanel leavesAt={data.leavesAt} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 desk:grid-cols-[15rem_minmax(0,1fr)]">
        <PartList />
        <div className="grid min-w-0 gap-y-16 tablet:gap-y-24">
          <NotificationsPart settings={data} artBase={payload.artBase} />
          <SecurityPart publicUrl={payload.publicUrl} />
          <PrivacyPart leavesAt={data.leavesAt} />
          <LanguagePart settings={data} />
          <AppearancePart settings={data} />
          <FeedPart />
        </div>
      </div>
    </>
  );
}

/** The part that the address names is there only now, so the browser could not go to it by itself. */
function useArrival(isThere: boolean) {
  useEffect(() => {
    if (!isThere) return;
    document.getElementById(location.hash.slice(1) || ' ')?.scrollIntoView();
  }, [isThere]);
}

function Waiting() {
  const { t } = useText();
  return (
    <div role="status" className="grid gap-4 desk:ms-[19rem]">
      <VisuallyHidden>{t.settings.reading}</VisuallyHidden>
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-64" />
    </div>
  );
}
