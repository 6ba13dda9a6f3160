import { queryOptions, useMutation } from '@tanstack/react-query';
import { consultations } from '#contract/consultation.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { retries } from '#web/platform/query-client.ts';

/** The request of a link; one that belongs to nobody is not asked for again. */
export const requestByLink = (token: string) =>
  queryOptions({
    queryKey: ['consultation', token],
    queryFn: () => call(consultations.find, { body: { token } }),
    retry: (count, error) => count < retries && !isNobodys(error),
    refetchOnWindowFocus: false,
  });

export function useWithdraw(token: string) {
  return useMutation({ mutationFn: () => call(consultations.withdraw, { body: { token } }) });
}

/** Unknown, or cut short on its way through a mail program. */
export function isNobodys(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'not_found' || error.code === 'validation_failed')
  );
}
