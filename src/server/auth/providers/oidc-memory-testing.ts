import type { AdapterFactory, AdapterPayload } from 'oidc-provider';
import { epochSeconds } from '#domain/time.ts';
import { clock } from '#server/start.ts';

/** The memory of a test's provider; with the library's own it warns at every start that it forgets. */
export function providerMemory(): AdapterFactory {
  const kept = new Map<string, AdapterPayload>();
  return (kind) => {
    const key = (id: string) => `${kind} ${id}`;
    const ofKind = () => [...kept].filter(([name]) => name.startsWith(key('')));
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUserCode: async () => undefined,
      findByUid: async (uid) => ofKind().find(([, payload]) => payload.uid === uid)?.[1],
      consume: async (id) => {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = epochSeconds(clock());
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [name, payload] of kept) if (payload.grantId === grantId) kept.delete(name);
      },
    };
  };
}
