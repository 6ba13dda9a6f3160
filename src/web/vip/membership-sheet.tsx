import type { TierCard } from '#contract/vip.ts';
import { renewalOfAny } from '#domain/billing/membership-words.ts';
import { JoinLink } from '#web/billing/join-link.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Price } from '#web/ui/price.tsx';

interface MembershipSheetProps {
  tiers: TierCard[];
  onClose: () => void;
}

/** The three tiers; whoever chooses one finds it in their account, with all it costs, and applies there. */
export function MembershipSheet({ tiers, onClose }: MembershipSheetProps) {
  const { t, language } = useText();
  return (
    <Sheet onClose={onClose} title={t.vip.membership.title} width="wide">
      <div className="grid gap-4 desk:grid-cols-3 desk:gap-5">
        {tiers.map((tier) => (
          <Tier key={tier.id} tier={tier} />
        ))}
      </div>
      <p className="mt-5 max-w-read text-caption text-ink-soft">
        {t.vip.membership.note} {renewalOfAny(language)}
      </p>
    </Sheet>
  );
}

function Tier({ tier }: { tier: TierCard }) {
  const { t, format } = useText();
  const words = t.vip.membership;
  const fee = tier.joiningFee.amount
    ? words.joiningFee(format.money(tier.joiningFee))
    : words.noJoiningFee;
  return (
    <article className="flex flex-col rounded-plate p-6 shadow-[0_0_0_1px_var(--line)]">
      <Heading level={3} size="card">
        {tier.name}
      </Heading>
      <p className="mt-2 mb-4 text-[0.9375rem] leading-[1.55] text-ink-soft">{tier.description}</p>
      <Price amount={format.money(tier.price.price)} note={`${tier.price.unit} · ${fee}`} />
      <Rights tier={tier} />
      <JoinLink programme="tier" choice={tier.id} wide className="mt-6">
        {words.choose(tier.name)}
      </JoinLink>
    </article>
  );
}

/** What the tier opens; the buttons below align across the three. */
function Rights({ tier }: { tier: TierCard }) {
  const { t, format } = useText();
  const words = t.vip.membership;
  return (
    <div className="mt-5 flex-1 border-t border-line pt-5 text-[0.9375rem] leading-snug">
      <ul className="grid gap-2.5">
        {tier.benefits.map((line) => (
          <li key={line} className="flex gap-2.5">
            <span className="mt-1.5 size-2 shrink-0 rotate-45 bg-brass-fill" aria-hidden />
            {line}
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-t border-line pt-5">
        <dt className="text-ink-mute">{words.guests}</dt>
        <dd className="tnum text-end">{format.number(tier.guestsPerEvent)}</dd>
        <dt className="text-ink-mute">{words.tableHeld}</dt>
        <dd className="text-end">{words.minutes(tier.tableHoldMinutes)}</dd>
      </dl>
      {tier.includedWith && (
        <p className="mt-4 text-caption text-brass">{words.includedWith(tier.includedWith)}</p>
      )}
    </div>
  );
}
