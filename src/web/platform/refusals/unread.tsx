import { FailedPanel } from '#web/platform/refusals/failed-panel.tsx';

/** As much of a query as says how its reading went. */
interface Reading {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface UnreadProps {
  of: Reading;
  /** What could not be read; without it the house says so in general. */
  title?: string;
  /** With room around it, in a column of the desk. */
  inset?: boolean;
}

/** In the place of what could not be read; nothing while it may still come, or once it is there. */
export const Unread = ({ of: { data, error, isFetching, refetch }, ...said }: UnreadProps) =>
  error && data === undefined ? (
    <FailedPanel {...said} error={error} busy={isFetching} onRetry={refetch} />
  ) : null;
