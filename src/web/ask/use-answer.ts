import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask, type Brief, type BriefAnswer, type FreePlace } from '#contract/ask.ts';
import { type Booking, type BookingSummary, bookings } from '#contract/bookings/bookings.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { askedWith } from '#web/ask/draft.ts';
import { customForm, formOf } from '#web/ask/request-form.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { call, wasRefused } from '#web/platform/api.ts';
import { markHeld } from '#web/platform/browser/held-mark.ts';
import { clockNow, zoneHere } from '#web/platform/clock-here.ts';
import { callOrKeep } from '#web/platform/line/unsent.ts';
import { moneyKeys } from '#web/platform/queries/stale-money.ts';
import { type Read, readNow } from '#web/platform/use-countdown.ts';

export type Answer =
  | { way: 'place'; booking: Booking & Read; place: FreePlace; others: FreePlace[] }
  /** Of this something is held already: whether that moves is asked where it is. */
  | { way: 'own'; held: BookingSummary; place: FreePlace }
  /** Without one it is kept until the line is back. */
  | { way: 'request'; matter: (Matter & { readAt: number }) | undefined; others: FreePlace[] }
  | { way: 'person' };

interface Asking {
  text: string;
  brief: Brief;
  /** Something goes along that only somebody can look at. */
  toPeople: boolean;
}

const changed = [...moneyKeys, ['availability'], ['calendar'], ['matters']];

/** What the house answers: it looks, and holds or asks in the same breath. */
export function useAnswer() {
  const words = useText();
  const queries = useQueryClient();
  const refresh = () =>
    Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const answer = useMutation({
    mutationFn: (asking: Asking) => answered(asking, words),
    networkMode: 'always',
    onSettled: refresh,
  });
  const take = useMutation({
    mutationFn: async ({ place, instead }: { place: FreePlace; instead?: Booking | undefined }) => {
      if (instead) await release(instead.id, words.language);
      return held(place, [], words.language);
    },
    onSettled: refresh,
  });
  const letGo = useMutation({
    mutationFn: (id: string) => release(id, words.language),
    onSettled: refresh,
  });
  return { answer, take, letGo };
}

const release = (id: string, lang: Language) =>
  call(bookings.release, { params: { id }, query: { lang } });

/** Nobody waits longer for the house to look: then people do. Looking changes nothing. */
const patience = 20_000;

/** The line or the house is down. */
const nobodyLooked: BriefAnswer = { way: 'request', place: null, others: [] };

async function answered(asking: Asking, words: Words): Promise<Answer> {
  const { language: lang } = words;
  const { way, place, others } = asking.toPeople ? nobodyLooked : await looked(asking, lang);
  if (way === 'person') return { way };
  if (way === 'place' && place) return held(place, others, lang);
  return { way: 'request', matter: await requested(asking, words), others };
}

async function looked({ text, brief }: Asking, lang: Language): Promise<BriefAnswer> {
  const asked = { query: { lang }, body: askedWith(text, brief) };
  return call(ask.answer, asked, AbortSignal.timeout(patience)).catch((error: unknown) => {
    if (wasRefused(error)) throw error;
    // Nobody there to look: people are asked, now or once the line is back.
    return nobodyLooked;
  });
}

async function held(place: FreePlace, others: FreePlace[], lang: Language): Promise<Answer> {
  const { items } = await call(bookings.list, { query: { when: 'held', limit: 50, lang } });
  const own = items.find(({ offering }) => offering.slug === place.offering);
  if (own) return { way: 'own', held: own, place };
  const { offering, day, time, length, party, quote } = place;
  const body = { offering, day, time, length, party, total: quote.total, zone: zoneHere() };
  const booking = await call(bookings.hold, { query: { lang }, body: { ...untold, ...body } });
  markHeld(true);
  return { way: 'place', booking: readNow(booking), place, others };
}

/** Who comes by name, and what they need, is said where it is confirmed. */
const untold = {
  units: null,
  addOns: [],
  guests: [],
  note: '',
  licenceHeld: false,
  limitsKept: false,
  pickUp: '',
};

/** A form of its own that is refused goes as what one writes oneself: no word is lost. */
async function requested(asking: Asking, words: Words) {
  const form = formOf(asking.text, asking.brief, words);
  const own = customForm(asking.text, asking.brief, words);
  const matter = await sent(form, asking.text, words.language).catch((error: unknown) => {
    if (form.kind === 'custom' || !wasRefused(error)) throw error;
    return sent(own, asking.text, words.language);
  });
  return matter && { ...matter, readAt: clockNow() };
}

const sent = (form: MatterForm, text: string, lang: Language) =>
  callOrKeep(
    matters.create,
    { query: { lang }, body: { form, zone: zoneHere(), draft: false } },
    text,
    { name: 'begun-words', words: text },
  );
