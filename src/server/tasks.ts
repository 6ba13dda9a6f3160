import { appointmentWorkers } from '#server/appointments/reminders.ts';
import { deletePastRequests } from '#server/appointments/requests/store.ts';
import { assistantWorkers } from '#server/assistant/retention.ts';
import { purgeWorkers } from '#server/auth/purge.ts';
import { metadataWorkers } from '#server/auth/saml/metadata-refresh.ts';
import { wishWorkers } from '#server/auth/send-requests/send-requests.ts';
import { billingWorkers } from '#server/billing/workers.ts';
import { fullnessWorkers } from '#server/bookings/availability/fullness.ts';
import { reminderWorkers } from '#server/bookings/letters/reminders.ts';
import { bookingWorkers } from '#server/bookings/workers.ts';
import { clientWorkers } from '#server/clients/workers.ts';
import { conversationWorkers } from '#server/conversations/workers.ts';
import { delegateWorkers } from '#server/delegates/workers.ts';
import { documentWorkers } from '#server/documents/workers.ts';
import { forgetAddresses } from '#server/leads/store.ts';
import { forgetMessages } from '#server/live/store.ts';
import { matterWorkers } from '#server/matters/workers.ts';
import { notificationWorkers } from '#server/notifications/workers.ts';
import { erasures, personalData } from '#server/personal-data.ts';
import { byTheClock, type Worker } from '#server/platform/jobs/task.ts';
import { openCarriers } from '#server/platform/messages/carriers.ts';
import { messageWorkers } from '#server/platform/messages/delivery.ts';
import { requestWorkers } from '#server/platform/requests/retention.ts';
import { type Database, system } from '#server/platform/sql.ts';
import { privacyWorkers } from '#server/privacy/workers.ts';
import { forgetChanges } from '#server/profile/store.ts';
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
    ...sweeps(sql),
    ...fullnessWorkers(services),
    ...bookingWorkers(services),
    ...reminderWorkers(services),
    ...waitlistWorkers(services),
    ...notificationWorkers(services),
    ...appointmentWorkers(services),
    ...clientWorkers(sql),
    ...matterWorkers(services),
    ...documentWorkers(services),
    ...privacyWorkers(services, { personalData, erasures }),
    ...storageWorkers(services.storage.vault),
    ...delegateWorkers(sql),
    ...billingWorkers(services),
    ...conversationWorkers(services),
    ...assistantWorkers(services),
  ];
}

/** What only has to go when its time is over: at night in Dubai, and what was told live after a day at most. */
const sweeps = (sql: Database): Worker[] => [
  byTheClock('forget_consultations', '45 23 * * *', () => sql.as(system, deletePastRequests)),
  byTheClock('forget_leads', '50 23 * * *', () => sql.as(system, forgetAddresses)),
  byTheClock('forget_profile_changes', '50 23 * * *', () => sql.as(system, forgetChanges)),
  byTheClock('forget_live', '*/10 * * * *', () => sql.as(system, forgetMessages)),
];
