import { lazy, Suspense } from 'react';
import type { VipContent } from '#contract/vip.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { Lattice } from '#web/ui/lattice.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { useSheet } from '#web/vip/use-sheet.ts';

const MembershipSheet = lazy(async () => ({
  default: (await import('#web/vip/membership-sheet.tsx')).MembershipSheet,
}));

type MembershipProps = Pick<VipContent, 'closing' | 'tiers'>;

/** The closing card. The lattice stands at its edges and leaves the middle to the words. */
export const MembershipCard = ({ closing, tiers }: MembershipProps) => (
  <section className="relative isolate overflow-hidden rounded-plate bg-deep px-6 py-14 text-inverse tablet:px-14 tablet:py-18 [&_:focus-visible]:outline-brass-fill">
    <div className="absolute inset-0 -z-1 [mask-image:radial-gradient(ellipse_46%_70%_at_50%_50%,transparent_45%,#000_100%)]">
      <Lattice inverse />
    </div>
    <div className="grid justify-items-center text-center">
      <Mark className="size-16" />
      <Heading level={2} size="h2" className="mt-6">
        {closing.title}
      </Heading>
      <p className="mt-3 text-body text-inverse-soft">{closing.text}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3 max-tablet:w-full max-tablet:flex-col">
        <JoinButton closing={closing} tiers={tiers} />
        <ButtonLink to="/vip/events" variant="inverse-outline">
          {closing.calendar}
        </ButtonLink>
      </div>
    </div>
  </section>
);

/** Shows the tiers; in a new tab, or without a script, it leads to where they begin. */
function JoinButton({ closing, tiers }: MembershipProps) {
  const { open, show, close } = useSheet();
  return (
    <>
      <ButtonLink to="/profile/invoices?choose=tier" variant="brass" onClick={show}>
        {closing.join}
      </ButtonLink>
      <Suspense>{open && <MembershipSheet tiers={tiers} onClose={close} />}</Suspense>
    </>
  );
}
