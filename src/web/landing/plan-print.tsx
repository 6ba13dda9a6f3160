import type { Ref } from 'react';
import type { PlanCard } from '#contract/pages/pages.ts';
import { JoinLink } from '#web/billing/join-link.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { pricingTexts } from '#web/landing/pricing-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classes } from '#web/ui/classes.ts';
import { StarList } from '#web/ui/star-list.tsx';

interface PlanPrintProps {
  plan: PlanCard;
  /** The heading that takes the focus when the screen opens. */
  heading: Ref<HTMLHeadingElement> | undefined;
}

export function PlanPrint({ plan, heading }: PlanPrintProps) {
  const { format, language } = useText();
  const words = pricingTexts[language];
  const popular = plan.badge !== null;
  return (
    <article className={classes('below-fold plan [--room:48rem]', popular && 'plan-popular')}>
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
