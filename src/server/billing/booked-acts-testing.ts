/** Does to a real booking what stands on paper. */
import { z } from 'zod';
import type { BookingWish } from '#contract/bookings-asks.ts';
import type { Offering } from '#contract/catalogue-offerings.ts';
import { Currency, type Day, Id } from '#contract/primitives.ts';
import { timesOn } from '#domain/booking-cells.ts';
import { planBooking } from '#domain/booking-plan.ts';
import { money } from '#domain/money.ts';
import { dayInDubai, daysAfter, hoursAfter, houseZone } from '#domain/time.ts';
import { answerAct } from '#server/billing/act-answering.ts';
import { Seen as MoneySeen } from '#server/billing/act-store.ts';
import type { Deed, Shape, Terms } from '#server/billing/booked-paper-testing.ts';
import { settleBooking } from '#server/billing/booking-settling.ts';
import { payForHold } from '#server/billing/hold-paying.ts';
import { byHand } from '#server/billing/second-eyes.ts';
import {
  type Attempt,
  act,
  isDone,
  type Lane,
  type Played,
  refuse,
  withMoney,
} from '#server/billing/sequence-money-testing.ts';
import { answer, callOff, givesUp } from '#server/bookings/answering.ts';
import { BookingRow, bookingColumns } from '#server/bookings/booking-row.ts';
import { cancel, change } from '#server/bookings/changing.ts';
import type { Desk } from '#server/bookings/desk.ts';
import { confirm, confirmable, hold } from '#server/bookings/holding.ts';
import { moneyFactsOf } from '#server/bookings/money.ts';
import { guest } from '#server/bookings/testing.ts';
import type { Somebody } from '#server/matters/writing.ts';
import { newId } from '#server/platform/ids.ts';
import { many, one, type Sql, system } from '#server/platform/sql.ts';

/** One of each way to be paid for, and of each term under which it is given up. */
export const sold = {
  arrival: { slug: 'private-terminal-arrival-dxb', extra: 'maybach-transfer', by: 'party' },
  flight: { slug: 'seventeen-minute-coast-tour', extra: 'maybach-transfer', by: 'party' },
  stay: { slug: 'one-zaabeel-skyline-suite', extra: 'airport-limousine', by: 'length' },
  car: { slug: 'lamborghini-urus-se', extra: 'oman-permit', by: 'length' },
  safari: { slug: 'heritage-land-rover-safari', extra: 'photo-package', by: 'party' },
} as const;
export type Good = keyof typeof sold;

export interface BookingLane extends Lane {
  /** A second colleague. */
  other: string;
  /** Days that nobody else of the test takes. */
  firstDay: number;
}

export interface Booked extends Played, BookingLane {
  good: Good;
  offering: Offering;
  /** The first of its days. */
  base: Day;
}

export function termsOf({ payment, cancellation }: Offering, asked: boolean): Terms {
  const { mode, depositPercent } = payment;
  const { feePercentAfter, noShowPercent, weatherRefundPercent } = cancellation;
  return {
    ...{ mode, asked, depositPercent, feePercent: feePercentAfter, noShowPercent },
    weatherPercent: weatherRefundPercent,
  };
}

type Asking = Pick<Booked, 'services' | 'good' | 'offering' | 'base'>;

/** What is asked for, and what its page says that it costs. */
export function quoted({ services, good, offering, base }: Asking, shape: Shape) {
  const { by, extra, slug } = sold[good];
  const day = daysAfter(base, shape.shift);
  const isStay = offering.schedule.kind === 'nightly';
  const wish: BookingWish = {
    ...{ offering: slug, day, units: null },
    time: isStay ? null : (timesOn(offering, day)[0] ?? null),
    length: by === 'length' ? shape.many : null,
    party: by === 'party' ? shape.many : 1,
    addOns: shape.extra ? [{ id: extra, quantity: 1 }] : [],
  };
  const { quote } = planBooking(offering, wish, { now: services.now(), closures: [] });
  return { wish, total: quote.total };
}

const deskOf = ({ services }: Lane, { tx, now, by, snapshot }: Somebody): Desk => ({
  ...{ tx, services, snapshot, now, by },
});

const told = { guests: [guest], note: '', licenceHeld: true };

