import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDraft } from '#web/matters/desk/drafts.ts';
import { useDraftQuote, useSendQuote } from '#web/matters/desk/mutations.ts';
import { draftFrom, faultOf, versionsOf } from '#web/matters/desk/quote-form.ts';
import { notify } from '#web/ui/notify.ts';

/** Saves what was changed, then sends it. From the builder and from the moves it is one deed. */
export function useSendDraft(matter: DeskMatter) {
  const { t } = useText();
  const [{ quote }, write] = useDraft(matter.id);
  const save = useDraftQuote(matter);
  const send = useSendQuote(matter);
  const { draft, next } = versionsOf(matter);
  const whole = quote ? faultOf(quote) === undefined : draft !== undefined;
  const sendAt = (version: number) =>
    send.mutate({ version }, { onSuccess: () => void notify.success(t.desk.quote.sent) });
  const go = () => {
    if (!quote) return sendAt(matter.version);
    save.mutate(draftFrom(quote), {
      onSuccess: ({ version }) => {
        write({ quote: undefined });
        sendAt(version);
      },
    });
  };
  return {
    go,
    /** Something is there that could be sent as it stands. */
    whole,
    busy: save.isPending || send.isPending,
    version: next,
    /** A proposal goes out from sourcing, and a newer one takes its place while it is thought about. */
    allowed: matter.state === 'sourcing' || matter.state === 'proposed',
  };
}
