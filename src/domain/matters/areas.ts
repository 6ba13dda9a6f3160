/** Where a kind of matter is listed on the dashboard. */
import type { MatterArea, MatterKind } from '#contract/matters/kinds.ts';

const areas: Record<MatterKind, MatterArea> = {
  custom: 'requests',
  consultation: 'requests',
  document: 'requests',
  expert_chat: 'requests',
  viewing: 'real-estate',
  property_search: 'real-estate',
  company: 'business',
  visa: 'business',
  banking: 'business',
  legal: 'business',
  school: 'education',
  table: 'vip',
  event: 'vip',
  membership: 'vip',
};

export const areaOf = (kind: MatterKind): MatterArea => areas[kind];

/** The page of a matter, without the language. */
export const matterPath = (area: MatterArea, id: string) => `/dashboard/${area}/${id}`;

/** The same at the desk. */
export const deskMatterPath = (id: string) => `/desk/matters/${id}`;
