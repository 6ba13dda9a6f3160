import { Plus } from 'lucide-react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { addUp } from '#domain/matters/quotes.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { useSendDraft } from '#web/matters/answers/use-send-draft.ts';
import { ChangeDialog } from '#web/matters/desk/change-dialog.tsx';
import { useDraftQuote } from '#web/matters/desk/mutations.ts';
import { StricterDialog } from '#web/matters/desk/stricter-dialog.tsx';
import { QuoteLines } from '#web/matters/quotes/builder-lines.tsx';
import {
  blankLine,
  draftFrom,
  faultOf,
  linesOf,
  type QuoteForm,
  quoteFormOf,
  versionsOf,
} from '#web/matters/quotes/form.ts';
import { QuoteTerms } from '#web/matters/quotes/terms.tsx';
import { QuoteTotal } from '#web/matters/quotes/total.tsx';
import { Panel, PlainButton } from '#web/platform/desk/panel.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { notify } from '#web/ui/notify.ts';

/** A table on hairlines, edited in place. Nothing is the client's until it is sent. */
export function QuoteBuilder({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const { draft, sent, next } = versionsOf(matter);
  const [typed, write] = useDeskDraft(matter.id);
  const form = typed.quote ?? quoteFormOf(draft);
  const change = (changed: Partial<QuoteForm>) => write({ quote: { ...form, ...changed } });
  const unsaved = typed.quote !== undefined;
  return (
    <Panel
      label={words.title}
      head={
        <>
          <span>{words.version(next, words.states.draft)}</span>
          <span className="text-ink-mute">
            {unsaved ? words.unsaved : sent && words.replaces(sent.number)}
          </span>
          <QuoteTerms form={form} onChange={change} />
        </>
      }
    >
      <QuoteLines form={form} onLines={(lines) => change({ lines })} />
      <QuoteTotal sum={addUp({ lines: linesOf(form), currency: form.currency })}>
        <PlainButton
          className="gap-1.5 no-underline"
          onClick={() => change({ lines: [...form.lines, blankLine()] })}
        >
          <Plus size={14} strokeWidth={1.5} />
          {words.add}
        </PlainButton>
      </QuoteTotal>
      <WordsField form={form} onChange={change} />
      <Deeds matter={matter} form={form} unsaved={unsaved} />
    </Panel>
  );
}

interface WordsFieldProps {
  form: QuoteForm;
  onChange: (changed: Partial<QuoteForm>) => void;
}

function WordsField({ form, onChange }: WordsFieldProps) {
  const { t } = useText();
  const { words, wordsHint } = t.deskMatters.quote;
  return (
    <textarea
      aria-label={words}
      placeholder={wordsHint}
      rows={1}
      dir="auto"
      maxLength={2000}
      value={form.words}
      onChange={({ target }) => onChange({ words: target.value })}
      className="mt-2 field-sizing-content max-h-40 min-h-9 w-full resize-none rounded-hair border border-line bg-surface px-2.5 py-1.5 text-[0.8125rem] placeholder:text-ink-mute"
    />
  );
}

interface DeedsProps {
  matter: DeskMatter;
  form: QuoteForm;
  unsaved: boolean;
}

/** Save for the house; send to the client. Sending saves first, so that what is sent is what is seen. */
function Deeds({ matter, form, unsaved }: DeedsProps) {
  const { t } = useText();
  const words = t.deskMatters.quote;
  const [, write] = useDeskDraft(matter.id);
  const save = useDraftQuote(matter);
  const send = useSendDraft(matter);
  const fault = faultOf(form);
  const go = () =>
    save.mutate(draftFrom(form), {
      onSuccess: () => {
        write({ quote: undefined });
        notify.success(words.saved);
      },
    });
  return (
    <div className="mt-2.5 flex flex-wrap items-center gap-3">
      <Button
        size="small"
        variant="outline"
        disabled={fault !== undefined || !unsaved}
        busy={save.isPending}
        busyLabel={words.saving}
        onClick={go}
      >
        {words.save}
      </Button>
      {send.allowed && (
        <Button
          size="small"
          disabled={fault !== undefined}
          busy={send.busy}
          busyLabel={words.sending}
          onClick={send.go}
        >
          {words.send(send.version)}
        </Button>
      )}
      {unsaved && (
        <PlainButton onClick={() => write({ quote: undefined })}>{words.discard}</PlainButton>
      )}
      {fault && <span className="text-[0.8125rem] text-ink-mute">{words.wrong[fault]}</span>}
      {send.stricter && <p className="basis-full text-[0.8125rem] text-warning">{send.stricter}</p>}
      {send.asks && <SendQuestion matter={matter} send={send} />}
    </div>
  );
}

interface SendQuestionProps {
  matter: DeskMatter;
  send: ReturnType<typeof useSendDraft>;
}

/** What was agreed is changed with a reason; elsewhere only stricter terms are asked about. */
function SendQuestion({ matter, send }: SendQuestionProps) {
  const { agreed, total, keptPercent, version, busy, sure, stop } = send;
  if (agreed && total)
    return (
      <ChangeDialog
        matter={matter}
        before={agreed}
        next={{ number: version, total, keptPercent }}
        busy={busy}
        onGo={sure}
        onClose={stop}
      />
    );
  return (
    <StricterDialog
      text={send.stricter}
      version={version}
      busy={busy}
      onGo={() => sure()}
      onClose={stop}
    />
  );
}
