import type { PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { advisersPage } from '#server/real-estate/pages/advisers.ts';
import { areaPage } from '#server/real-estate/pages/area.ts';
import { homePage } from '#server/real-estate/pages/home.ts';
import { homesPage } from '#server/real-estate/pages/homes.ts';
import { overviewPage } from '#server/real-estate/pages/overview.ts';
import {
  agentPath,
  allHomesPath,
  areaPath,
  homePath,
  typePaths,
} from '#server/real-estate/paths.ts';

export function realEstatePages(snapshot: Snapshot): PublicPage[] {
  const homes = snapshot.all('properties').map((home) => ({
    path: homePath(home),
    read: homePage(home),
  }));
  const areas = snapshot.all('locations').map((area) => ({
    path: areaPath(area),
    read: areaPage(area),
  }));
  return [
    { path: '/real-estate', read: overviewPage },
    { path: allHomesPath, read: homesPage() },
    { path: typePaths.villa, read: homesPage('villa') },
    { path: typePaths.apartment, read: homesPage('apartment') },
    { path: typePaths.penthouse, read: homesPage('penthouse') },
    { path: agentPath, read: advisersPage },
    ...homes,
    ...areas,
  ];
}
