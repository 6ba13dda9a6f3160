/** What a home costs beside its price, line by line, and what is handed over when. */
import type { Property } from '#contract/catalogue/real-estate.ts';
import type { Money } from '#contract/primitives.ts';
import { add, percent } from '#domain/money.ts';
import { costsOf } from '#domain/real-estate/costs.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import {
  housingFee,
  type purchaseRates,
  trusteeFee,
  utilityDeposit,
  vatPercent,
} from '#server/assistant/facets/rates.ts';

export const homeMoney: Facets<Property> = {
  total: (item, asked) => [
    `**${item.title[asked.language]}**: ${asked.price(item.price)}`,
    ...(item.purpose === 'sale'
      ? buying(item, asked)
      : [...signing(item, asked), ...firstYear(item, asked)]),
  ],
  'pay-now': (item, asked) =>
    item.purpose === 'sale' ? reserving(item, asked) : signing(item, asked),
  'way-to-pay': (item, asked) => {
    const costs = costsOf(item);
    if (costs.kind === 'sale') return asked.written('re-buying-steps');
    return [
      asked.say.home.cheques(costs.cheques, asked.money(costs.cheque)),
      ...asked.written('re-cheques'),
    ];
  },
  held: (item, asked) => {
    const costs = costsOf(item);
    if (costs.kind === 'sale') return reserving(item, asked);
    const { percent: rate, amount } = costs.securityDeposit;
    return [asked.say.home.deposit(rate, asked.money(amount)), ...asked.written('re-deposit')];
  },
  'extra-costs': (item, asked) =>
    item.purpose === 'sale'
      ? [...buying(item, asked), yearly(item, asked)]
      : [...signing(item, asked), ...living(item, asked)],
};

/** The fees of a purchase, their sum and everything together. */
function buying({ price, ...item }: Property, asked: FacetContext): string[] {
  if (item.purpose !== 'sale') return [];
  const { dldFeePercent, agencyFeePercent } = item.costs;
  return buyingFor(price, { landDepartment: dldFeePercent, agency: agencyFeePercent }, asked);
}

/** The same of any price, at the rates that are told with it. */
export function buyingFor(
  price: Money,
  rates: typeof purchaseRates,
  asked: FacetContext,
): string[] {
  const { home } = asked.say;
  const landDepartment = percent(price, rates.landDepartment);
  const agency = percent(price, rates.agency);
  const vat = percent(agency, vatPercent);
  const onTop = [agency, vat, trusteeFee].reduce<Money>(add, landDepartment);
  asked.sources.push(vatPercent, rates);
  return [
    home.onTop([
      home.landDepartment(rates.landDepartment, asked.money(landDepartment)),
      home.agency(rates.agency, asked.money(agency)),
      home.vat(vatPercent, asked.money(vat)),
      home.trustee(asked.money(trusteeFee)),
    ]),
    home.bought(asked.money(onTop), asked.money(add(price, onTop))),
  ];
}

/** `AED 26 × 7,250 sq ft = AED 188,500 a year`. */
function yearly(item: Property, asked: FacetContext): string {
  const costs = costsOf(item);
  if (costs.kind !== 'sale') return '';
  const { perSqft, perYear } = costs.serviceCharge;
  return asked.say.home.serviceCharge(asked.money(perSqft), item.area.sqft, asked.money(perYear));
}

function reserving(item: Property, asked: FacetContext): string[] {
  const costs = costsOf(item);
  if (costs.kind !== 'sale') return [];
  const { percent: rate, amount } = costs.deposit;
  return [asked.say.home.reserve(rate, asked.money(amount)), ...asked.written('re-buying-steps')];
}

const power =
  /\b(?:electric\w*|dewa|utilit\w+|power|water)\b|كهرب|ديوا|(?<!\p{L})(?:ال)?م(?:اء|ي|وي)(?!\p{L})/u;

/** What has to be there on the day of signing; with the lights on, where that is asked. */
function signing(item: Property, asked: FacetContext): string[] {
  const costs = costsOf(item);
  if (costs.kind !== 'rent') return [];
  const { home } = asked.say;
  const { securityDeposit, agency } = costs;
  const lit = asked.mentions(power) ? utilityDepositOf(item) : undefined;
  return [
    home.signing([
      costs.cheques === 1
        ? home.oneCheque(asked.money(costs.rent))
        : home.firstCheque(costs.cheques, asked.money(costs.cheque)),
      home.deposit(securityDeposit.percent, asked.money(securityDeposit.amount)),
      home.agency(agency.percent, asked.money(agency.amount)),
      home.ejari(asked.money(costs.ejari)),
      ...(lit ? [home.power(asked.money(lit))] : []),
    ]),
    home.signed(asked.money(lit ? add(costs.atSigning, lit) : costs.atSigning)),
  ];
}

/** Every cheque of the year, and what is paid beside them on signing. */
function firstYear(item: Property, asked: FacetContext): string[] {
  const costs = costsOf(item);
  if (costs.kind !== 'rent') return [];
  const { securityDeposit, agency, ejari } = costs;
  const all = [securityDeposit.amount, agency.amount, ejari].reduce<Money>(add, costs.rent);
  return [asked.say.home.year(asked.money(all))];
}

const utilityDepositOf = ({ type }: Property): Money =>
  utilityDeposit[type === 'villa' ? 'villa' : 'apartment'];

/** What moving in and living there adds to a rent. */
function living(item: Property, asked: FacetContext): string[] {
  const { home } = asked.say;
  const deposit = utilityDepositOf(item);
  const fee = percent(item.price, housingFee.percent);
  asked.sources.push(housingFee);
  return [
    home.utilities(asked.money(deposit)),
    home.housing(housingFee.percent, asked.money(fee), housingFee.bills),
  ];
}
