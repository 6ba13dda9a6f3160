import { Lock } from 'lucide-react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AttachButton, Attached } from '#web/matters/answers/attach-button.tsx';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { LanguageSwitch } from '#web/matters/answers/language-switch.tsx';
import { TemplatesMenu } from '#web/matters/answers/templates-menu.tsx';
import { useWrite } from '#web/matters/answers/use-write.ts';
import { Keycap } from '#web/platform/desk/keycap.tsx';
import { MessageField } from '#web/platform/desk/message-field.tsx';
import { pressedBy } from '#web/platform/desk/use-desk-keys.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Lattice } from '#web/ui/pictures/lattice.tsx';

/** The answer and the note are two boxes that never look alike. */
export function Composer({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const [draft] = useDeskDraft(matter.id);
  const note = draft.box === 'note';
  return (
    <section
      aria-label={t.deskMatters.reply.label}
      className={classes(
        'relative border-t border-line px-5 pt-2.5 pb-3 tablet:px-7',
        note && 'bg-sunk ps-12! dark:bg-[#0C2227]',
      )}
    >
      {note && (
        <span className="absolute inset-y-0 start-0 w-6.5 overflow-hidden border-e border-line">
          <Lattice step={32} />
        </span>
      )}
      <ComposerHead matter={matter} />
      {note ? <NoteBox matter={matter} /> : <ReplyBox matter={matter} />}
    </section>
  );
}

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name;

function ComposerHead({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.deskMatters.reply;
  const [{ box }, write] = useDeskDraft(matter.id);
  const { client } = matter;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pb-2 text-[0.8125rem] text-ink-mute">
      <BoxButton current={box === 'reply'} name="r" onChoose={() => write({ box: 'reply' })}>
        {client ? words.to(firstName(client.name)) : words.toClient}
      </BoxButton>
      <BoxButton current={box === 'note'} name="n" onChoose={() => write({ box: 'note' })}>
        {words.note}
      </BoxButton>
      <span className="ms-auto flex items-center gap-4">
        {box === 'reply' ? (
          <>
            <LanguageSwitch matter={matter} />
            <TemplatesMenu matter={matter} />
          </>
        ) : (
          <span className="inline-flex items-center gap-1.5 text-brass">
            <Lock size={12} strokeWidth={1.5} />
            {words.noteHint}
          </span>
        )}
      </span>
    </div>
  );
}

interface BoxButtonProps {
  current: boolean;
  /** Its key. While its box is open, the box itself has it. */
  name: string;
  onChoose: () => void;
  children: string;
}

const BoxButton = ({ current, name, onChoose, children }: BoxButtonProps) => (
  <button
    type="button"
    aria-pressed={current}
    {...(!current && pressedBy(name))}
    onClick={onChoose}
    className={classes(
      'inline-flex min-h-6 cursor-pointer items-center gap-1.5 hover:text-ink max-tablet:min-h-11',
      current && 'text-ink shadow-[0_1px_0_var(--brass-fill)]',
    )}
  >
    <bdi>{children}</bdi>
    <Keycap cap={name} />
  </button>
);

function ReplyBox({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.deskMatters.reply;
  const [{ reply, files, language }, write] = useDeskDraft(matter.id);
  const send = useWrite(matter);
  const empty = reply.trim() === '' && files.length === 0;
  return (
    <>
      <MessageField
        label={words.field}
        placeholder={words.placeholder}
        pressKey="r"
        language={language ?? matter.client?.language}
        value={reply}
        onChange={(text) => write({ reply: text })}
        onSend={() => !empty && send.reply()}
      >
        <AttachButton matterId={matter.id} />
        <Button size="small" disabled={empty} busy={send.busy} onClick={send.reply}>
          {words.send}
        </Button>
      </MessageField>
      <Attached matterId={matter.id} />
    </>
  );
}

function NoteBox({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const words = t.deskMatters.reply;
  const [{ note }, write] = useDeskDraft(matter.id);
  const send = useWrite(matter);
  const empty = note.trim() === '';
  return (
    <MessageField
      label={words.noteField}
      placeholder={words.notePlaceholder}
      pressKey="n"
      begins
      value={note}
      onChange={(text) => write({ note: text })}
      onSend={() => !empty && send.note()}
    >
      <Button size="small" variant="outline" disabled={empty} busy={send.busy} onClick={send.note}>
        {words.keep}
      </Button>
    </MessageField>
  );
}
