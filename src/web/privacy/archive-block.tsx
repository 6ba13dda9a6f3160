import { useQuery } from '@tanstack/react-query';
import { Download, PackageOpen } from 'lucide-react';
import type { Archive } from '#contract/privacy.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { Unread } from '#web/platform/refusals/unread.tsx';
import { PrivacyBlock } from '#web/privacy/block.tsx';
import { archivesQuery, useDownload, usePrepare } from '#web/privacy/queries.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

const icon = { size: 18, strokeWidth: 1.5 };

/** Everything that is somebody's in one file: asked for, packed, fetched. */
export function ArchiveBlock() {
  const { t } = useText();
  const { archive: words } = t.privacy;
  const read = useQuery(archivesQuery);
  const { data, isError } = read;
  const newest = data?.[0];
  return (
    <PrivacyBlock title={words.title} text={words.text}>
      <Unread of={read} title={words.failed} />
      {!data && !isError && <Skeleton className="h-10 w-52" />}
      {data && (
        <div className="grid justify-items-start gap-4">
          <Stands archive={newest} />
          {newest?.state !== 'waiting' && <Prepare />}
        </div>
      )}
    </PrivacyBlock>
  );
}

function Stands({ archive }: { archive: Archive | undefined }) {
  const { t } = useText();
  const { archive: words } = t.privacy;
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
  const { archive: words } = t.privacy;
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
  const { archive: words } = t.privacy;
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return words.kilobytes(format.number(kilobytes));
  return words.megabytes(format.number(Math.round(kilobytes / 100) / 10));
}

function Prepare() {
  const { t } = useText();
  const { archive: words } = t.privacy;
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
