import type { DeskMatter } from '#contract/matters/desk.ts';
import type { MatterMove } from '#contract/matters/parts.ts';
import { standsAsAgreed } from '#domain/matters/money.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { useSendDraft } from '#web/matters/answers/use-send-draft.ts';
import { useWrite } from '#web/matters/answers/use-write.ts';
import { useMoveMatter } from '#web/matters/desk/mutations.ts';
import { quoteFormOf, versionsOf } from '#web/matters/quotes/form.ts';
import { whenDone } from '#web/platform/api.ts';
import { focusOn } from '#web/platform/desk/focus-on.ts';
import { notify } from '#web/ui/notify.ts';

/** What a move takes besides itself: proposing takes a quote, asking takes a question. */
export function useMakeMove(matter: DeskMatter, move: MatterMove) {
  const { t } = useText();
  const words = t.deskMatters.moves;
  const make = useMoveMatter(matter);
  const propose = useProposing(matter);
  const ask = useQuestion(matter);
  const plainly = () =>
    whenDone(make.mutateAsync({ move, reason: '' }), ({ state }) => {
      notify.success(words.done(t.deskMatters.states[state]));
    });
  if (move === 'propose') return { label: propose.label, busy: propose.busy, go: propose.go };
  if (move === 'ask')
    return {
      label: words.names.ask,
      busy: make.isPending || ask.busy,
      go: () =>
        ask.ready() ? make.mutate({ move, reason: '' }, { onSuccess: ask.send }) : ask.begin(),
    };
  const label =
    move === 'revise' && standsAsAgreed(matter.state) ? words.takeBack : words.names[move];
  return { label, busy: make.isPending, go: plainly };
}

/** With a draft that can be sent it sends it; without one it begins the quote. */
function useProposing(matter: DeskMatter) {
  const { t } = useText();
  const [, write] = useDeskDraft(matter.id);
  const send = useSendDraft(matter);
  const { proposeVersion, changeVersion, changeQuote, names } = t.deskMatters.moves;
  const changes = send.agreed !== undefined;
  const begin = () => {
    write({ quote: quoteFormOf(versionsOf(matter).sent) });
    focusOn('q');
  };
  return {
    label: send.whole
      ? (changes ? changeVersion : proposeVersion)(send.version)
      : changes
        ? changeQuote
        : names.propose,
    busy: send.busy,
    go: () => (send.whole ? send.go() : begin()),
  };
}

/** The question is an ordinary message: what stands in the box goes out with the move. */
function useQuestion(matter: DeskMatter) {
  const { t } = useText();
  const [{ reply, files }, write] = useDeskDraft(matter.id);
  const send = useWrite(matter);
  const begin = () => {
    write({ box: 'reply' });
    notify.info(t.deskMatters.reply.question);
    focusOn('r');
  };
  return {
    ready: () => reply.trim() !== '' || files.length > 0,
    send: send.reply,
    busy: send.busy,
    begin,
  };
}
