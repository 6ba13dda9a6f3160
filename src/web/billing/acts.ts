/** What a client does with memberships and cards. Once for each wish; then all money is read anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MembershipView, memberships, type Programme } from '#contract/billing-memberships.ts';
import { paymentMethods, sandbox } from '#contract/billing-payments.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { billingAddresses } from '#web/billing/addresses.ts';
import { readAnew } from '#web/billing/queries.ts';
import type { TypedCard } from '#web/billing/use-card-entry.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { attempt } from '#web/platform/attempt-key.ts';

interface Parts {
  query: { lang: Language };
  key: string;
}

function useAct<Ask, Answer>(wish: unknown[], act: (ask: Ask, parts: Parts) => Promise<Answer>) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => attempt([...wish, ask], (key) => act(ask, { query: { lang }, key })),
    onSettled: () => void readAnew(queries),
  });
}

interface Start {
  programme: Programme;
  choice: string;
  total: Money;
}

export const useStart = () =>
  useAct<Start, MembershipView>(['start'], (body, parts) =>
    call(memberships.start, { ...parts, body }),
  );

/** What was refused because it had moved on is another wish on what stands there now. */
const asSeen = (kind: string, { id, version }: MembershipView) => [kind, id, version];

export function useChangePlan(membership: MembershipView) {
  const { id, version } = membership;
  return useAct<{ choice: string; total: Money }, MembershipView>(
    asSeen('change', membership),
    (body, parts) => call(memberships.change, { ...parts, params: { id }, body, version }),
  );
}

export function useCancelPlan(membership: MembershipView) {
  const { id, version } = membership;
  return useAct<void, MembershipView>(asSeen('cancel', membership), (_ask, parts) =>
    call(memberships.cancel, { ...parts, params: { id }, version }),
  );
}

export function useResumePlan(membership: MembershipView) {
  const { id, version } = membership;
  return useAct<void, MembershipView>(asSeen('resume', membership), (_ask, parts) =>
    call(memberships.resume, { ...parts, params: { id }, version }),
  );
}

/** The card goes to the sandbox for a token, as it would to a processor; we are handed the token. */
export function tokenOf({ name: _name, ...card }: TypedCard) {
  return call(sandbox.token, { body: card });
}

/** The number is not kept with the key of the try: the token stands for it. */
export function useAddCard() {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (card: TypedCard | 'hosted') => {
      const body =
        card === 'hosted'
          ? { kind: 'hosted' as const, returnTo: billingAddresses.payments }
          : { kind: 'token' as const, token: (await tokenOf(card)).token };
      return attempt(['add-card', body], (key) =>
        call(paymentMethods.add, { query: { lang }, body, key }),
      );
    },
    onSettled: () => void readAnew(queries),
  });
}

export const useMakeDefault = () =>
  useAct<string, unknown>(['default'], (id) =>
    call(paymentMethods.makeDefault, { params: { id } }),
  );

export const useRemoveCard = () =>
  useAct<string, unknown>(['remove'], (id) => call(paymentMethods.remove, { params: { id } }));
