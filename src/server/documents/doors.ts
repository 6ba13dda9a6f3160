import type { Guard } from '#server/platform/serve.ts';

interface Known {
  id: string;
  email: string;
  metadata: Record<string, unknown>;
}

export type Owner = Known & { kind: 'client' };
export type Colleague = Known & { kind: 'staff' };

/** Who may come to the vault. */
export interface VaultDoors {
  client: Guard<Owner>;
  staff: Guard<Colleague>;
}

export const nameOf = ({ email, metadata }: Known): string => {
  const name = metadata.full_name;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : email;
};
