/** Where a client's own matters live, and where an area's service is described. */
import type { MatterArea } from '#contract/matters/kinds.ts';
import type { MatterSummary } from '#contract/matters/matters.ts';
import { matterPath } from '#domain/matters/areas.ts';

export const dashboardPath = '/dashboard';

export const listPath = (area: MatterArea) => `${dashboardPath}/${area}`;

export const pathOf = ({ area, id }: Pick<MatterSummary, 'area' | 'id'>) => matterPath(area, id);

/** The list with the form of a draft open over it. */
export const draftPath = ({ area, kind, id }: Pick<MatterSummary, 'area' | 'kind' | 'id'>) =>
  `${listPath(area)}?${new URLSearchParams({ ask: kind, draft: id })}`;

export const servicePaths: Record<MatterArea, string> = {
  requests: '/',
  'real-estate': '/real-estate',
  business: '/business',
  education: '/schooling',
  vip: '/vip',
};
