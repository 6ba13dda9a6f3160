import { refuseInput } from '#server/auth/failure.ts';
import type { Services } from '#server/services.ts';

/** How a code may travel; WhatsApp needs a provider that carries it. */
export function requireChannel({ auth }: Services, channel: string) {
  const carriesWhatsapp = /^twilio(_verify)?$/.test(auth.settings.sms.provider);
  if (channel === '' || channel === 'sms' || (channel === 'whatsapp' && carriesWhatsapp)) return;
  refuseInput(
    "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
  );
}
