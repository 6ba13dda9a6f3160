import type { Currency } from '#contract/primitives.ts';
import { numberIn } from '#domain/localise.ts';

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);
const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const years = (count: number) => (count === 1 ? '1 year' : `${count} years`);
const about = (sum: string, isExact: boolean) => (isExact ? sum : `about ${sum}`);

const currency: Record<Currency, string> = {
  USD: 'It is priced and charged in US dollars.',
  AED: 'It is priced and charged in dirhams.',
};

const carried: Record<string, string> = { rooms: 'A room', vehicles: 'A car', craft: 'A craft' };

/** One facet of a thing as a sentence. Figures come from the catalogue or the engine and are handed in. */
export const text = {
  currency,
  each: (part: string, total: string, heads: number, isExact: boolean) =>
    `${total} in all among ${people(heads)} is **${about(part, isExact)} each**.`,
  eachOfMost: (part: string, total: string, most: number, isExact: boolean) =>
    `It costs ${total} however many come; among ${most}, the most it takes, that is ${about(part, isExact)} each.`,
  nowAndThen: (first: string, rest: string, by: string, total: string) =>
    `**${first} first**, the rest of ${rest} by ${by} (${total} in all).`,
  before: (hours: number) => (hours === 0 ? 'the start' : `${hours} hours before the start`),
  allNow: (sum: string) => `**${sum}**, all of it at once.`,
  guaranteed: (total: string) => `**Nothing now**: a card guarantees the ${total}.`,
  released: (most: number) =>
    `It is only held, not taken, and released within ${most} days, because traffic fines can arrive late.`,
  cover: (title: string, price: string) => `${title} can be added: ${price}.`,
  nothingHeld: 'Nothing is held on a card beside the price.',
  amountUnsaid: 'Our catalogue does not say how much; a person of the house finds out for you.',
  onTop: (parts: string) => `Not in the price: ${parts}.`,
  taxIn: 'VAT and our fees are in the price.',
  cityFee: (fee: string, rooms: number, count: number, sum: string) =>
    `Tourism Dirham, paid at the hotel: ${rooms === 1 ? '1 room' : `${rooms} rooms`} × ${nights(count)} × ${fee} = **${sum}**.`,
  nights: (least: number, most: number) => `It is taken for ${least} to ${nights(most)}.`,
  days: (least: number, most: number) => `It is taken for ${least} to ${days(most)}.`,
  lasts: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    return `It lasts ${hours === 1 ? '1 hour' : `${hours} hours`}${rest > 0 ? ` ${rest} minutes` : ''}.`;
  },
  canBeAdded: (lines: string[]) => `Can be added: ${lines.join('; ')}.`,
  others: (lines: string[]) => `Others: ${lines.join('; ')}.`,
  asExtra: (lines: string[]) => `Not in the price, but it can be added: ${lines.join('; ')}.`,
  onDays: (named: string) => `It runs on ${named}.`,
  handedOver: (from: string, to: string) => `It is handed over between ${from} and ${to}.`,
  noLeastParty: 'There is no least number: one person may book it.',
  earliest: (moment: string) => `Booked this minute, the earliest start is ${moment}.`,
  noShow: (percent: number) => `If nobody comes, ${percent} % is kept.`,
  eldest: (age: number) => `The highest age is ${age}.`,
  eachCarries: (unit: string, most: number) =>
    `${carried[unit] ?? 'Each'} takes ${people(most)} at most.`,
  counted: (count: number, each: string, sum: string) => `${count} × ${each} = **${sum}**.`,
  times: (each: string, heads: number, sum: string) => `${people(heads)} × ${each} = **${sum}**`,
  spoken: (languages: string) => `Languages: ${languages}.`,
  comesWith: (parts: string) => `Part of it: ${parts}.`,
  notIncluded: (parts: string) => `Not included: ${parts}.`,
  yesIncluded: (parts: string) => `**Yes, in the price**: ${parts}.`,
  noIncluded: (parts: string) => `**Not in the price**: ${parts}.`,
  foodUnsaid: 'Our catalogue names no food or drink with it; a person of the house can arrange it.',
  dressUnsaid: 'Our catalogue asks for nothing particular to wear.',
  pickupUnsaid: 'Our catalogue names no transfer with it; a person of the house can send a car.',
  unsaid: 'Our catalogue does not say more about that; a person of the house finds out for you.',
  otherWays:
    'Other ways are not named there; a person of the house can say whether one is possible.',
  bagsUnsaid: 'Our catalogue does not say how many bags fit; a person of the house finds out.',
  parkingUnsaid: 'Our catalogue says nothing of parking there; a person of the house finds out.',
  isSpoken: (languages: string) => `**Yes**: ${languages}.`,
  notSpoken: (languages: string) => `**Not among its languages**: ${languages}.`,
  away: (place: string, kilometres: number) =>
    `From ${place} it is about ${kilometres} km in a straight line.`,
  lies: (place: string) => `Where: ${place}.`,
  home: {
    onTop: (lines: string[]) => `On top of the price: ${lines.join('; ')}.`,
    landDepartment: (percent: number, sum: string) => `Land Department ${percent} % = ${sum}`,
    agency: (percent: number, sum: string) => `agency ${percent} % = ${sum}`,
    vat: (percent: number, sum: string) => `VAT of ${percent} % on the agency’s fee = ${sum}`,
    trustee: (sum: string) => `trustee office near ${sum}`,
    bought: (onTop: string, total: string) =>
      `Together about ${onTop}, so with the price about **${total} in all**.`,
    serviceCharge: (perSqft: string, sqft: number, perYear: string) =>
      `Service charge: ${perSqft} × ${numberIn('en', sqft)} sq ft = **${perYear} a year**.`,
    reserve: (percent: number, sum: string) =>
      `**${sum}** reserves it: a deposit of ${percent} %, part of the price.`,
    signing: (lines: string[]) => `On signing: ${lines.join('; ')}.`,
    oneCheque: (rent: string) => `the rent of a year in one cheque, ${rent}`,
    firstCheque: (count: number, sum: string) => `the first of ${count} cheques, ${sum}`,
    deposit: (percent: number, sum: string) => `deposit ${percent} % = ${sum}, which comes back`,
    ejari: (sum: string) => `Ejari ${sum}`,
    power: (sum: string) => `DEWA deposit ${sum}, which comes back`,
    loan: (percent: number, sum: string, own: string) =>
      `A resident may borrow up to ${percent} % on a first home: **${sum}**, so ${own} is your own part.`,
    signed: (sum: string) => `Together **${sum}**.`,
    year: (sum: string) => `The first year comes to **${sum}**, the deposit among it.`,
    cheques: (count: number, sum: string) =>
      `The rent is paid in ${count === 1 ? 'one cheque' : `${count} cheques`} of ${sum}.`,
    utilities: (sum: string) => `DEWA keeps a refundable deposit of ${sum}.`,
    housing: (percent: number, sum: string, bills: number) =>
      `The city’s housing fee is ${percent} % of the rent, ${sum} a year over ${bills} DEWA bills.`,
    furnished: 'It comes furnished.',
    unfurnished: 'It comes unfurnished.',
    parking: (count: number) => `Parking spaces: ${count}.`,
    size: (bedrooms: string, bathrooms: number, sqm: number, sqft: number) =>
      `${bedrooms}, ${bathrooms} bathrooms, ${numberIn('en', sqm)} m² (${numberIn('en', sqft)} sq ft).`,
    viewing: (hours: number) => `A viewing needs ${hours} hours’ notice.`,
    viewings: (named: string, times: string) => `Viewings: ${named}, at ${times}.`,
    shownBy: (name: string) => `${name} shows it.`,
    privateSale: 'It is a private sale: it is shown to few, and by appointment only.',
    byYear:
      'The rent is for a year. Our catalogue names no shorter term; a person of the house asks the owner.',
    built: (quarter: number, year: number) =>
      `It is off-plan: handover is expected in quarter ${quarter} of ${year}.`,
    from: (day: string) => `It is free from ${day}.`,
    now: 'It is ready and free now.',
  },
  venue: {
    least: (sum: string) =>
      `The minimum spend: ${sum}. It is spent on food and drink, no entry charge.`,
    usual: (sum: string) => `People usually spend: ${sum}.`,
    deposit: (sum: string) => `Deposit: ${sum}.`,
    noDeposit: 'No deposit is asked for.',
    releasedUntil: (moment: string) => `The table can be released free of charge until ${moment}.`,
    kept: (sum: string) => `Later than that the deposit may be kept: ${sum}.`,
    nothingKept: 'No deposit was asked for, so none is lost.',
    tables: (times: string) => `Tables at ${times}.`,
    heldFor: (minutes: number) => `A table is held for ${minutes} minutes.`,
    asked:
      'Tables are asked for, not taken blind: tell me day, hour and how many, and the house confirms.',
    cuisine: (kind: string) => `Kitchen: ${kind}.`,
  },
  event: {
    tier: (name: string, price: string) => `It is open to members from ${name} on (${price}).`,
    places: (count: number) => `There are ${count} places.`,
    guests: (tier: string, count: number) =>
      `With ${tier} you bring ${count === 1 ? 'one guest' : `${count} guests`}.`,
    next: (day: string, time: string) => `Next: ${day}, ${time}.`,
  },
  tier: {
    noFee: (price: string) => `${price}, and no joining fee.`,
    first: (price: string, fee: string, sum: string) =>
      `${price} and a joining fee of ${fee}: **${sum} in the first year**.`,
    after: (price: string) => `After that ${price}, without the joining fee.`,
    withPlan: (plan: string) => `Clients of the ${plan} plan hold it without paying for it.`,
    byYear: 'A membership runs for a year.',
  },
  plan: {
    least: (count: number, price: string, sum: string) =>
      `The minimum term is ${months(count)}: ${months(count)} × ${price} = **${sum}**.`,
    unused:
      'Unused days of a month are not refunded; work in progress is finished and handed over.',
    inAdvance: (sum: string) => `**${sum}**: a plan is billed by the month, in advance.`,
    apart:
      'The plan covers our work; what we arrange for you is charged apart, and you approve it first.',
    withTier: (tier: string) => `The ${tier} membership is in it.`,
    answers: (minutes: number) =>
      `A person answers within ${minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`}.`,
  },
  company: {
    first: (price: string) => `${price} in the first year`,
    renewal: (price: string) => `Each year after that: ${price}.`,
    two: (sum: string) => `Two years together: ${sum}.`,
    activities: (count: number) =>
      `One licence holds ${count === 1 ? 'one activity' : `up to ${count} activities`}.`,
    trade: {
      allowed: 'It may trade anywhere in the UAE.',
      'via-agent-or-permit': 'On the mainland it trades through an agent or with a permit.',
      'not-allowed': 'It may not trade on the mainland.',
    },
  },
  visa: {
    valid: (count: number) => `It is valid for ${years(count)}.`,
    investment: (sum: string) => `At least ${sum} invested.`,
    income: (sum: string) => `An income of at least ${sum} a month.`,
    family: 'Its holder may sponsor a family.',
    noFamily: 'Its holder may not sponsor others with it.',
    abroad: (count: number) => `It lapses after more than ${months(count)} abroad.`,
    abroadFreely: 'There is no limit to staying abroad.',
    costs: (lines: string[]) =>
      `Our catalogue names no fee for the visa itself; the steps usually cost: ${lines.join('; ')}.`,
    inAll: (sum: string) => `Together about **${sum}**.`,
  },
  school: {
    busFor: (least: string, most: string, all: string, allMost: string) =>
      `The bus: about ${least} to ${most} a year; with the fees **${all} to ${allMost}**.`,
    fees: (fees: string) => `${fees}, by the year of the child.`,
    children: (count: number, least: string, most: string) =>
      `For ${count} children between **${least} and ${most} a year**.`,
    place: (fee: string, percent: number, least: string, most: string) =>
      `Application fee ${fee}; then ${percent} % of the year’s fee holds the place, ${least} to ${most}.`,
    deducted: 'The deposit is deducted from the first term.',
    wait: (wait: string) => `Waiting list: ${wait}.`,
    begins: { april: 'Its year begins in April.', august: 'Its year begins in August.' },
    boards: 'It has boarding.',
    noBoarding: 'It has no boarding.',
    bus: 'It runs school buses.',
    noBus: 'It runs no buses.',
    support: 'It has support for students of determination.',
    ages: (from: number, to: number) => `It takes children from ${from} to ${to} years.`,
    notAt: (age: number) => `**It does not take a child of ${age}.**`,
  },
};
