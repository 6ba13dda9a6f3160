import type { Instant } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useStay } from '#web/privacy/queries.ts';

/** The day on which everything goes, and the one press that keeps it. */
export function DepartureBar({ leavesAt }: { leavesAt: Instant }) {
  const { t, format } = useText();
  const { staying: words } = t.privacy;
  const { stay, isPending, isError } = useStay();
  return (
    <section
      aria-label={words.label}
      className="fixed start-4 bottom-[calc(1rem+var(--foot-h,0px)+var(--bar-lift,0px))] z-40 flex max-w-[min(100vw-6.5rem,var(--bar-room,100vw))] flex-wrap items-center gap-x-5 gap-y-1 rounded-plate bg-deep py-2 ps-5 pe-2 text-[0.9375rem] text-inverse shadow-float print:hidden"
    >
      <p role="status" className="min-w-0 py-1.5">
        {isError ? words.failed : words.coming(format.when(leavesAt))}
      </p>
      <button
        type="button"
        disabled={isPending}
        onClick={stay}
        className="min-h-11 cursor-pointer rounded-hair px-3.5 text-[0.875rem] font-medium shadow-[inset_0_0_0_1px_currentColor] hover:bg-inverse/10"
      >
        {isPending ? words.busy : words.keep}
      </button>
    </section>
  );
}
