import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BookingPlace, bookings } from '#contract/bookings/bookings.ts';
import type { DeskBooking } from '#contract/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { useDeskAct } from '#web/platform/desk/acts.ts';
import { deskKey, moneyActsQuery } from '#web/platform/desk/queries.ts';
import { notify } from '#web/ui/notify.ts';

/** Whether somebody asked a colleague to let it be given up. */
export function useIsGivenUp({ id }: Pick<DeskBooking, 'id'>): boolean {
  const { language } = useText();
  const { data = [] } = useQuery(moneyActsQuery(language));
  return data.some(({ state, booking }) => state === 'waiting' && booking === id);
}

interface Answer {
  answer: 'confirm' | 'decline';
  reason: string;
}

export type Cause = 'operator' | 'weather' | 'no_show';

interface CallOff {
  cause: Cause;
  reason: string;
}

/** What the page of bookings is made of. */
const listKeys = ['bookings', 'confirmed-bookings', 'money-acts'].map((key) => [...deskKey, key]);

/** What gives much away stands as it is until a colleague has looked. */
function useTellDone(title: string, onDone: () => void) {
  const { t } = useText();
  const { waits, waitsText } = t.deskBilling.second;
  const queries = useQueryClient();
  return async (words: string, waiting: boolean) => {
    // Nobody reads that it is done above a row from before.
    await Promise.all(listKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
    if (waiting) notify.warning(waits, waitsText);
    else notify.success(words, title);
    onDone();
  };
}

export function useAnswerBooking({ id, offering }: DeskBooking, onDone: () => void) {
  const { confirmed, declined, change } = useText().t.deskBookings;
  const tell = useTellDone(offering.title, onDone);
  return useDeskAct(
    (body: Answer, lang) => call(bookings.answer, { params: { id }, query: { lang }, body }),
    ({ place }, { answer }) => {
      if (answer === 'confirm') return tell(confirmed, false);
      return place === 'confirmed'
        ? tell(change.refused, false)
        : tell(declined, place !== 'declined');
    },
  );
}

const over: BookingPlace[] = ['cancelled', 'no_show'];

export function useCallOff(
  { id, offering }: Pick<DeskBooking, 'id' | 'offering'>,
  onDone: () => void,
) {
  const { calledOff } = useText().t.deskBookings;
  const tell = useTellDone(offering.title, onDone);
  return useDeskAct(
    (body: CallOff, lang) => call(bookings.callOff, { params: { id }, query: { lang }, body }),
    ({ place }) => tell(calledOff, !over.includes(place)),
  );
}
