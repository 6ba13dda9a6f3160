import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { ApiError } from '#web/platform/api.ts';
import { isOneOf, refusalWords } from '#web/platform/refusals/words.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';

interface RefusalPanelProps {
  error: Error;
  /** What did not happen. */
  title: string;
}

/** Why something was refused, where it was asked. A booking that changed meanwhile is shown anew. */
export function RefusalPanel({ error, title }: RefusalPanelProps) {
  const { t } = useText();
  const { changedMeanwhile, changedMeanwhileText } = t.ownBookings;
  if (error instanceof ApiError && error.code === 'precondition_failed')
    return <AlertPanel tone="warning" title={changedMeanwhile} text={changedMeanwhileText} />;
  return <AlertPanel title={title} text={bookingRefusalWords(error, t)} />;
}

/** The sentence of a refusal, by its code and its reason. */
function bookingRefusalWords(error: Error, t: Texts): string {
  if (!(error instanceof ApiError)) return t.platform.errors.unexpected;
  const { notOffered, party } = t.ownBookings.refusals;
  const { reason, limit } = error.body.params ?? {};
  if (error.code === 'not_offered' && isOneOf(notOffered, reason)) return notOffered[reason];
  if (error.code === 'party_refused' && isOneOf(party, reason)) return party[reason](Number(limit));
  return refusalWords(error, t);
}
