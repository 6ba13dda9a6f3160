import { useQuery } from '@tanstack/react-query';
import { mandates, type OwnMandate } from '#contract/delegates.ts';
import type { Money } from '#contract/primitives.ts';
import { isBeyondOne } from '#domain/delegates/spending.ts';
import { displayName, type GreetedPerson } from '#domain/greeting.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { usePrincipal } from '#web/platform/sessions/principal.ts';
import { readSession } from '#web/platform/sessions/session.ts';

/** Who looks at these books: their owner, somebody who may pay for them, or somebody who may not. */
export type BooksReader =
  | { kind: 'self' }
  | { kind: 'reading' }
  | { kind: 'refused'; name: string }
  | { kind: 'delegate'; name: string; mandate: OwnMandate };

/** The server decides; this only spares everybody screens that would be refused. */
export function usePayer(): BooksReader {
  const acting = usePrincipal();
  const { data, error } = useQuery({
    queryKey: ['mandates'],
    queryFn: ({ signal }) => call(mandates.list, {}, signal),
    enabled: acting !== undefined,
  });
  if (!acting) return { kind: 'self' };
  if (!data && !error) return { kind: 'reading' };
  const mandate = data?.find(({ client }) => client.id === acting.id);
  if (!mandate?.rights.includes('pay')) return { kind: 'refused', name: acting.name };
  return { kind: 'delegate', name: acting.name, mandate };
}

/** Whether the one who looks may read what is owed: a question that would be refused is not asked. */
export function useSeesMoney(): boolean {
  const { kind } = usePayer();
  return kind === 'self' || kind === 'delegate';
}

/** What a delegate may not pay at once, as the server counts it. */
export function isBeyond(payer: BooksReader, amount: Money): boolean {
  return payer.kind === 'delegate' && isBeyondOne(payer.mandate.upTo, amount);
}

/** 'Omar Aziz for Layla Haddad', as every history has it. */
export function useActedFor(): (delegate: string) => string {
  const { t } = useText();
  const acting = usePrincipal();
  return (delegate) => t.platform.actedFor(delegate, acting?.name ?? ownName());
}

function ownName(): string {
  // The sign-in library keeps the person beside the tokens.
  const { user } = (readSession() ?? {}) as { user?: GreetedPerson };
  return user ? displayName(user, '') : '';
}
