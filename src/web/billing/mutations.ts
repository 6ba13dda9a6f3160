/** What a client does with memberships and cards. Once for each wish; then all money is read anew. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type MembershipView, memberships, type Programme } from '#contract/billing/memberships.ts';
import { paymentMethods, sandbox } from '#contract/billing/payments.ts';
import type { Language, Money } from '#contract/primitives.ts';
import { billingAddresses } from '#web/billing/addresses.ts';
import type { TypedCard } from '#web/billing/cards/use-card-entry.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { moneyChanged } from '#web/platform/queries/stale-money.ts';

type Parts = { query: { lang: Language } };

function useAct<Ask, Answer>(act: (ask: Ask, parts: Parts) => Promise<Answer>) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ask: Ask) => act(ask, { query: { lang } }),
    onSettled: () => void moneyChanged(queries),
  });
}

interface Start {
  programme: Programme;
  choice: string;
  total: Money;
}

export const useStart = () =>
  useAct<Start, MembershipView>((body, parts) => call(memberships.start, { ...parts, body }));

export const useChangePlan = ({ id, version }: MembershipView) =>
  useAct<{ choice: string; total: Money }, MembershipView>((body, parts) =>
    call(memberships.change, { ...parts, params: { id }, body, version }),
  );

export const useCancelPlan = ({ id, version }: MembershipView) =>
  useAct<void, MembershipView>((_ask, parts) =>
    call(memberships.cancel, { ...parts, params: { id }, version }),
  );

export const useResumePlan = ({ id, version }: MembershipView) =>
  useAct<void, MembershipView>((_ask, parts) =>
    call(memberships.resume, { ...parts, params: { id }, version }),
  );

/** The card goes to the sandbox for a token, as it would to a processor; we are handed the token. */
export const cardToken = ({ name: _name, ...card }: TypedCard) =>
  call(sandbox.token, { body: card });

/** The number is not kept with the key of the try: the token stands for it. */
export function useAddCard() {
  const { language: lang } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (card: TypedCard | 'hosted') => {
      const body =
        card === 'hosted'
          ? { kind: 'hosted' as const, returnTo: billingAddresses.payments }
          : { kind: 'token' as const, token: (await cardToken(card)).token };
      return call(paymentMethods.add, { query: { lang }, body });
    },
    onSettled: () => void moneyChanged(queries),
  });
}

export const useMakeDefault = () =>
  useAct<string, unknown>((id) => call(paymentMethods.makeDefault, { params: { id } }));

export const useRemoveCard = () =>
  useAct<string, unknown>((id) => call(paymentMethods.remove, { params: { id } }));
