import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { MatterForm } from '#contract/matter-kinds.ts';
import { type Matter, matters } from '#contract/matters.ts';
import type { Language } from '#contract/primitives.ts';
import { useText } from '#web/i18n/use-text.ts';
import { finishDraft, useDraft, writeDraft } from '#web/matter-sheet/draft.ts';
import { type AskedKind, forms } from '#web/matter-sheet/forms.ts';
import type { Values } from '#web/matter-sheet/values.ts';
import { readForm, type Wrong, wrongFrom } from '#web/matter-sheet/wrong.ts';
import { ApiError, call } from '#web/platform/api.ts';
import { attempt } from '#web/platform/attempt-key.ts';
import { signInAddress } from '#web/platform/return-path.ts';
import { readSession } from '#web/platform/session.ts';

export interface Wish {
  kind: AskedKind;
  /** Under which what is typed is kept. */
  name: string;
  /** What is known before anything is typed. */
  first: Values;
  /** The draft that is gone on with. */
  draft?: Matter | undefined;
}

/** `keep` leaves it with the client alone; else the house gets it. */
interface Sending {
  form: MatterForm;
  keep: boolean;
}

export type Ask = ReturnType<typeof useAsk>;

/** Everything the sheet knows and can do. */
export function useAsk({ kind, name, first, draft }: Wish) {
  const { t } = useText();
  const words = t.matterSheet.wrong;
  const values = { ...first, ...useDraft(name) };
  const [wrong, setWrong] = useState<Wrong>({});
  const form = useRef<HTMLFormElement>(null);
  const signIn = useSignIn();
  const say = (found: Wrong) => {
    setWrong(found);
    focusFirst(form.current, kind, found);
  };
  const sending = useSending(draft, {
    onDone: () => finishDraft(name),
    onRefused: (error) => say(wrongFrom(kind, error.body, words)),
  });
  const send = (keep: boolean) => {
    const read = readForm(kind, values, words);
    if (read.wrong) return say(read.wrong);
    setWrong({});
    if (!readSession()) return signIn();
    sending.mutate({ form: read.form, keep });
  };
  return {
    kind,
    values,
    wrong,
    form,
    write: (field: string, value: string) => {
      setWrong(({ [field]: _mended, ...rest }) => rest);
      writeDraft(name, { [field]: value });
    },
    send,
    busy: sending.isPending ? (sending.variables.keep ? 'keep' : 'send') : undefined,
    error: sending.error,
    done: sending.data && { matter: sending.data, kept: sending.variables.keep },
  };
}

interface After {
  onDone: () => void;
  onRefused: (error: ApiError) => void;
}

function useSending(draft: Matter | undefined, { onDone, onRefused }: After) {
  const { language } = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sending: Sending) =>
      draft ? goOn(draft, sending, language) : begin(sending, language),
    onSuccess: onDone,
    onError: (error) => {
      if (error instanceof ApiError && error.body.fields) onRefused(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['matters'] }),
  });
}

/** Whoever sends it again after the line broke asks once. */
function begin({ form, keep }: Sending, lang: Language): Promise<Matter> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body = { form, zone, draft: keep };
  return attempt(['ask', body], (key) => call(matters.create, { query: { lang }, body, key }));
}

async function goOn({ id, version }: Matter, { form, keep }: Sending, lang: Language) {
  const parts = { params: { id }, query: { lang } };
  const kept = await call(matters.rewrite, { ...parts, body: { form }, version });
  if (keep) return kept;
  return attempt(['submit', id], (key) => call(matters.submit, { ...parts, key }));
}

/** A visitor signs in first and comes back to the form as it is. */
function useSignIn() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return () => void navigate(signInAddress({ pathname, search: location.search, hash: '' }));
}

function focusFirst(form: HTMLFormElement | null, kind: AskedKind, wrong: Wrong) {
  const field = forms[kind].find(({ name }) => wrong[name]);
  const control = field && form?.elements.namedItem(field.name);
  // A group of radio buttons answers with all of them.
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
}
