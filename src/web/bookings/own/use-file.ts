import { useMutation } from '@tanstack/react-query';
import { bookingVoucher } from '#contract/bookings/voucher.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { saveFile } from '#web/platform/files/save-file.ts';
import { notify } from '#web/ui/notify.ts';

type Paper = Exclude<keyof typeof bookingVoucher, 'wallets'>;

/** Fetches a paper of a booking, once at a time, and says where it could not. */
export function useFile(kind: Paper, id: string, fileName: string) {
  const { t, language } = useText();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveFile(bookingVoucher[kind].path, { params: { id }, query: { lang: language } }, fileName),
    onError: (error) => notify.error(t.ownBookings.papers.failed, t.platform.errors[codeOf(error)]),
  });
  const fetch = () => {
    if (!isPending) mutate();
  };
  return [fetch, isPending] as const;
}
