import { type DeskMatter, deskMatters } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { deskDraftOf, keepDraft } from '#web/matters/answers/drafts.ts';
import { useTellRefusal } from '#web/matters/desk/use-tell-refusal.ts';
import { call } from '#web/platform/api.ts';
import { deskKey } from '#web/platform/desk/queries.ts';
import { useAct } from '#web/platform/queries/acts.ts';
import { notify } from '#web/ui/notify.ts';

/** Sends what was typed. It leaves the box only once it has arrived. */
export function useWrite({ id }: DeskMatter) {
  const { t } = useText();
  const onError = useTellRefusal(id);
  const words = t.deskMatters.reply;
  const reply = useAct(() => sendReply(id), [deskKey], {
    onSuccess: () => {
      keepDraft(id, { reply: '', files: [] });
      notify.success(words.sent);
    },
    onError,
  });
  const note = useAct(() => sendNote(id), [deskKey], {
    onSuccess: () => {
      keepDraft(id, { note: '' });
      notify.success(words.noted);
    },
    onError,
  });
  return {
    reply: () => reply.mutate(),
    note: () => note.mutate(),
    busy: reply.isPending || note.isPending,
  };
}

function sendReply(id: string) {
  const { reply, files } = deskDraftOf(id);
  const body = { text: reply, files: files.map((file) => file.id) };
  return call(deskMatters.write, { params: { id }, body });
}

function sendNote(id: string) {
  const body = { text: deskDraftOf(id).note };
  return call(deskMatters.note, { params: { id }, body });
}
