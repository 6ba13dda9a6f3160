import { useState } from 'react';
import { type Consultation, type ConsultationAsk, consultations } from '#contract/consultation.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { finishDraft } from '#web/consultation/draft.ts';
import { type Wish, zoneHere } from '#web/consultation/use-wish.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, call } from '#web/platform/api.ts';

export interface Sent {
  consultation: Consultation;
  email: string;
}

interface Refusal {
  code: ErrorCode;
  fields: Record<string, string>;
}

/** The last try and its key: trying the same again, after the line broke, asks for nothing twice. */
let lastTry = { text: '', key: '' };

export function useSendWish(onSent: (sent: Sent) => void) {
  const { language } = useText();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const send = async ({ day: _day, startsAt = '', ...wish }: Wish) => {
    const body = { ...wish, startsAt, zone: zoneHere(), language };
    setBusy(true);
    setRefused(undefined);
    try {
      const consultation = await call(consultations.ask, { body, key: keyFor(body) });
      finishDraft();
      onSent({ consultation, email: body.email });
    } catch (error) {
      setRefused(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, refused, send };
}

function keyFor(body: ConsultationAsk): string {
  const text = JSON.stringify(body);
  if (text !== lastTry.text) {
    const chance = crypto.getRandomValues(new Uint8Array(16));
    const key = Array.from(chance, (byte) => byte.toString(16).padStart(2, '0')).join('');
    lastTry = { text, key };
  }
  return lastTry.key;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  return { code: error.code, fields: error.body.fields ?? {} };
}
