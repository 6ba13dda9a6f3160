import type { FastifyBaseLogger } from 'fastify';
import { type Carriers, outbox } from '#server/platform/carrier.ts';
import type { Config } from '#server/platform/config.ts';
import { smtpCarrier } from '#server/platform/mail-carrier.ts';
import { smsCarrier } from '#server/platform/sms-carrier.ts';

export function openCarriers(
  { mail: { smtpUrl, from }, sms: { url, token }, production }: Config,
  log: FastifyBaseLogger,
): Carriers {
  const mail = smtpUrl ? smtpCarrier(smtpUrl, from) : outbox;
  const sms = url ? smsCarrier(url, token) : outbox;
  if (production && mail === outbox)
    log.warn('SMTP_URL is not set: no mail leaves, and in production no page shows it');
  return { mail, sms, close: () => mail.close?.() };
}
