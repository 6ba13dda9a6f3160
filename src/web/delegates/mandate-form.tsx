import { type FormEvent, type ReactNode, useState } from 'react';
import { type Mandate, MandateRight } from '#contract/delegates.ts';
import {
  isWhole,
  type LimitName,
  limitIn,
  limitNames,
  type MandateDraft,
  spendsMoney,
} from '#web/delegates/mandate-draft.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';
import { todayInDubai } from '#web/platform/moments.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DayField } from '#web/ui/fields/day-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface MandateFormProps {
  draft: MandateDraft;
  /** Nobody while somebody is invited. */
  known?: Mandate | undefined;
  busy: boolean;
  error: Error | null;
  onWrite: (part: Partial<MandateDraft>) => void;
  onSubmit: () => void;
}

/** Who, what they may do, how much of it and until when. */
export function MandateForm({ draft, known, busy, error, onWrite, onSubmit }: MandateFormProps) {
  const { t } = useText();
  const words = t.delegates.form;
  const [tried, setTried] = useState(false);
  const wrong = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!busy && isWhole(draft)) onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <Person draft={draft} known={known} wrong={wrong} error={error} onWrite={onWrite} />
      <Rights draft={draft} onWrite={onWrite} />
      {spendsMoney(draft.rights) && (
        <Limits draft={draft} wrong={wrong} tried={tried} onWrite={onWrite} />
      )}
      <Until draft={draft} wrong={wrong} onWrite={onWrite} />
      {error && <NotSaved error={error} isForm={Object.keys(wrong).length > 0} />}
      <Button
        type="submit"
        busy={busy}
        busyLabel={known ? words.saving : words.sending}
        className="tablet:justify-self-start"
      >
        {known ? words.save : words.send}
      </Button>
    </form>
  );
}

function NotSaved({ error, isForm }: { error: Error; isForm: boolean }): ReactNode {
  const { t } = useText();
  const { notSaved, checkFields } = t.delegates.form;
  const text = isForm ? checkFields : t.platform.errors[codeOf(error)];
  return <AlertPanel title={notSaved} text={text} />;
}

type Part = Pick<MandateFormProps, 'draft' | 'onWrite'> & { wrong: Record<string, string> };

function Person(props: Part & Pick<MandateFormProps, 'known' | 'error'>) {
  const { draft, known, wrong, error, onWrite } = props;
  const { t } = useText();
  const words = t.delegates.form;
  const refused = error && codeOf(error) === 'conflict' ? words.emailTaken : words.emailWrong;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <TextField
        label={words.name}
        typed={[draft.name, (name) => onWrite({ name })]}
        maxLength={120}
        error={wrong.name && words.nameWrong}
      />
      {!known && (
        <TextField
          label={words.email}
          type="email"
          dir="ltr"
          typed={[draft.email, (email) => onWrite({ email })]}
          maxLength={254}
          error={wrong.email && refused}
        />
      )}
    </div>
  );
}

function Rights({ draft, onWrite }: Pick<MandateFormProps, 'draft' | 'onWrite'>) {
  const { t } = useText();
  const words = t.delegates;
  const toggle = (right: MandateRight, isOn: boolean) => {
    const others = draft.rights.filter((each) => each !== right);
    onWrite({ rights: isOn ? [...others, right] : others });
  };
  return (
    <fieldset>
      <legend className="text-[0.875rem] leading-5 text-ink-soft">{words.form.rights}</legend>
      <div className="mt-1 grid gap-x-4 tablet:grid-cols-2">
        {MandateRight.options.map((right) => (
          <Checkbox
            key={right}
            label={words.rights[right].label}
            description={words.rights[right].text}
            checked={right === 'view' || draft.rights.includes(right)}
            disabled={right === 'view'}
            onChange={({ target }) => toggle(right, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** One purchase, a day, a month: each bounds by itself. */
function Limits({ draft, wrong, tried, onWrite }: Part & { tried: boolean }) {
  const { t } = useText();
  const words = t.delegates.form;
  const isBad = (name: LimitName) => tried && limitIn(draft, name) === undefined;
  return (
    <fieldset>
      <legend className="text-[0.875rem] leading-5 text-ink-soft">{words.limits}</legend>
      <p className="mt-1 text-caption text-ink-mute">{words.limitsHint}</p>
      <div className="mt-3 grid gap-4 tablet:grid-cols-3">
        {limitNames.map((name) => (
          <TextField
            key={name}
            label={words[name]}
            inputMode="numeric"
            dir="ltr"
            typed={[draft[name], (text) => onWrite({ [name]: text })]}
            maxLength={12}
            error={isBad(name) || wrong[name] ? words.upToWrong : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Until({ draft, wrong, onWrite }: Part) {
  const { t } = useText();
  const words = t.delegates.form;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <DayField
        label={words.until}
        helper={words.untilHint}
        min={todayInDubai()}
        typed={[draft.until, (until) => onWrite({ until })]}
        error={wrong.until && words.untilWrong}
      />
    </div>
  );
}
