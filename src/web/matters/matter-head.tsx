import type { Matter } from '#contract/matters/matters.ts';
import type { Picture } from '#contract/pages/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { dashboardPath, listPath } from '#web/matters/addresses.ts';
import { awaitedOf } from '#web/matters/awaited.ts';
import { MatterActions } from '#web/matters/matter-actions.tsx';
import { MatterStatus } from '#web/matters/matter-status.tsx';
import { PromiseClock } from '#web/matters/promise-clock.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Picture as Shown } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { StatusDot } from '#web/ui/status.tsx';

interface MatterHeadProps {
  matter: Matter;
  readAt: number;
  picture: Picture;
}

/** The print, the name with what is awaited, and the promise clock. */
export function MatterHead({ matter, readAt, picture }: MatterHeadProps) {
  const { t, language } = useText();
  const words = t.matters;
  const { area, reference, title, subject } = matter;
  const print = subject?.picture ?? picture;
  return (
    <header className="grid items-start gap-x-9 gap-y-6 tablet:grid-cols-[13.5rem_1fr] desk:grid-cols-[13.5rem_1fr_27rem]">
      <div className="rounded-plate bg-raised p-3 shadow-[0_0_0_1px_var(--line)] max-tablet:hidden">
        <Plate>
          <Shown picture={{ ...print, alt: '' }} />
        </Plate>
      </div>
      <div className="min-w-0">
        <Breadcrumb
          label={words.crumbs}
          crumbs={[
            { label: words.dashboard, to: dashboardPath },
            { label: words.areas[area].title, to: listPath(area) },
            { label: reference },
          ]}
        />
        <Heading
          level={1}
          size="h2"
          className="mt-1 text-[2.5rem]! leading-[1.06]! wrap-anywhere tablet:text-[3.25rem]! [&:lang(ar)]:leading-[1.3]!"
        >
          {title}
        </Heading>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="flex flex-wrap gap-1.5">
            <MatterStatus matter={matter} />
          </span>
          <StatusDot tone="neutral">{awaitedOf(matter, words.awaited, language)}</StatusDot>
        </div>
        <MatterActions matter={matter} />
      </div>
      <div className="tablet:col-span-2 desk:col-span-1">
        <PromiseClock matter={matter} readAt={readAt} />
      </div>
    </header>
  );
}
