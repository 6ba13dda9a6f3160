import type { DeskMatter } from '#contract/matters/desk.ts';
import { standsAsAgreed } from '#domain/matters/money.ts';
import { addUp } from '#domain/matters/quotes.ts';
import { stricterWords } from '#domain/matters/version-words.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { useDraftQuote, useSendQuote } from '#web/matters/desk/mutations.ts';
import { draftFrom, faultOf, linesOf, percentOf, versionsOf } from '#web/matters/quotes/form.ts';
import { notify } from '#web/ui/notify.ts';

/** Saves what was changed, then sends it. From the builder and from the moves it is one deed. */
export function useSendDraft(matter: DeskMatter) {
  const { t, language } = useText();
  const [{ quote, asks }, write] = useDeskDraft(matter.id);
  const save = useDraftQuote(matter);
  const send = useSendQuote(matter);
  const { draft, next, against } = versionsOf(matter);
  const agreed = standsAsAgreed(matter.state)
    ? matter.quotes.find(({ state }) => state === 'accepted')
    : undefined;
  const whole = quote ? faultOf(quote) === undefined : draft !== undefined;
  const keptPercent = quote ? percentOf(quote.kept) : draft?.keptPercent;
  const stricter = stricterWords(against, { keptPercent: keptPercent ?? 0 }, language);
  const { waits, waitsText } = t.deskBilling.second;
  const sent = ({ quotes }: DeskMatter) => {
    write({ asks: false });
    // Far below what was agreed it stays a draft until a colleague has looked.
    if (quotes.some(({ state }) => state === 'draft')) notify.warning(waits, waitsText);
    else notify.success(t.deskMatters.quote.sent);
  };
  const sure = (reason = '') => {
    const sendAt = (version: number) => send.mutate({ version, reason }, { onSuccess: sent });
    if (!quote) return sendAt(matter.version);
    save.mutate(draftFrom(quote), {
      onSuccess: ({ version }) => {
        write({ quote: undefined });
        sendAt(version);
      },
    });
  };
  return {
    /** Asks first where the client's terms get worse, or what was agreed is changed. */
    go: () => (stricter || agreed ? write({ asks: true }) : sure()),
    sure,
    stricter,
    asks,
    stop: () => write({ asks: false }),
    /** Something is there that could be sent as it stands. */
    whole,
    busy: save.isPending || send.isPending,
    version: next,
    /** What was agreed and would be changed by it. */
    agreed,
    total: quote ? addUp({ lines: linesOf(quote), currency: quote.currency }).total : draft?.total,
    keptPercent: keptPercent ?? 0,
    /** A newer one takes its place while it is thought about. */
    allowed: matter.moves.includes('propose') || matter.state === 'proposed',
  };
}
