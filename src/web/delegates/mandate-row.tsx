import { useState } from 'react';
import type { Mandate, MandateState } from '#contract/delegates.ts';
import { initialsOf } from '#domain/initials.ts';
import { askIn, mandateDraftOf } from '#web/delegates/mandate-draft.ts';
import { MandateForm } from '#web/delegates/mandate-form.tsx';
import { useChangeMandate, useRemind, useRevoke } from '#web/delegates/queries.ts';
import { useSayMandate } from '#web/delegates/say-mandate.ts';
import { Left } from '#web/delegates/spending-left.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { ActDialog } from '#web/platform/overlays/act-dialog.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';
import { TriggerDialog } from '#web/ui/overlays/trigger-dialog.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { Status, type Tone } from '#web/ui/status.tsx';

const tones: Record<MandateState, Tone> = {
  invited: 'info',
  lapsed: 'warning',
  active: 'success',
  ended: 'neutral',
  revoked: 'neutral',
};

export function MandateRow({ mandate }: { mandate: Mandate }) {
  const { t, format } = useText();
  const { name, email, state, lastUsedAt } = mandate;
  const words = t.delegates;
  const say = useSayMandate();
  const used = lastUsedAt ? words.lastUsed(format.when(lastUsedAt)) : words.neverUsed;
  return (
    <li className="grid grid-cols-[auto_1fr] items-start gap-x-5 gap-y-3 border-b border-line py-5 tablet:grid-cols-[auto_1fr_auto] tablet:items-center">
      <Avatar name="" initials={initialsOf(name)} size="large" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="text-body font-medium wrap-anywhere">{name}</bdi>
          <Status tone={tones[state]}>{words.states[state]}</Status>
        </p>
        <p className="text-[0.9375rem] leading-normal text-ink-soft">{say(mandate)}</p>
        {state === 'active' && <Left mandate={mandate} />}
        <p className="text-caption text-ink-mute wrap-anywhere">
          <bdi>{email}</bdi>
          {state === 'active' && ` · ${used}`}
        </p>
      </div>
      {state !== 'revoked' && <Deeds mandate={mandate} />}
    </li>
  );
}

function Deeds({ mandate }: { mandate: Mandate }) {
  const { t } = useText();
  const words = t.delegates.revoke;
  const { id, name, state } = mandate;
  const revoke = useRevoke();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-tablet:col-start-2">
      {(state === 'invited' || state === 'lapsed') && <Remind mandate={mandate} />}
      {state !== 'lapsed' && <Change mandate={mandate} />}
      <ActDialog
        trigger={
          <Button variant="quiet" aria-label={words.label(name)}>
            {words.open}
          </Button>
        }
        title={words.title(name)}
        text={words.text}
        confirm={words.confirm}
        keep={words.keep}
        act={revoke}
        onConfirm={() => revoke.mutateAsync(id)}
      />
    </div>
  );
}

function Remind({ mandate: { id, name } }: { mandate: Mandate }) {
  const { t } = useText();
  const words = t.delegates;
  const remind = useRemind();
  const send = () =>
    remind.mutate(id, {
      onSuccess: () => notify.success(words.reminded),
      onError: (error) => notify.error(words.refused, t.platform.errors[codeOf(error)]),
    });
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={words.remindLabel(name)}
      busy={remind.isPending}
      onClick={send}
    >
      {words.remind}
    </Button>
  );
}

function Change({ mandate }: { mandate: Mandate }) {
  const { t } = useText();
  const words = t.delegates;
  return (
    <TriggerDialog
      width="wide"
      trigger={
        <Button variant="outline" size="small" aria-label={words.changeLabel(mandate.name)}>
          {words.change}
        </Button>
      }
      title={mandate.name}
      text={mandate.email}
    >
      {(close) => <ChangeForm mandate={mandate} onDone={close} />}
    </TriggerDialog>
  );
}

function ChangeForm({ mandate, onDone }: { mandate: Mandate; onDone: () => void }) {
  const { t } = useText();
  const [draft, setDraft] = useState(() => mandateDraftOf(mandate));
  const change = useChangeMandate(mandate);
  const done = () => {
    notify.success(t.delegates.changed);
    onDone();
  };
  return (
    <MandateForm
      draft={draft}
      known={mandate}
      busy={change.isPending}
      error={change.error}
      onWrite={(part) => setDraft({ ...draft, ...part })}
      onSubmit={() => change.mutate(askIn(draft), { onSuccess: done })}
    />
  );
}
