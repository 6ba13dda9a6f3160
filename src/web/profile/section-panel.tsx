import { type FormEvent, type ReactNode, useId } from 'react';
import type { ProfileSection } from '#contract/profile/profile.ts';
import { useText } from '#web/i18n/use-text.ts';
import { codeOf } from '#web/platform/api.ts';
import { Overtaken } from '#web/profile/save-conflict.tsx';
import type { SectionState } from '#web/profile/use-section.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Panel } from '#web/ui/panel/panel.tsx';

interface SectionPanelProps<Name extends ProfileSection> {
  state: SectionState<Name>;
  children: ReactNode;
}

/** A part of the profile as a form of its own, with one button that saves it. */
export function SectionPanel<Name extends ProfileSection>(props: SectionPanelProps<Name>) {
  const { state, children } = props;
  const { section, saved, isChanged, isOvertaken, busy } = state;
  const { t, format } = useText();
  const words = t.profile.info;
  const note = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !isOvertaken) state.save();
  };
  return (
    <Panel
      title={words.sections[section].title}
      id={section}
      aside={
        saved.updatedAt && (
          <span className="text-caption text-ink-mute">
            {words.savedOn(format.when(saved.updatedAt))}
          </span>
        )
      }
    >
      <p className="mt-1.5 max-w-[38rem] text-[0.9375rem] leading-[1.6] text-ink-soft">
        {words.sections[section].text}
      </p>
      <form onSubmit={submit} className="mt-6 grid gap-6" noValidate>
        {children}
        {isOvertaken && <Overtaken state={state} />}
        <Wrong state={state} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-5">
          <Button
            type="submit"
            busy={busy}
            busyLabel={words.saving}
            disabled={!isChanged || isOvertaken}
            aria-describedby={note}
          >
            {words.save}
          </Button>
          {isChanged && (
            <Button variant="quiet" onClick={state.discard}>
              {words.discard}
            </Button>
          )}
          <p id={note} className="text-caption text-ink-mute" role="status">
            {isChanged ? words.unsaved : saved.version > 0 && words.allSaved}
          </p>
        </div>
      </form>
    </Panel>
  );
}

/** What was refused, in words; which field it was is said there as well. */
function Wrong<Name extends ProfileSection>({ state }: { state: SectionState<Name> }) {
  const { t } = useText();
  const { error, wrong } = state;
  if (!error) return null;
  const isForm = Object.keys(wrong).length > 0;
  return (
    <AlertPanel
      title={t.profile.info.notSaved}
      text={isForm ? t.profile.info.checkFields : t.platform.errors[codeOf(error)]}
    />
  );
}
