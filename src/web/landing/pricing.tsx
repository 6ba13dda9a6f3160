import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PricingContent } from '#contract/pages/pages.ts';
import { useText } from '#web/i18n/use-text.ts';
import { PlanPrint } from '#web/landing/plan-print.tsx';
import { PriceVeil } from '#web/landing/price-veil.tsx';
import { pricingTexts } from '#web/landing/pricing-texts.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { SectionHead } from '#web/ui/section-head.tsx';

const RevealDialog = lazy(async () => ({
  default: (await import('#web/landing/reveal-dialog.tsx')).RevealDialog,
}));

/**
 * The tiers behind the screen (sections 2 and 4 of the specification). An address opens them for as
 * long as the page is shown; nothing of it is remembered.
 */
export function Pricing({ pricing }: { pricing: PricingContent }) {
  const words = pricingTexts[useText().language];
  const section = useLateArrival();
  return (
    <section ref={section} id="pricing" className="scroll-mt-(--nav-h) py-(--section)">
      <div className="wrap">
        <SectionHead label={words.label} title={pricing.title} text={words.lead} />
        <Tiers pricing={pricing} />
        <Closing pricing={pricing} subject={words.label} />
      </div>
    </section>
  );
}

function Tiers({ pricing }: { pricing: PricingContent }) {
  const { unlocked, unlock, first } = useUnlock();
  const [asking, setAsking] = useState(false);
  const veil = useRef<HTMLButtonElement>(null);
  // Whoever pressed before this script was there need not press again.
  useEffect(() => setAsking(veil.current?.dataset.early === 'pressed'), []);
  const reveal = () => {
    setAsking(false);
    unlock();
  };
  const close = () => {
    setAsking(false);
    // The dialog was opened by no button it knows of, so it cannot give the focus back.
    setTimeout(() => veil.current?.focus());
  };
  return (
    <div className="pricing" data-open={unlocked || undefined}>
      <div className="plans" inert={!unlocked} aria-hidden={!unlocked}>
        {pricing.plans.map((plan, index) => (
          <PlanPrint key={plan.id} plan={plan} heading={index === 0 ? first : undefined} />
        ))}
      </div>
      <PriceVeil ref={veil} words={pricing.veil} gone={unlocked} onOpen={() => setAsking(true)} />
      <Suspense>
        {asking && <RevealDialog pricing={pricing} onReveal={reveal} onClose={close} />}
      </Suspense>
    </div>
  );
}

function Closing({ pricing, subject }: { pricing: PricingContent; subject: string }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 tablet:mt-18">
      <p className="text-ink-soft">{pricing.note}</p>
      <ConsultationLink subject={subject} variant="outline">
        {pricing.consultation}
      </ConsultationLink>
    </div>
  );
}

/** Whoever opened the screen reads on at the first plan. */
function useUnlock() {
  const [unlocked, setUnlocked] = useState(false);
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (unlocked) first.current?.focus();
  }, [unlocked]);
  return { unlocked, unlock: () => setUnlocked(true), first };
}

/**
 * Whoever comes to `/#pricing` from another page of the site arrives before this section is drawn; in a
 * document the browser has found it by itself.
 */
function useLateArrival() {
  const section = useRef<HTMLElement>(null);
  const inDocument = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [late] = useState(!inDocument);
  useEffect(() => {
    if (late && location.hash === '#pricing') section.current?.scrollIntoView();
  }, [late]);
  return section;
}
