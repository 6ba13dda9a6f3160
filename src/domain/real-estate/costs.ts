/** What a home costs beside its price, from the rates that stand with it in the catalogue. */
import type { Property } from '#contract/catalogue/real-estate.ts';
import type { Money } from '#contract/primitives.ts';
import { add, fraction, money, percent, times } from '#domain/money.ts';

interface Share {
  percent: number;
  amount: Money;
}

interface PurchaseCosts {
  kind: 'sale';
  price: Money;
  landDepartment: Share;
  agency: Share;
  /** The two fees together. */
  onTop: Money;
  /** Price and fees. */
  total: Money;
  /** Part of the price, paid to take the home off the market. */
  deposit: Share;
  serviceCharge: { perSqft: Money; perYear: Money };
}

interface LeaseCosts {
  kind: 'rent';
  rent: Money;
  cheques: number;
  /** What each cheque is written over. */
  cheque: Money;
  agency: Share;
  /** Comes back when the keys do. */
  securityDeposit: Share;
  ejari: Money;
  /** First cheque, fees and deposit: what has to be there on the day of signing. */
  atSigning: Money;
}

type HomeCosts = PurchaseCosts | LeaseCosts;

export const costsOf = (home: Property): HomeCosts =>
  home.purpose === 'sale' ? purchase(home) : lease(home);

const sum = ({ amount, currency }: Money): Money => money(amount, currency);
const share = (of: Money, rate: number): Share => ({ percent: rate, amount: percent(of, rate) });

function purchase({ price, costs, area }: Property & { purpose: 'sale' }): PurchaseCosts {
  const landDepartment = share(price, costs.dldFeePercent);
  const agency = share(price, costs.agencyFeePercent);
  const onTop = add(landDepartment.amount, agency.amount);
  return {
    kind: 'sale',
    price: sum(price),
    landDepartment,
    agency,
    onTop,
    total: add(price, onTop),
    deposit: share(price, costs.bookingDepositPercent),
    serviceCharge: {
      perSqft: sum(costs.serviceChargePerSqft),
      perYear: times(costs.serviceChargePerSqft, area.sqft),
    },
  };
}

function lease({ price, costs }: Property & { purpose: 'rent' }): LeaseCosts {
  const cheque = part(price, costs.cheques);
  const agency = share(price, costs.agencyFeePercent);
  const securityDeposit = share(price, costs.securityDepositPercent);
  const fees = [agency.amount, securityDeposit.amount, costs.ejariFee];
  return {
    kind: 'rent',
    rent: sum(price),
    cheques: costs.cheques,
    cheque,
    agency,
    securityDeposit,
    ejari: sum(costs.ejariFee),
    atSigning: fees.reduce<Money>(add, cheque),
  };
}

const part = ({ amount, currency }: Money, count: number): Money =>
  fraction({ amount, currency }, 1, count);
