import { randomUUID } from 'node:crypto';
import type { Metadata } from '#server/auth/metadata.ts';

interface Asked {
  email?: string;
  phone?: string;
  provider: string;
  data: Metadata;
  now: string;
}

/** What a taken address is answered with: a made-up account, told apart by its empty identities alone. */
export const obfuscatedUser = ({ email = '', phone = '', provider, data, now }: Asked) => ({
  id: randomUUID(),
  aud: 'authenticated',
  role: '',
  email,
  phone,
  confirmation_sent_at: now,
  app_metadata: { provider, providers: [provider] },
  user_metadata: data,
  identities: [],
  created_at: now,
  updated_at: now,
  is_anonymous: false,
});
