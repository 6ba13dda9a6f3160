/**
 * What the sign-in service sends in an hour. Whoever asks is counted by what they gave, the recipient and
 * their own network, before any account is looked at: a refusal says nothing about who has one. A third
 * of what the house sends, of what one mailbox gets and of what one network asks is kept for the ways
 * back in, which a flood of sign-ups must not silence.
 */
import type { Instant } from '#contract/primitives.ts';
import { mailboxOf } from '#domain/mailbox.ts';
import { refuseAuth } from '#server/auth/failure.ts';
import { countHit, tallyHits } from '#server/auth/limits/store.ts';
import { networkOf } from '#server/platform/requests/rate-limit.ts';
import { type Sql, system } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

type Channel = 'mail' | 'sms';

export interface DeliveryWish {
  channel: Channel;
  /** A mail address or the digits of a phone number. */
  to: string;
  /** The address of whoever asks. */
  ip: string;
  /** Recovery, a fresh proof, a sign-in that opens no account: may use what is kept back. */
  isWayBack?: boolean;
  /**
   * It follows from something else. Wishes count against it and it counts against no wish: whoever asks
   * next would else run into a limit that tells of it.
   */
  isUnasked?: boolean;
}

const hourBefore = (now: Instant) => ({ seconds: 3600, now });

/** Towards one recipient: from one network, and from everywhere together. */
const perRecipient = {
  mail: { fromOne: 6, fromAll: 20 },
  sms: { fromOne: 6, fromAll: 12 },
};

/** One network has a tenth of the house's hour, and never less than a small office needs. */
const leastPerNetwork = { mail: 30, sms: 15 };

/** Counts a wish in a transaction of its own, so that whatever becomes of it cannot undo the count. */
export const requireBudget = (services: Services, wish: DeliveryWish): Promise<void> =>
  services.sql.as(system, (tx) => requireBudgetIn(tx, services, wish));

/** The same for who has a transaction open already. */
export async function requireBudgetIn(
  tx: Sql,
  { auth, now }: Services,
  wish: DeliveryWish,
): Promise<void> {
  const { settings } = auth;
  const { channel } = wish;
  if (!settings.rateLimits || (channel === 'sms' && settings.sms.testOtps.has(wish.to))) return;
  const perHour = hourOf(auth, channel);
  const recipient = channel === 'mail' ? mailboxOf(wish.to) : wish.to;
  const network = networkOf(wish.ip);
  const budgets: [string, number][] = [
    [`${recipient} from ${network}`, perRecipient[channel].fromOne],
    [`${recipient}`, openTo(wish, perRecipient[channel].fromAll)],
    [`from ${network}`, openTo(wish, Math.max(leastPerNetwork[channel], Math.ceil(perHour / 10)))],
  ];
  for (const [subject, most] of budgets)
    if ((await counted(tx, wish, subject, now())) > most) refuseSend(channel);
  const sent = await tallyHits(tx, `send:${channel}`, hourBefore(now()));
  if (sent >= openTo(wish, perHour)) refuseSend(channel);
}

/** All of it for a way back in, two thirds for everything else. */
const openTo = ({ isWayBack }: DeliveryWish, most: number): number =>
  isWayBack ? most : Math.max(1, Math.floor((most * 2) / 3));

async function counted(
  tx: Sql,
  { channel, isUnasked }: DeliveryWish,
  subject: string,
  now: Instant,
) {
  const hour = hourBefore(now);
  const wishes = `wish:${channel}:${subject}`;
  if (!isUnasked) return countHit(tx, wishes, hour);
  return (
    (await tallyHits(tx, wishes, hour)) +
    (await countHit(tx, `unasked:${channel}:${subject}`, hour))
  );
}

/** What leaves is counted where it leaves: only that costs the house its good name. */
export async function countSend(tx: Sql, { auth, now }: Services, channel: Channel): Promise<void> {
  if (auth.settings.rateLimits) await countHit(tx, `send:${channel}`, hourBefore(now()));
}

const hourOf = ({ settings }: Services['auth'], channel: Channel) =>
  channel === 'mail' ? settings.mailsPerHour : settings.sms.perHour;

function refuseSend(channel: Channel): never {
  if (channel === 'mail')
    return refuseAuth(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  return refuseAuth(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded');
}
