import { writeLastMails } from '#server/notifications/mail.ts';
import type { Erasure, PersonalData } from '#server/platform/personal-data.ts';

export const notificationPersonalData: PersonalData = {
  name: 'notifications',
  tables: ['app.notifications', 'app.notification_choices'],
  readAs: 'owner',
  read: async (tx, { id }) => ({
    notifications: await tx`
      select kind, title, path, about, created_at, read_at from app.notifications
      where recipient_id = ${id} order by created_at, id`,
    choices: await tx`
      select kind, channel, wanted from app.notification_choices
      where account_id = ${id} order by kind, channel`,
  }),
};

/** Comes once all else has ended; what is left at the bell goes with the account. */
export const notificationErasure: Erasure = {
  tables: [],
  erase: ({ tx, services, owner }) => writeLastMails(services, tx, owner.id),
};
