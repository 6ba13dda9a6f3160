import type { PaymentPort } from '#server/billing/payment-port.ts';
import { sandboxPort } from '#server/billing/sandbox.ts';
import type { Services } from '#server/services.ts';

/** Who takes cards. */
export function openProcessor({
  sql,
  publicUrl,
}: Pick<Services, 'sql' | 'config' | 'publicUrl'>): PaymentPort {
  return sandboxPort(sql, publicUrl);
}
