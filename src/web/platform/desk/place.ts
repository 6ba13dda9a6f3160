/** Where somebody stands at the desk. It is all in the address, so that a colleague can be sent there. */
import { useSearchParams } from 'react-router';
import { QueueView } from '#contract/matters/desk.ts';

const deskParts = [
  'conversations',
  'bookings',
  'leads',
  'appointments',
  'invoices',
  'team',
  'log',
] as const;
export type DeskPart = (typeof deskParts)[number];

export const matterTabs = ['thread', 'quote', 'client'] as const;
export type MatterTab = (typeof matterTabs)[number];

export interface DeskPlace {
  view: QueueView;
  /** Instead of the queue. */
  part: DeskPart | undefined;
  matter: string | undefined;
  /** A live conversation. */
  talk: string | undefined;
  /** What a phone shows of the matter. */
  tab: MatterTab;
}

export const deskPath = '/desk';

function placeIn(asked: URLSearchParams): DeskPlace {
  const view = QueueView.safeParse(asked.get('view'));
  return {
    view: view.success ? view.data : 'all',
    part: deskParts.find((part) => part === asked.get('part')),
    matter: asked.get('matter') ?? undefined,
    talk: asked.get('talk') ?? undefined,
    tab: matterTabs.find((tab) => tab === asked.get('tab')) ?? 'thread',
  };
}

/** The address of a place; what is usual is left out. */
export function addressOfPlace({ view, part, matter, talk, tab }: Partial<DeskPlace>): string {
  const asked = new URLSearchParams({
    ...(view && view !== 'all' && { view }),
    ...(part && { part }),
    ...(matter && { matter }),
    ...(talk && { talk }),
    ...(tab && tab !== 'thread' && { tab }),
  });
  const query = asked.toString();
  return query ? `${deskPath}?${query}` : deskPath;
}

export function useDeskPlace(): DeskPlace {
  const [asked] = useSearchParams();
  return placeIn(asked);
}
