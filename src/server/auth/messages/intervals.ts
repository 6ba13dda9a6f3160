import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';
import { secondsAfter } from '#domain/time.ts';
import { requireInterval } from '#server/auth/limits/limits.ts';
import { subjectHash } from '#server/auth/limits/store.ts';
import type { SendWish } from '#server/auth/send-requests/shapes.ts';
import { one, type Sql } from '#server/platform/sql.ts';
import type { Services } from '#server/services.ts';

/** As much of a wish as it takes. */
type Spaced = Pick<SendWish, 'door' | 'email' | 'phone'> & { type?: string };

/** Recovery and magic link share one timer, as do a sign-up and its repetition. */
function timerOf(wish: Spaced): string {
  if (wish.door === 'signup') return 'confirmation';
  if (wish.door !== 'resend') return 'link';
  return wish.type === 'signup' || wish.type === 'sms' ? 'confirmation' : 'change';
}

/** One send a minute to one address for one purpose, whether or not anybody has it. */
export async function requireDistance(tx: Sql, services: Services, wish: Spaced): Promise<void> {
  const { sendInterval } = services.auth.settings;
  const now = services.now();
  const subject = subjectHash(`${timerOf(wish)}:${wish.email ?? wish.phone}`);
  const { count } = await tx`
    insert into auth.send_times (subject, sent_at) values (${subject}, ${now})
    on conflict (subject) do update set sent_at = excluded.sent_at
      where auth.send_times.sent_at <= ${secondsAfter(now, -sendInterval)}`;
  if (count === 1) return;
  const { sentAt } = await one(z.object({ sentAt: Instant }), tx)`
    select sent_at from auth.send_times where subject = ${subject}`;
  requireInterval(services, sentAt, wish.email ? 'mail' : 'sms');
}
