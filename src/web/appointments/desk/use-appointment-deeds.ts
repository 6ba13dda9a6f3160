import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deskAppointments } from '#contract/appointments/desk.ts';
import { deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

type Deed = { deed: 'complete' } | { deed: 'noShow' } | { deed: 'cancel'; reason: string };

/** What becomes of an appointment; the list is read anew, whether it was taken or not. */
export function useAppointmentDeeds(id: string, onDone: () => void) {
  const { t, language: lang } = useText();
  const queries = useQueryClient();
  const around = { params: { id }, query: { lang } };
  return useMutation({
    mutationFn: (asked: Deed) => {
      if (asked.deed === 'complete') return call(deskAppointments.complete, around);
      if (asked.deed === 'noShow') return call(deskAppointments.noShow, around);
      return call(deskAppointments.cancel, { ...around, body: { reason: asked.reason } });
    },
    onSuccess: () => {
      notify.success(t.desk.planned.done);
      onDone();
    },
    onError: (error) => void notify.error(t.desk.refused, refusalWords(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  });
}
