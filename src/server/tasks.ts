import { appointmentWorkers } from '#server/appointments/reminders.ts';
import { assistantWorkers } from '#server/assistant/retention.ts';
import { purgeWorkers } from '#server/auth/purge.ts';
import { metadataWorkers } from '#server/auth/saml/metadata-refresh.ts';
import { wishWorkers } from '#server/auth/wishes/wishes.ts';
import { billingWorkers } from '#server/billing/workers.ts';
import { fullnessWorkers } from '#server/bookings/availability/fullness.ts';
import { reminderWorkers } from '#server/bookings/letters/reminders.ts';
import { bookingWorkers } from '#server/bookings/workers.ts';
import { clientWorkers } from '#server/clients/workers.ts';
import { consultationWorkers } from '#server/consultation/retention.ts';
import { conversationWorkers } from '#server/conversations/workers.ts';
import { delegateWorkers } from '#server/delegates/workers.ts';
import { documentWorkers } from '#server/documents/workers.ts';
import { leadWorkers } from '#server/leads/retention.ts';
import { liveWorkers } from '#server/live/retention.ts';
import { matterWorkers } from '#server/matters/workers.ts';
import { notificationWorkers } from '#server/notifications/workers.ts';
import { erasures, personalData } from '#server/personal-data.ts';
import type { Worker } from '#server/platform/jobs/task.ts';
import { openCarriers } from '#server/platform/messages/carriers.ts';
import { messageWorkers } from '#server/platform/messages/delivery.ts';
import { requestWorkers } from '#server/platform/requests/retention.ts';
import { privacyWorkers } from '#server/privacy/workers.ts';
import { profileWorkers } from '#server/profile/workers.ts';
import type { Services } from '#server/services.ts';
import { storageWorkers } from '#server/storage/workers.ts';
import { waitlistWorkers } from '#server/waitlist/workers.ts';

/** The list of jobs the server does. */
export async function tasks(services: Services): Promise<Worker[]> {
  const { config, log, sql } = services;
  return [
    ...messageWorkers(services, await openCarriers(config, log)),
    ...wishWorkers(services),
    ...purgeWorkers(sql),
    ...metadataWorkers({ sql, log }),
    ...requestWorkers(sql),
    ...fullnessWorkers(services),
    ...bookingWorkers(services),
    ...reminderWorkers(services),
    ...waitlistWorkers(services),
    ...notificationWorkers(services),
    ...consultationWorkers(sql),
    ...appointmentWorkers(services),
    ...leadWorkers(sql),
    ...clientWorkers(sql),
    ...matterWorkers(services),
    ...documentWorkers(services),
    ...liveWorkers(sql),
    ...privacyWorkers(services, { personalData, erasures }),
    ...storageWorkers(services.storage.vault),
    ...profileWorkers(sql),
    ...delegateWorkers(sql),
    ...billingWorkers(services),
    ...conversationWorkers(services),
    ...assistantWorkers(services),
  ];
}
