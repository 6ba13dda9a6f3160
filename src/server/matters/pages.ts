import type { Art } from '#contract/catalogue/shapes.ts';
import { MatterArea } from '#contract/matters/kinds.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';

/** The shells of a client's own screens: what is in them comes after their session is known. */
export const mattersPages: PublicPage[] = [
  { path: '/dashboard/requests/new', read: () => ({ name: 'new-request' }), unlisted: true },
  ...MatterArea.options.flatMap((area) => [
    shell(`/dashboard/${area}`, 'own-matters', area),
    shell(`/dashboard/${area}/:id`, 'own-matter', area),
  ]),
];

type OwnPage = 'own-matters' | 'own-matter';

function shell(path: string, name: OwnPage, area: MatterArea): PublicPage {
  const content = (source: PageSource) => ({
    area,
    emptyPicture: source.picture(artOf(source, area)),
  });
  return { path, read: (source) => ({ name, content: content(source) }), unlisted: true };
}

/** The page of the service that an area belongs to; wishes of every kind belong to the house. */
const servicePaths: Record<MatterArea, string | undefined> = {
  requests: undefined,
  'real-estate': '/real-estate',
  business: '/business',
  education: '/schooling',
  vip: '/vip',
};

function artOf({ snapshot }: PageSource, area: MatterArea): Art {
  const service = snapshot.all('services').find(({ href }) => href === servicePaths[area]);
  return service?.art ?? snapshot.texts('company').art;
}
