import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { unreadQuery } from '#web/notifications/queries.ts';

interface Unread {
  unread: number;
  /** How many came since the screen was opened; read aloud as it changes. */
  arrived: number;
}

/** The number at the bell. What comes has changed something, so the screen around it is read anew. */
export function useUnread(known: number | undefined): Unread {
  const queries = useQueryClient();
  const { data } = useQuery(unreadQuery(known));
  const [arrived, setArrived] = useState(0);
  const before = useRef(data);
  useEffect(() => {
    // The first answer tells how things stand, and not that anything came.
    const more = (data ?? 0) - (before.current ?? data ?? 0);
    before.current = data;
    if (more <= 0) return;
    setArrived(more);
    void queries.invalidateQueries({ queryKey: ['dashboard'] });
  }, [data, queries]);
  return { unread: data ?? 0, arrived };
}
