/** Does to a real booking what stands on paper. */
import { money } from '#domain/money.ts';
import {
  actingOf,
  type Booked,
  quoted,
  rowOf,
  told,
} from '#server/billing/booked-house-testing.ts';
import type { Deed } from '#server/billing/booked-shapes-testing.ts';
import { payForHold } from '#server/billing/payments/hold-payment.ts';
import { lookAtWish, wishFor } from '#server/billing/sequences/looks-testing.ts';
import {
  type Attempt,
  act,
  deaf,
  isDone,
  withMoney,
} from '#server/billing/sequences/money-testing.ts';
import { cancelBooking, changeBooking } from '#server/bookings/changes.ts';
import { confirmHold } from '#server/bookings/holds/holds.ts';
import { answerBooking, callOff } from '#server/bookings/house-answers.ts';
import type { Act } from '#server/platform/act.ts';
import { system } from '#server/platform/sql.ts';

/** Says whether the house did it. */
export const perform = (booked: Booked, deed: Deed, attempt: Attempt): Promise<boolean> =>
  isDone(carryOut(booked, deed, attempt));

async function carryOut(booked: Booked, deed: Deed, attempt: Attempt): Promise<unknown> {
  switch (deed.kind) {
    case 'early':
    case 'confirm':
      return confirmIt(booked, attempt);
    case 'answer':
      return byStaff(booked, attempt, (acting) =>
        answerBooking(acting, booked.source, {
          answer: deed.yes ? 'confirm' : 'decline',
          reason: 'So.',
        }),
      );
    case 'call_off':
      return byStaff(booked, attempt, (acting) =>
        callOff(acting, booked.source, { cause: deed.cause, reason: 'The wind.' }),
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
const byStaff = (booked: Booked, attempt: Attempt, work: (acting: Act) => Promise<unknown>) => {
  const { config } = booked.services;
  const billing = { ...config.billing, fourEyesAbove: Number.MAX_SAFE_INTEGER };
  const services = { ...booked.services, config: { ...config, billing } };
  return act(
    booked,
    'staff',
    attempt,
    async (by) => void (await work(actingOf({ ...booked, services }, by))),
  );
};

const byClient = (booked: Booked, attempt: Attempt, work: (acting: Act) => Promise<unknown>) =>
  act(booked, 'client', attempt, async (by) => void (await work(actingOf(booked, by))));

/** As the route does it: the card first, then the place. */
async function confirmIt(booked: Booked, attempt: Attempt) {
  const { services, source, client: id } = booked;
  const user = { kind: 'client', id } as const;
  const { quote, version } = await services.sql.as(system, (tx) => rowOf(tx, booked));
  const decided = { id: source, ask: { ...told, total: quote.total }, version };
  const asking = attempt.way === 'deaf' ? deaf(services) : services;
  const checked = await payForHold(asking, user, decided);
  return byClient(booked, attempt, (acting) => confirmHold(acting, decided, checked));
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
  return byClient(booked, attempt, (acting) =>
    changeBooking(acting, { id: booked.source, ask, version: seen }),
  );
}

function cancelIt(booked: Booked, { seen, fee }: Of<'cancel'>, attempt: Attempt) {
  const { currency } = booked.offering.price;
  const ask = { fee: money(fee, currency), reason: '' };
  return byClient(booked, attempt, (acting) =>
    cancelBooking(acting, { id: booked.source, ask, version: seen }),
  );
}
