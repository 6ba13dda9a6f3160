/** Who of the house is there for a client: several screens show it. */
import { conversations } from '#contract/conversations/conversations.ts';
import type { Language } from '#contract/primitives.ts';
import { managerContact } from '#contract/profile/account-manager.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';

/** What is told live of conversations makes all of it old. */
export const conversationsKey = ['conversations'];

/** Live is a hint; where it is not heard, nothing is older than this. */
export const steady = { refetchInterval: 20_000 };

export const conversationDeskQuery = (lang: Language) =>
  readQuery([...conversationsKey, 'desk', lang], conversations.desk, { query: { lang } }, steady);

export const profileKey = ['profile'];

export const managerQuery = readQuery([...profileKey, 'manager'], managerContact.read, {});
