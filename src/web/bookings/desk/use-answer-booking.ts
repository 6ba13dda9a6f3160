import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type BookingPlace, bookings } from '#contract/bookings/bookings.ts';
import type { PendingBooking } from '#contract/desk.ts';
import { deskKey } from '#web/desk/queries.ts';
import { refusalWords } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

interface Answer {
  answer: 'confirm' | 'decline';
  reason: string;
}

export type Cause = 'operator' | 'weather' | 'no_show';

interface CallOff {
  cause: Cause;
  reason: string;
}

/** What follows an answer: the list is read anew, whether it was taken or not. */
function useAround(title: string, onDone: () => void) {
  const { t } = useText();
  const { waits, waitsText } = t.desk.billing.second;
  const queries = useQueryClient();
  return {
    onError: (error: Error) => void notify.error(t.desk.refused, refusalWords(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
    /** What gives much away stands as it is until a colleague has looked. */
    done: (words: string, waiting: boolean) => {
      if (waiting) notify.warning(waits, waitsText);
      else notify.success(words, title);
      onDone();
    },
  };
}

export function useAnswerBooking({ id, offering }: PendingBooking, onDone: () => void) {
  const { t, language: lang } = useText();
  const { done, ...around } = useAround(offering.title, onDone);
  const { confirmed, declined } = t.desk.bookings;
  return useMutation({
    mutationFn: (body: Answer) => call(bookings.answer, { params: { id }, query: { lang }, body }),
    onSuccess: ({ place }, { answer }) =>
      answer === 'confirm' ? done(confirmed, false) : done(declined, place !== 'declined'),
    ...around,
  });
}

const over: BookingPlace[] = ['cancelled', 'no_show'];

export function useCallOff({ id, offering }: PendingBooking, onDone: () => void) {
  const { t, language: lang } = useText();
  const { done, ...around } = useAround(offering.title, onDone);
  return useMutation({
    mutationFn: (body: CallOff) =>
      call(bookings.callOff, { params: { id }, query: { lang }, body }),
    onSuccess: ({ place }) => done(t.desk.bookings.calledOff, !over.includes(place)),
    ...around,
  });
}
