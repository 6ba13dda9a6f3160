import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Matter } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { matterQuery } from '#web/matters/queries.ts';
import { DoneNote } from '#web/matters/sheet/done-note.tsx';
import { FormFields } from '#web/matters/sheet/form-fields.tsx';
import { type AskedKind, isAskedKind } from '#web/matters/sheet/forms.ts';
import { type MatterAsk, useAsk } from '#web/matters/sheet/use-ask.ts';
import { useSaid } from '#web/matters/sheet/use-said.ts';
import { valuesAbout, valuesOf } from '#web/matters/sheet/values.ts';
import { codeOf } from '#web/platform/api.ts';
import { AppProviders } from '#web/platform/app-providers.tsx';
import { openerOf } from '#web/platform/overlays/opener.ts';
import { readSession } from '#web/platform/sessions/session.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { FormShape } from '#web/ui/panel/shapes.tsx';

interface MatterSheetProps {
  /** The kind that is asked for, as the address has it. */
  slug: string;
  onClose: () => void;
}

/** The form over whatever page it was asked for on. */
export function MatterSheet({ slug, onClose }: MatterSheetProps) {
  const [asked] = useSearchParams();
  const draft = asked.get('draft');
  const kind = isAskedKind(slug) ? slug : 'custom';
  return (
    <AppProviders>
      {draft && readSession() ? (
        <Continued kind={kind} id={draft} onClose={onClose} />
      ) : (
        <Begun kind={kind} asked={asked} onClose={onClose} />
      )}
    </AppProviders>
  );
}

interface BegunProps {
  kind: AskedKind;
  asked: URLSearchParams;
  onClose: () => void;
}

function Begun({ kind, asked, onClose }: BegunProps) {
  const [about, on] = [asked.get('about') ?? '', asked.get('on') ?? ''];
  const name = [kind, about, on].join('-');
  const ask = useAsk({ kind, name, first: valuesAbout(kind, about, on) });
  useSaid(name);
  return <Form ask={ask} onClose={onClose} />;
}

/** A draft that the house keeps is read before it is gone on with. */
function Continued({ kind, id, onClose }: { kind: AskedKind; id: string; onClose: () => void }) {
  const { t, language } = useText();
  const { data, error } = useQuery(matterQuery(id, language));
  // Once it is sent it is no draft any more, and the note that says so still stands here.
  const [known, setKnown] = useState<Matter>();
  if (data?.state === 'draft' && data !== known) setKnown(data);
  const own = known && isAskedKind(known.kind) ? known.kind : kind;
  if (known) return <Draft kind={own} draft={known} onClose={onClose} />;
  return (
    <Frame kind={kind} onClose={onClose}>
      {data || error ? (
        <AlertPanel tone="warning" title={t.matterSheet.noDraft} />
      ) : (
        <FormShape label={t.matterSheet.loading} />
      )}
    </Frame>
  );
}

function Draft({ kind, draft, onClose }: { kind: AskedKind; draft: Matter; onClose: () => void }) {
  const ask = useAsk({ kind, name: draft.id, first: valuesOf(draft.form), draft });
  return <Form ask={ask} onClose={onClose} />;
}

interface FrameProps {
  kind: AskedKind;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ kind, footer, onClose, children }: FrameProps) {
  const { t } = useText();
  return (
    <Sheet
      onClose={onClose}
      title={t.matterSheet.kinds[kind].title}
      opener={openerOf}
      footer={footer}
      flush
    >
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 tablet:px-10 tablet:py-8">
        {children}
      </div>
    </Sheet>
  );
}

function Form({ ask, onClose }: { ask: MatterAsk; onClose: () => void }) {
  const { t } = useText();
  const id = useId();
  const { kind, done } = ask;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.busy) ask.send(false);
  };
  if (done)
    return (
      <Frame kind={kind} onClose={onClose}>
        <DoneNote {...done} onClose={onClose} />
      </Frame>
    );
  return (
    <Frame kind={kind} onClose={onClose} footer={<Buttons ask={ask} form={id} />}>
      <p className="mb-6 text-body text-ink-soft">{t.matterSheet.kinds[kind].lead}</p>
      {/* Our own sentences stand under the fields; the browser's would not be in the reader's words. */}
      <form id={id} ref={ask.form} onSubmit={submit} noValidate>
        <FormFields ask={ask} />
      </form>
      <NotSent ask={ask} />
    </Frame>
  );
}

function NotSent({ ask: { error } }: { ask: MatterAsk }) {
  const { t } = useText();
  if (!error) return null;
  const code = codeOf(error);
  return (
    <div className="mt-6">
      <AlertPanel title={t.matterSheet.notSent} text={t.platform.errors[code]} />
    </div>
  );
}

function Buttons({ ask, form }: { ask: MatterAsk; form: string }) {
  const { t } = useText();
  const words = t.matterSheet;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" form={form} busy={ask.busy === 'send'} busyLabel={words.sending}>
          {words.send}
        </Button>
        <Button
          variant="quiet"
          busy={ask.busy === 'keep'}
          busyLabel={words.keeping}
          onClick={() => ask.send(true)}
        >
          {words.keep}
        </Button>
      </div>
      <p className="text-caption text-ink-mute">
        {readSession() ? words.promise : words.signInFirst}
      </p>
    </div>
  );
}
