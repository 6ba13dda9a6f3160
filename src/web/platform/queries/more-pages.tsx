import { LoadMore } from '#web/ui/controls/load-more.tsx';

interface MorePagesProps {
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  words: { more: string; loading: string; shown?: (count: number) => string };
  /** How many are there already, where that is said. */
  count?: number | undefined;
}

/** The way to the rest of a list, as long as there is a rest. */
export const MorePages = ({ of: list, words, count }: MorePagesProps) =>
  list.hasNextPage && (
    <LoadMore
      label={words.more}
      busyLabel={words.loading}
      busy={list.isFetchingNextPage}
      onLoad={() => void list.fetchNextPage()}
      {...(count !== undefined && words.shown && { note: words.shown(count) })}
    />
  );
