/** A refusal of the server, in words, at the field it is about. */
import { nearestParam } from '#contract/bookings/refusals.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Day } from '#contract/primitives.ts';
import { clockInDubai, dayInDubai } from '#domain/time.ts';
import type { Texts } from '#web/feature-texts.ts';
import { ApiError } from '#web/platform/api.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';

type Place =
  | 'day'
  | 'hour'
  | 'length'
  | 'party'
  | 'guests'
  | 'licence'
  | 'limits'
  | 'pickUp'
  | 'addOns'
  | 'all';

interface Start {
  day: Day;
  time?: string | undefined;
}

export interface BookingRefusal {
  code: ErrorCode;
  place: Place;
  text: string;
  /** Whose age is asked for; empty where nobody is named yet. */
  ageOf?: string;
  /** Free starts nearby, for whoever came second. */
  nearest: Start[];
  /** Where the bank asks the payer. */
  url?: string;
}

type Params = Record<string, string | number>;

export function refusalOf(error: unknown, t: Texts): BookingRefusal {
  if (!(error instanceof ApiError)) throw error;
  const { code, body } = error;
  const params = body.params ?? {};
  const place = placeOf(code, params);
  const nearest = code === 'place_taken' ? nearestOf(params[nearestParam]) : [];
  const { url, guest = '' } = params;
  const asksAge = code === 'guest_refused' && params.reason === 'age-missing';
  const text = wordsOf(code, params, t) ?? refusalWords(error, t);
  return {
    code,
    place,
    nearest,
    text,
    ...(asksAge && { ageOf: String(guest) }),
    ...(url && { url: String(url) }),
  };
}

const ofGuests: Record<string, Place> = {
  licence: 'licence',
  limits: 'limits',
  'pick-up': 'pickUp',
};

const ofNotOffered: Record<string, Place> = { time: 'hour', length: 'length', units: 'party' };

function placeOf(code: ErrorCode, { reason }: Params): Place {
  switch (code) {
    case 'not_offered':
      return ofNotOffered[String(reason)] ?? 'day';
    case 'place_taken':
      return 'hour';
    case 'party_refused':
      return 'party';
    case 'guest_refused':
      return ofGuests[String(reason)] ?? 'guests';
    case 'addon_refused':
      return 'addOns';
    default:
      return 'all';
  }
}

function wordsOf(code: ErrorCode, params: Params, t: Texts): string | undefined {
  const say = t.bookingSheet.refused;
  const reason = String(params.reason);
  const limit = Number(params.limit);
  if (code === 'precondition_failed') return say.changed;
  if (code === 'billing_state' && reason === 'under_way') return say.underWay;
  if (code === 'not_offered' && reason in say.notOffered)
    return say.notOffered[reason as keyof typeof say.notOffered];
  if (code === 'too_many_holds' && reason in say.holds)
    return say.holds[reason as keyof typeof say.holds];
  if (code === 'party_refused') return reason === 'small' ? say.small(limit) : say.large(limit);
  if (code === 'guest_refused') return guestWords(reason, params, t);
  return undefined;
}

function guestWords(reason: string, { limit, guest }: Params, t: Texts): string {
  const say = t.bookingSheet.refused.guest;
  const [name, age] = [String(guest ?? ''), Number(limit)];
  switch (reason) {
    case 'young':
      return say.young(name, age);
    case 'old':
      return say.old(name, age);
    case 'age-missing':
      return say.ageMissing(name);
    case 'licence':
      return say.licence;
    case 'pick-up':
      return say.pickUp;
    case 'limits':
      return say.limits;
    case 'many':
      return say.many;
    default:
      return t.platform.errors.guest_refused;
  }
}

/** The starts as the server lists them: moments, or days where there is no hour. */
export function nearestOf(listed: string | number | undefined): Start[] {
  const starts = String(listed ?? '').split(/[\s,]+/);
  return starts.flatMap((start): Start[] => {
    if (/^\d{4}-\d\d-\d\d$/.test(start)) return [{ day: start }];
    if (/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(start))
      return [{ day: start.slice(0, 10), time: start.slice(11) }];
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(start))
      return [{ day: dayInDubai(start), time: clockInDubai(start) }];
    return [];
  });
}
