import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DeskMatter, deskMatters } from '#contract/matters/desk.ts';
import { deskKey } from '#web/desk/queries.ts';
import { useTellRefusal } from '#web/desk/use-tell-refusal.ts';
import { useText } from '#web/i18n/use-text.ts';
import { draftOf, keepDraft } from '#web/matters/desk/drafts.ts';
import { call } from '#web/platform/api.ts';
import { notify } from '#web/ui/notify.ts';

/** Sends what was typed. It leaves the box only once it has arrived. */
export function useWrite({ id }: DeskMatter) {
  const { t } = useText();
  const queries = useQueryClient();
  const tell = useTellRefusal(id);
  const words = t.desk.reply;
  const around = {
    onError: tell,
    onSettled: () => queries.invalidateQueries({ queryKey: deskKey }),
  };
  const reply = useMutation({
    mutationFn: () => sendReply(id),
    onSuccess: () => {
      keepDraft(id, { reply: '', files: [] });
      notify.success(words.sent);
    },
    ...around,
  });
  const note = useMutation({
    mutationFn: () => sendNote(id),
    onSuccess: () => {
      keepDraft(id, { note: '' });
      notify.success(words.noted);
    },
    ...around,
  });
  return {
    reply: () => reply.mutate(),
    note: () => note.mutate(),
    busy: reply.isPending || note.isPending,
  };
}

function sendReply(id: string) {
  const { reply, files } = draftOf(id);
  const body = { text: reply, files: files.map((file) => file.id) };
  return call(deskMatters.write, { params: { id }, body });
}

function sendNote(id: string) {
  const body = { text: draftOf(id).note };
  return call(deskMatters.note, { params: { id }, body });
}