/** Nothing is paid yet. */
export async function holdOne(lane: BookingLane, good: Good, shape: Shape): Promise<Booked> {
  const snapshot = await lane.services.catalogue.current();
  const offering = snapshot.bySlug('offerings', sold[good].slug) ?? refuse();
  const base = daysAfter(dayInDubai(lane.services.now()), lane.firstDay);
  const asking = { ...lane, good, offering, base };
  const { wish, total } = quoted(asking, shape);
  const ask = { ...wish, ...told, total, zone: houseZone };
  const { id } = await act(lane, 'client', { key: newId() }, async (by) => {
    const row = await hold(deskOf(lane, by), ask, { language: 'en', ip: '192.0.2.1' });
    return { id: row.id };
  });
  return { ...asking, source: id, sheets: [] };
}

const Seen = z.array(
  z.object({
    ...{ id: Id, currency: Currency, left: z.int(), held: z.int(), reserved: z.int() },
    ...{ payments: z.array(z.int()), newest: Id.nullable() },
  }),
);

/** How it stands by the books, with what was learnt of its documents. */
export async function lookAt(booked: Booked) {
  const { services, source } = booked;
  return services.sql.as(system, async (tx) => {
    const row = await rowOf(tx, booked);
    const { sheets } = await one(
      z.object({ sheets: Seen }),
      tx`
        select array(select json_build_object('id', i.id, 'currency', i.currency,
            'left', total_amount - credited_amount,
            'held', paid_amount - coalesce((select sum(amount) from app.refunds r
              where r.invoice_id = i.id and r.state = 'created'), 0),
            'reserved', coalesce((select sum(amount) from app.payments p
              where p.invoice_id = i.id and p.state = 'authorised'), 0),
            'newest', (select id from app.payments p
              where p.invoice_id = i.id and p.state = 'succeeded'
                and settled_amount > refunded_amount
              order by created_at desc, id desc limit 1),
            'payments', array(select settled_amount - refunded_amount from app.payments p
              where p.invoice_id = i.id and p.state = 'succeeded'
                and settled_amount > refunded_amount
              order by created_at, id))
          from app.invoices i
          where source_id = ${source} and source_kind = 'booking' and kind = 'invoice'
          order by issued_at, id) as sheets`,
    );
    booked.sheets = sheets;
    const waiting = await waitingOf(tx, booked);
    return { row, sheets, waiting, facts: await moneyFactsOf(tx, row, services.now()) };
  });
}

const Waiting = z.object({
  ...{ id: Id, version: z.int(), kind: z.string() },
  amount: z.int(),
  seen: MoneySeen,
});

/** What a second colleague has not looked at, the first one first. */
const waitingOf = (tx: Sql, { source }: Played) =>
  many(
    Waiting,
    tx`
      select a.id, a.version, a.kind, a.amount, a.seen
      from app.money_acts a join app.invoices i on i.id = a.invoice_id
      where i.source_id = ${source} and a.state = 'waiting' order by a.asked_at, a.id`,
  );

const rowOf = (tx: Sql, { source }: Played) =>
  one(BookingRow, tx`select ${bookingColumns(tx)} from app.bookings where id = ${source}`);

/** Says whether the house did it. */
export const perform = (booked: Booked, deed: Deed, attempt: Attempt): Promise<boolean> =>
  isDone(carryOut(booked, deed, attempt));

async function carryOut(booked: Booked, deed: Deed, attempt: Attempt): Promise<unknown> {
  switch (deed.kind) {
    case 'early':
    case 'confirm':
      return confirmIt(booked, attempt);
    case 'answer':
      return byStaff(booked, attempt, (desk) =>
        answer(desk, booked.source, { answer: deed.yes ? 'confirm' : 'decline', reason: 'So.' }),
      );
    case 'call_off':
      return byStaff(booked, attempt, (desk) =>
        callOff(desk, booked.source, { cause: deed.cause, reason: 'The wind.' }),
      );
    case 'change':
      return changeIt(booked, deed, attempt);
    case 'cancel':
      return cancelIt(booked, deed, attempt);
    case 'wish':
      return wishFor(booked, deed.deed, attempt);
    case 'look':
      return lookAtWish(booked, deed, attempt);
    default:
      return withMoney(booked, deed, attempt);
  }
}

