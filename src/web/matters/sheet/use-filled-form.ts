import { useRef, useState } from 'react';
import type { ErrorBody } from '#contract/errors.ts';
import type { MatterForm, MatterKind } from '#contract/matters/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useMatterDraft, writeDraft } from '#web/matters/sheet/draft.ts';
import { type FormErrors, readForm, wrongFrom } from '#web/matters/sheet/form-errors.ts';
import { forms } from '#web/matters/sheet/forms.ts';
import type { Values } from '#web/matters/sheet/values.ts';

export interface Begun {
  kind: MatterKind;
  /** Under which what is typed is kept. */
  name: string;
  /** What is known before anything is typed. */
  first: Values;
}

export type Filling = ReturnType<typeof useFilledForm>;

/** A form being filled in, by the client or by the house for them. */
export function useFilledForm({ kind, name, first }: Begun) {
  const { t } = useText();
  const words = t.matterSheet.wrong;
  const values = { ...first, ...useMatterDraft(name) };
  const [wrong, setWrong] = useState<FormErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const say = (found: FormErrors) => {
    setWrong(found);
    focusFirst(form.current, kind, found);
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
    /** The form as the contract has it; nothing where the fields say what is wrong. */
    read: (): MatterForm | undefined => {
      const read = readForm(kind, values, words);
      if (read.wrong) say(read.wrong);
      else setWrong({});
      return read.form;
    },
    refuse: (body: ErrorBody) => say(wrongFrom(kind, body, words)),
  };
}

function focusFirst(form: HTMLFormElement | null, kind: MatterKind, wrong: FormErrors) {
  const field = forms[kind].find(({ name }) => wrong[name]);
  const control = field && form?.elements.namedItem(field.name);
  // A group of radio buttons answers with all of them.
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
}
