import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import type { Archive } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { FailedPanel } from '#web/platform/failed-panel.tsx';
import { archivesQuery, useDownload, usePrepare } from '#web/settings/queries.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

/** Everything that is somebody's in one file: asked for, packed, fetched. */
export function ArchiveBlock() {
  const { t } = useText();
  const { archive: words } = t.settings;
  const { data, isError, isFetching, refetch } = useQuery(archivesQuery);
  const newest = data?.[0];
  return (
    <section aria-label={words.title}>
      <Heading level={3} size="h4">
        {words.title}
      </Heading>
      <p className="mt-2 mb-5 max-w-[26rem] text-[0.9375rem] leading-[1.6] text-ink-soft">
        {words.text}
      </p>
      {!data && isError && <FailedPanel title={words.failed} busy={isFetching} onRetry={refetch} />}
      {!data && !isError && <Skeleton className="h-10 w-52" />}
      {data && (
        <div className="grid justify-items-start gap-4">
          <Stands archive={newest} />
          {newest?.state !== 'waiting' && <Prepare />}
        </div>
      )}
    </section>
  );
}

function Stands({ archive }: { archive: Archive | undefined }) {
  const { t } = useText();
  const { archive: words } = t.settings;
  const state = archive?.state;
  return (
    <div role="status" className="empty:hidden">
      {state === 'waiting' && <p className="text-[0.9375rem] text-ink">{words.waiting}</p>}
      {state === 'failed' && <p className="text-[0.9375rem] text-danger">{words.failedOne}</p>}
      {state === 'ready' && archive && <Ready archive={archive} />}
    </div>
  );
}

function Ready({ archive }: { archive: Archive }) {
  const { t, format } = useText();
  const { archive: words } = t.settings;
  const { mutate, isPending, error } = useDownload();
  const until = archive.expiresAt ? format.when(archive.expiresAt) : '';
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-[0.9375rem]">{words.ready(until, useSize(archive.size ?? 0))}</p>
      <Button
        size="small"
        icon={<Download {...icon} />}
        busy={isPending}
        busyLabel={words.downloading}
        onClick={() => mutate(archive)}
      >
        {words.download}
      </Button>
      {error && <AlertPanel title={t.platform.errors[codeOf(error)]} />}
    </div>
  );
}

function useSize(bytes: number): string {
  const { t, format } = useText();
  const { archive: words } = t.settings;
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return words.kilobytes(format.number(kilobytes));
  return words.megabytes(format.number(Math.round(kilobytes / 100) / 10));
}

function Prepare() {
  const { t } = useText();
  const { archive: words } = t.settings;
  const { mutate, isPending, error } = usePrepare();
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon={<PackageOpen {...icon} />}
        busy={isPending}
        busyLabel={words.preparing}
        onClick={() => mutate()}
      >
        {words.prepare}
      </Button>
      {error && <AlertPanel title={words.notMade} text={t.platform.errors[codeOf(error)]} />}
    </>
  );
}
