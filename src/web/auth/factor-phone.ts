import type { Factor } from '@supabase/auth-js';

/** Enough to know one's own number, too little to learn it. */
export function endingOf(factor: Factor): string {
  const { phone } = factor as Factor & { phone?: string }; // the service sends it with phone factors
  return phone?.slice(-2) ?? '••';
}
