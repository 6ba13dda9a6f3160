import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import type { PlanCard, PricingContent } from '#contract/pages/pages.ts';
import { JoinLink } from '#web/billing/join-link.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { PriceVeil } from '#web/landing/price-veil.tsx';
import { pricingTexts } from '#web/landing/pricing-texts.ts';
import { useHydrated } from '#web/platform/browser/use-hydrated.ts';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { StarList } from '#web/ui/star-list.tsx';

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

const Closing = ({ pricing, subject }: { pricing: PricingContent; subject: string }) => (
  <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 tablet:mt-18">
    <p className="text-ink-soft">{pricing.note}</p>
    <ConsultationLink subject={subject} variant="outline">
      {pricing.consultation}
    </ConsultationLink>
  </div>
);

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
  const [late] = useState(useHydrated());
  useEffect(() => {
    if (late && location.hash === '#pricing') section.current?.scrollIntoView();
  }, [late]);
  return section;
}

interface PlanPrintProps {
  plan: PlanCard;
  /** The heading that takes the focus when the screen opens. */
  heading: Ref<HTMLHeadingElement> | undefined;
}

function PlanPrint({ plan, heading }: PlanPrintProps) {
  const { format, language } = useText();
  const words = pricingTexts[language];
  const popular = plan.badge !== null;
  return (
    <article className={classes('plan', popular && 'plan-popular')}>
      {popular && (
        <div className="plan-badge">
          <Badge variant="most-popular">{plan.badge}</Badge>
        </div>
      )}
      <h3 ref={heading} tabIndex={-1} className="font-display text-[2rem] leading-[1.1]">
        {plan.name}
      </h3>
      <p className="mt-4">
        <bdi className="block font-display text-[3.5rem] leading-none tracking-[-0.02em] lining-nums">
          {format.money(plan.price)}
        </bdi>
        <span className="plan-soft mt-2 block text-caption">{words.perMonth}</span>
      </p>
      <p className="plan-soft mt-5 text-[0.9375rem] leading-[1.55]">{plan.description}</p>
      <StarList items={plan.features} />
      <JoinLink
        programme="plan"
        choice={plan.id}
        variant={popular ? 'inverse' : 'primary'}
        wide
        className="plan-button"
      >
        {plan.cta}
      </JoinLink>
    </article>
  );
}