/** Whatever it gives away, one is enough here: who looks at what has tests of its own. */
const byStaff = (booked: Booked, attempt: Attempt, work: (desk: Desk) => Promise<unknown>) => {
  const { config } = booked.services;
  const billing = { ...config.billing, fourEyesAbove: Number.MAX_SAFE_INTEGER };
  const services = { ...booked.services, config: { ...config, billing } };
  return act(
    booked,
    'staff',
    attempt,
    async (by) => void (await work(deskOf({ ...booked, services }, by))),
  );
};

const byClient = (booked: Booked, attempt: Attempt, work: (desk: Desk) => Promise<unknown>) =>
  act(booked, 'client', attempt, async (by) => void (await work(deskOf(booked, by))));

/** As the route does it: the card first, then the place. */
async function confirmIt(booked: Booked, attempt: Attempt) {
  const { services, source, client: id } = booked;
  const user = { kind: 'client', id } as const;
  const { quote } = await services.sql.as(system, (tx) => rowOf(tx, booked));
  const ask = { ...told, total: quote.total };
  const held = await confirmable(services, user, source, ask);
  if (held) await payForHold(services, user, held);
  return byClient(booked, attempt, (desk) => confirm(desk, source, ask));
}

type Of<Kind> = Extract<Deed, { kind: Kind }>;

function changeIt(booked: Booked, { shape, seen, fee, total }: Of<'change'>, attempt: Attempt) {
  const { wish, total: now } = quoted(booked, shape);
  const { offering: _, ...placed } = wish;
  const ask = {
    ...placed,
    reason: '',
    fee: money(fee, now.currency),
    total: { ...now, amount: total },
  };
  return byClient(booked, attempt, (desk) =>
    change(desk, { id: booked.source, ask, version: seen }),
  );
}

function cancelIt(booked: Booked, { seen, fee }: Of<'cancel'>, attempt: Attempt) {
  const { currency } = booked.offering.price;
  const ask = { fee: money(fee, currency), reason: '' };
  return byClient(booked, attempt, (desk) =>
    cancel(desk, { id: booked.source, ask, version: seen }),
  );
}

/** Whatever its sum, a colleague has to look at it first. */
function wishFor(booked: Booked, { kind, sheet, amount }: Of<'wish'>['deed'], attempt: Attempt) {
  const { id: invoice, currency, newest } = booked.sheets[sheet] ?? refuse();
  const why = kind === 'transfer' ? { reference: 'RF18' } : { reason: 'So it is.' };
  return act(booked, 'staff', attempt, async (by) => {
    const id = kind === 'refund' ? (newest ?? refuse()) : invoice;
    const billing = { ...by.config.billing, fourEyesAbove: -1 };
    const clerk = { ...by, config: { ...by.config, billing } };
    await byHand(clerk, { kind, id, amount: money(amount, currency), ...why });
  });
}

function lookAtWish(booked: Booked, { at, yes }: Of<'look'>, attempt: Attempt) {
  const other = { ...booked, staff: booked.other };
  return act(other, 'staff', attempt, async (by) => {
    const waiting = await waitingOf(by.tx, booked);
    const { id, version } = waiting[at] ?? refuse();
    const said = { id, version, answer: yes ? 'approve' : 'refuse', reason: 'So it is.' } as const;
    await answerAct(by, said, givesUp(booked.services));
  });
}

/** The free hours are over. */
export const makeLate = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`
      update app.bookings set quote = jsonb_set(quote, '{terms,freeUntil}', 'null')
      where id = ${source}`,
  );

/** Card networks hold a reservation for some days and then let it go. */
export const lapseInHouse = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`
      update app.sandbox_intents i set state = 'released' from app.payments p
      where p.id::text = i.key and p.booking_id = ${source} and i.state = 'authorised'`,
  );

/** The day has come and gone. */
export function liveInHouse(booked: Booked): void {
  const later = hoursAfter(booked.services.now(), 24 * 400);
  booked.services = { ...booked.services, now: () => later };
}

/** The house's clock comes by. */
export const tendInHouse = ({ services, source }: Booked): Promise<void> =>
  settleBooking(services, source);

/** Nobody needs the place any more: the next story takes it. */
export const clearAway = ({ services, source }: Played) =>
  services.sql.as(
    system,
    (tx) => tx`update app.bookings set place = 'cancelled' where id = ${source}`,
  );
