import type { Dashboard } from '#contract/dashboard.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Lattice } from '#web/ui/lattice.tsx';

/** A private word: gulf, behind the screen. */
export function ClosingCard({ closing }: Pick<Dashboard, 'closing'>) {
  return (
    <section className="relative isolate flex flex-wrap items-center justify-between gap-x-10 gap-y-7 overflow-hidden rounded-plate bg-deep p-7 text-inverse tablet:px-12 tablet:py-12">
      <div className="absolute inset-0 -z-1">
        <Lattice fade="end" inverse />
      </div>
      <div className="max-w-100">
        <Heading level={2} size="h3">
          {closing.title}
        </Heading>
        <p className="mt-2.5 text-[0.9375rem] text-inverse-soft">{closing.text}</p>
      </div>
      <div className="flex flex-wrap gap-3.5">
        <ButtonLink to="/chat" variant="inverse">
          {closing.chat}
        </ButtonLink>
        <ButtonLink to="/profile/info" variant="inverse-outline">
          {closing.preferences}
        </ButtonLink>
      </div>
    </section>
  );
}
