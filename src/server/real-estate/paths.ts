import type { PropertyType } from '#contract/catalogue/real-estate.ts';
import type { Link } from '#contract/pages/parts.ts';
import type { HomeTypeLink } from '#contract/real-estate.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

const service = '/real-estate';

export const allHomesPath = `${service}/homes`;
export const agentPath = `${service}/agent`;

export const typePaths: Record<PropertyType, string> = {
  villa: `${service}/villas`,
  apartment: `${service}/apartments`,
  penthouse: `${service}/penthouses`,
};

export const homePath = ({ slug }: { slug: string }) => `${allHomesPath}/${slug}`;
export const areaPath = ({ slug }: { slug: string }) => `${service}/areas/${slug}`;

const types: PropertyType[] = ['villa', 'apartment', 'penthouse'];

/** What the catalogue's own menu calls the service and its sub-paths. */
export function subPaths({ snapshot, say }: PageSource) {
  const menu = snapshot.texts('messages').navigation.find(({ path }) => path === service);
  if (!menu) throw new Error('The menu of the catalogue does not name real estate.');
  const link = (path: string): Link => {
    const entry = menu.children.find((child) => child.path === path);
    if (!entry) throw new Error(`The menu of the catalogue does not name ${path}.`);
    return { path, label: say(entry.label) };
  };
  return {
    label: say(menu.label),
    types: types.map((type): HomeTypeLink => {
      const homes = snapshot.all('properties').filter((home) => home.type === type).length;
      return { ...link(typePaths[type]), type, homes };
    }),
    agentLink: link(agentPath),
  };
}
