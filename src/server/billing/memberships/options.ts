/** Plans and tiers of the catalogue, as something that can be had. */
import type { MembershipOption, Programme } from '#contract/billing/memberships.ts';
import type { Language, Localised, Money } from '#contract/primitives.ts';
import type { MembershipPeriod } from '#domain/billing/membership.ts';
import { Failure } from '#domain/failure.ts';
import { add, money } from '#domain/money.ts';
import { bringsTier } from '#domain/vip/tiers.ts';
import type { MembershipRow } from '#server/billing/memberships/store.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface Option {
  programme: Programme;
  choice: string;
  name: Localised;
  description: Localised;
  features: Localised[];
  price: Money;
  every: MembershipPeriod;
  joiningFee: Money | null;
  minimumMonths: number;
  /** The plan that brings it along. */
  includedWith: string | null;
  responseMinutes: number | null;
  /** The house says yes or no before it begins. */
  reviewed: boolean;
}

const everyOf = (unit: string): MembershipPeriod => (unit === 'per-year' ? 'year' : 'month');

export function allOptions(snapshot: Snapshot): Option[] {
  const plans = snapshot.all('plans').map(
    ({ id, name, description, features, price, minimumTermMonths, responseMinutes }): Option => ({
      programme: 'plan',
      choice: id,
      name,
      description,
      features,
      responseMinutes,
      price: money(price.amount, price.currency),
      every: everyOf(price.unit),
      joiningFee: null,
      minimumMonths: minimumTermMonths,
      includedWith: null,
      reviewed: false,
    }),
  );
  const tiers = snapshot.all('membership-tiers').map(
    ({ id, name, description, benefits, price, joiningFee, includedWithPlan }): Option => ({
      programme: 'tier',
      choice: id,
      name,
      description,
      features: benefits,
      price: money(price.amount, price.currency),
      every: everyOf(price.unit),
      joiningFee: joiningFee.amount > 0 ? money(joiningFee.amount, joiningFee.currency) : null,
      minimumMonths: 12,
      includedWith: includedWithPlan,
      responseMinutes: null,
      // 'Membership is reviewed within two working days.'
      reviewed: true,
    }),
  );
  return [...plans, ...tiers];
}

export function optionFor(snapshot: Snapshot, programme: Programme, choice: string): Option {
  const found = allOptions(snapshot).find(
    (option) => option.programme === programme && option.choice === choice,
  );
  if (found) return found;
  throw new Failure('not_offered', 'There is no such membership.', {
    fields: { choice: 'It is not in the catalogue' },
  });
}

/** What begins it: the first period and what joining costs. */
export const firstTotal = ({ price, joiningFee }: Option): Money =>
  joiningFee ? add(price, joiningFee) : price;

interface Has {
  plan: string | null;
  memberships: readonly MembershipRow[];
}

export const isIncluded = (snapshot: Snapshot, { includedWith }: Option, plan: string | null) =>
  bringsTier(plan, includedWith, snapshot.all('plans'));

export const optionsView = (snapshot: Snapshot, has: Has, language: Language): MembershipOption[] =>
  allOptions(snapshot).map((option) => {
    const { programme, choice, price, every, joiningFee, minimumMonths, reviewed } = option;
    const own = has.memberships.find((row) => row.programme === programme);
    const asked = own?.state === 'applied' ? own.choice : own?.next?.asked && own.next.choice;
    return {
      programme,
      choice,
      price,
      every,
      joiningFee,
      minimumMonths,
      reviewed,
      name: option.name[language],
      description: option.description[language],
      features: option.features.map((text) => text[language]),
      current: own?.choice === choice && own.state !== 'applied',
      applied: asked === choice,
      included: isIncluded(snapshot, option, has.plan),
    };
  });
