import { useText } from '#web/i18n/use-text.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

export const pageLook =
  'wrap grid min-h-svh content-start gap-x-18 gap-y-12 pt-[calc(var(--shell-h)+2.5rem)] pb-24 desk:grid-cols-[minmax(0,1fr)_22rem]';

/** The sentence and the promise in sand. */
export function RequestShape() {
  const { t } = useText();
  return (
    <div role="status" className={pageLook}>
      <VisuallyHidden>{t.shell.loading}</VisuallyHidden>
      <div>
        <Skeleton className="my-[0.15em] h-[0.74em] w-[7em] max-w-full text-h2" />
        <Skeleton className="mt-7 h-46 rounded-plate" />
        <Skeleton className="mt-7 h-13 w-44" />
      </div>
      <Skeleton className="h-72 rounded-plate" />
    </div>
  );
}
