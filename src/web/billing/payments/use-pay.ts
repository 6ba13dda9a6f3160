import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type PaymentFor, type PaymentWith, payments } from '#contract/billing/payments.ts';
import type { Money } from '#contract/primitives.ts';
import type { TypedCard } from '#web/billing/cards/use-card-entry.ts';
import { cardToken } from '#web/billing/mutations.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call, wasRefused } from '#web/platform/api.ts';
import { moneyChanged } from '#web/platform/queries/stale-money.ts';

/** How somebody means to pay: a card they saved, one they type, or on the processor's page. */
export type PayWay =
  | { kind: 'saved'; id: string }
  | { kind: 'card'; card: TypedCard; save: boolean }
  | { kind: 'hosted'; save: boolean };

interface Paid {
  amount: Money;
  way: PayWay;
}

/** While it pays, the form that asked must stay to hear how it ended. */
export const payingKey = ['paying'];

/**
 * Pays once for each wish. After a broken line the same wish goes out again with the same key, and with
 * the same token of a typed card; what was refused and is tried again is another wish.
 */
export function usePay(target: PaymentFor, returnTo: string) {
  const { language: lang } = useText();
  const queries = useQueryClient();
  const token = useToken();
  return useMutation({
    mutationKey: payingKey,
    mutationFn: async ({ amount, way }: Paid) => {
      const paidWith: PaymentWith =
        way.kind === 'card'
          ? { kind: 'token', token: await token.of(way.card), save: way.save }
          : way;
      const body = { for: target, amount, with: paidWith, returnTo };
      return call(payments.pay, { query: { lang }, body });
    },
    onError: (error) => {
      if (wasRefused(error)) token.forget();
    },
    onSettled: () => void moneyChanged(queries),
  });
}

/** One token for one card, until it was answered. */
function useToken() {
  const known = useRef<{ card: string; token: string }>(undefined);
  return {
    of: async (card: TypedCard): Promise<string> => {
      const text = JSON.stringify(card);
      if (known.current?.card !== text)
        known.current = { card: text, token: (await cardToken(card)).token };
      return known.current.token;
    },
    forget: () => {
      known.current = undefined;
    },
  };
}
