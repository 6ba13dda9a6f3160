import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function VaultSkeleton() {
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
