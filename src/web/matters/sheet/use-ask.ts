import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { ErrorBody } from '#contract/errors.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import { type Matter, matters } from '#contract/matters/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { finishMatterDraft, typedFor } from '#web/matters/sheet/draft.ts';
import type { AskedKind } from '#web/matters/sheet/forms.ts';
import { type Begun, useFilledForm } from '#web/matters/sheet/use-filled-form.ts';
import { signInAddress } from '#web/platform/addresses/return-path.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';
import { callOrKeep, type UnsentText } from '#web/platform/line/unsent.ts';
import { readSession } from '#web/platform/sessions/session.ts';

interface Wish extends Begun {
  kind: AskedKind;
  /** The draft that is gone on with. */
  draft?: Matter | undefined;
}

/** `keep` leaves it with the client alone; else the house gets it. */
interface Sending {
  form: MatterForm;
  /** The same as it stands in the fields. */
  typed: UnsentText;
  keep: boolean;
}

export type MatterAsk = ReturnType<typeof useAsk>;

/** Everything the sheet knows and can do. */
export function useAsk({ kind, name, first, draft }: Wish) {
  const filling = useFilledForm({ kind, name, first });
  const signIn = useSignIn();
  const sending = useSending(draft, {
    onDone: () => finishMatterDraft(name),
    onRefused: filling.refuse,
  });
  const send = (keep: boolean) => {
    const form = filling.read();
    if (!form) return;
    if (!readSession()) return signIn();
    sending.mutate({ form, typed: typedFor(name, filling.values), keep });
  };
  return {
    ...filling,
    kind,
    send,
    busy: sending.isPending ? (sending.variables.keep ? 'keep' : 'send') : undefined,
    error: sending.error,
    done: sending.isSuccess && { matter: sending.data, kept: sending.variables.keep },
  };
}

interface After {
  onDone: () => void;
  onRefused: (body: ErrorBody) => void;
}

function useSending(draft: Matter | undefined, { onDone, onRefused }: After) {
  const { language } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sending: Sending) =>
      draft ? goOn(draft, sending, language) : begin(sending, language),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.body.fields) onRefused(error.body);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['matters'] }),
  });
}

/** Whoever sends it again after the line broke asks once; without a line it goes when that is back. */
function begin({ form, typed, keep }: Sending, lang: Language): Promise<Matter | undefined> {
  const zone = zoneHere();
  const body = { form, zone, draft: keep };
  return callOrKeep(matters.create, { query: { lang }, body }, wordsOf(form), typed);
}

/** By the longest of what was typed it is known again. */
const wordsOf = (form: MatterForm): string =>
  Object.values(form)
    .filter((value) => typeof value === 'string')
    .reduce((longest, value) => (value.length > longest.length ? value : longest), '');

async function goOn({ id, version }: Matter, { form, keep }: Sending, lang: Language) {
  const parts = { params: { id }, query: { lang } };
  const kept = await call(matters.rewrite, { ...parts, body: { form }, version });
  if (keep) return kept;
  return call(matters.submit, parts);
}

/** A visitor signs in first and comes back to the form as it is. */
function useSignIn() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(signInAddress({ pathname, search: location.search, hash: '' }));
}
