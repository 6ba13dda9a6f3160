import { useQuery } from '@tanstack/react-query';
import { ask } from '#contract/ask.ts';
import { useText } from '#web/i18n/use-text.ts';
import { readQuery } from '#web/platform/queries/endpoint-query.ts';
import { Skeleton } from '#web/ui/panel/skeleton.tsx';

/** What one may say: of the client's own season, people and days; what anybody may say to a stranger. */
export function Examples({ onSay }: { onSay: (sentence: string) => void }) {
  const { t, language: lang } = useText();
  const query = readQuery(['ask-examples', lang], ask.examples, { query: { lang } }, own);
  const { data, isPending } = useQuery({ ...query, networkMode: 'always' });
  const anybody = t.ask.examples;
  const said = [...(data ?? []), ...anybody].slice(0, anybody.length);
  return (
    <ul className="mt-2" aria-busy={isPending}>
      {isPending
        ? anybody.map((sentence) => (
            <li key={sentence} className={row}>
              <Skeleton className="my-3.5 h-4 w-4/5" />
            </li>
          ))
        : said.map((sentence) => (
            <li key={sentence} className={row}>
              <button
                type="button"
                dir="auto"
                onClick={() => onSay(sentence)}
                className="min-h-11 w-full cursor-pointer py-2 text-start font-display text-[1.375rem] leading-[1.25] hover:text-brass [&:lang(ar)]:leading-[1.5]"
              >
                {sentence}
              </button>
            </li>
          ))}
    </ul>
  );
}

const row = 'min-h-11 border-line not-first:border-t';

/** They are of the day; nobody waits for them twice. */
const own = { staleTime: 10 * 60_000, retry: false } as const;
