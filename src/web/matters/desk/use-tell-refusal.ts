import { useQueryClient } from '@tanstack/react-query';
import type { ErrorCode } from '#contract/errors.ts';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useEventWords } from '#web/matters/desk/use-event-words.ts';
import { ApiError } from '#web/platform/api.ts';
import { matterQuery } from '#web/platform/desk/queries.ts';
import { deskRefusalWords } from '#web/platform/desk/refusal-words.ts';
import { notify } from '#web/ui/notify.ts';

/** Somebody else was there between reading and acting. */
const overtaken: ErrorCode[] = [
  'precondition_failed',
  'conflict',
  'already_owned',
  'matter_state',
  'quote_state',
];

/** Says who changed what, and shows the matter as it now is. What was typed is kept elsewhere. */
export function useTellRefusal(matterId: string) {
  const { t, language } = useText();
  const queries = useQueryClient();
  const say = useEventWords();
  return async (error: Error) => {
    const query = matterQuery(matterId, language);
    const before = queries.getQueryData(query.queryKey);
    if (!(error instanceof ApiError) || !overtaken.includes(error.code))
      return void notify.error(t.desk.refused, deskRefusalWords(error, t));
    const now = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    const news = now && before ? newsIn(now, before).map(say) : [];
    if (news.length > 0) notify.warning(t.deskMatters.changed.title, news.join(' '));
    else if (error.code === 'precondition_failed')
      notify.warning(t.deskMatters.changed.title, t.deskMatters.changed.text);
    else notify.warning(t.desk.refused, deskRefusalWords(error, t));
  };
}

function newsIn(now: DeskMatter, before: DeskMatter) {
  const known = new Set(before.events.map(({ id }) => id));
  return now.events.filter(({ id }) => !known.has(id));
}
