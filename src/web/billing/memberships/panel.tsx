import type { MembershipView } from '#contract/billing/memberships.ts';
import type { BillingOverview } from '#contract/billing/payments.ts';
import { MembershipActs, membershipPanel } from '#web/billing/memberships/acts.tsx';
import { MembershipFacts, MembershipNews } from '#web/billing/memberships/facts.tsx';
import { useWished, type WishedPlan } from '#web/billing/memberships/use-wished.ts';
import { useLaid } from '#web/billing/use-overlay-address.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionLabel } from '#web/ui/panel/section-label.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

/** The plan in gulf, behind the screen: a private thing. */
export function MembershipPanel({ overview }: { overview: BillingOverview }) {
  const { t } = useText();
  const { memberships } = overview;
  const wished = useWished(overview);
  const [main, ...others] = inOrder(memberships);
  return (
    <section
      id={membershipPanel}
      tabIndex={-1}
      aria-label={t.billing.membership.label}
      className="relative isolate flex min-h-72 flex-col overflow-hidden rounded-plate bg-deep p-6 text-inverse tablet:p-8 [&_:focus-visible]:outline-brass-fill"
    >
      <div className="absolute inset-0 -z-1">
        <Lattice fade="end" inverse />
      </div>
      {main ? <Main membership={main} /> : <NoMembership wished={wished} />}
      {main && wished && (
        <WishedToo
          {...wished}
          has={memberships.some(({ programme }) => programme === wished.programme)}
        />
      )}
      {others.map((membership) => (
        <Other key={membership.id} membership={membership} />
      ))}
    </section>
  );
}

/** The plan comes first: a tier of the VIP page goes with it. */
const inOrder = (memberships: MembershipView[]) =>
  memberships.toSorted((a, b) => a.programme.localeCompare(b.programme));

function Main({ membership }: { membership: MembershipView }) {
  const { t, format } = useText();
  const words = t.billing.membership;
  const { name, price, programme } = membership;
  return (
    <>
      <div className="grid grid-cols-[1fr_minmax(0,8.5rem)] gap-x-5 min-[30rem]:grid-cols-[1fr_auto]">
        <div>
          <SectionLabel inverse>
            {programme === 'plan' ? words.label : words.programmes.tier}
          </SectionLabel>
          <Heading level={2} size="h3" className="mt-3 text-[2.375rem]!">
            {name}
          </Heading>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2.5">
            <bdi className="font-display text-[1.75rem] leading-tight lining-nums">
              {format.money(price)}
            </bdi>
            <PricedFor membership={membership} />
          </p>
        </div>
        <MembershipFacts membership={membership} />
      </div>
      <MembershipNews membership={membership} />
      <MembershipActs membership={membership} />
    </>
  );
}

/** For how long the price is, and what joining costs besides. */
function PricedFor({ membership: { every, joiningFee } }: { membership: MembershipView }) {
  const { t, format } = useText();
  const words = t.billing.membership;
  return (
    <span className="text-caption text-inverse-soft">
      {words.every[every]}
      {joiningFee && ` ${words.joining(format.money(joiningFee))}`}
    </span>
  );
}

interface WishedTooProps {
  name: string;
  programme: string;
  choice: string;
  /** One of the same kind, which would change into it. */
  has: boolean;
}

/** Whoever came for another plan than theirs is led to the change, with its price. */
function WishedToo({ name, programme, choice, has }: WishedTooProps) {
  const { t } = useText();
  const { plans, membership } = t.billing;
  const begins = programme === 'tier' ? plans.apply : membership.begin;
  const { lay } = useLaid();
  return (
    <div className="mt-5 border-t border-line-inverse pt-4">
      <Button
        variant="inverse-outline"
        size="small"
        onClick={() => lay({ choose: programme, take: choice })}
      >
        {(has ? plans.to : begins)(name)}
      </Button>
    </div>
  );
}

function Other({ membership }: { membership: MembershipView }) {
  const { t, format } = useText();
  const words = t.billing.membership;
  const { name, price } = membership;
  return (
    <div className="mt-6 border-t border-line-inverse pt-4">
      <p className="text-caption text-inverse-soft">{words.also}</p>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span className="font-display text-[1.375rem] leading-tight">{name}</span>
        <bdi className="text-[0.9375rem]">{format.money(price)}</bdi>
        <PricedFor membership={membership} />
      </p>
      <MembershipNews membership={membership} />
      <MembershipActs membership={membership} />
    </div>
  );
}

/** Nothing yet: the plan somebody came for stands ready, everybody else chooses one. */
function NoMembership({ wished }: { wished: WishedPlan | undefined }) {
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
