import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/platform/config/config.ts';
import { type Carriers, type LetterCarrier, outbox } from '#server/platform/messages/carrier.ts';
import { smsCarrier } from '#server/platform/messages/sms-carrier.ts';

export async function openCarriers(
  { mail: { smtpUrl, from }, sms: { url, token }, production }: Config,
  log: FastifyBaseLogger,
): Promise<Carriers> {
  const mail = smtpUrl ? await mailBy(smtpUrl, from) : outbox;
  const sms = url ? smsCarrier(url, token) : outbox;
  if (production && mail === outbox)
    log.warn('SMTP_URL is not set: no mail leaves, and in production no page shows it');
  return { mail, sms, close: () => mail.close?.() };
}

/** The library behind it is large, and a house without a mail server needs none of it. */
async function mailBy(smtpUrl: string, from: string): Promise<LetterCarrier> {
  const { smtpCarrier } = await import('#server/platform/messages/mail-carrier.ts');
  return smtpCarrier(smtpUrl, from);
}
