import type { Wished } from '#web/billing/memberships/use-wished.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Heading } from '#web/ui/heading.tsx';
import { SectionLabel } from '#web/ui/section-label.tsx';

/** Nothing yet: the plan somebody came for stands ready, everybody else chooses one. */
export function NoMembership({ wished }: { wished: Wished | undefined }) {
  const { t } = useText();
  const { membership: words, plans } = t.billing;
  const { lay } = useLaid();
  const isTier = wished?.programme === 'tier';
  const readyText = isTier ? plans.reviewText : words.readyText;
  return (
    <>
      <SectionLabel inverse>{words.label}</SectionLabel>
      <Heading level={2} size="h3" className="mt-3">
        {wished ? (isTier ? words.chosen : words.ready)(wished.name) : words.none}
      </Heading>
      <p className="mt-2 max-w-[26rem] text-[0.9375rem] text-inverse-soft">
        {wished ? readyText : words.noneText}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-3 pt-7">
        {wished && (
          <Button
            variant="inverse"
            size="small"
            onClick={() => lay({ choose: wished.programme, take: wished.choice })}
          >
            {(isTier ? plans.apply : words.begin)(wished.name)}
          </Button>
        )}
        <Button
          variant={wished ? 'inverse-outline' : 'inverse'}
          size="small"
          onClick={() => lay({ choose: wished?.programme ?? 'plan' })}
        >
          {wished ? words.others : words.choose}
        </Button>
      </div>
    </>
  );
}
