/** The pages somebody had open, the latest first: on this device, for them alone. */
import { keepInBrowser, ownPrefix, readKept } from '#web/platform/browser/storage.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';

interface Place {
  path: string;
  title: string;
}

const key = `${ownPrefix}places`;
const most = 8;

export function recentPlaces(): Place[] {
  try {
    const { owner, places } = JSON.parse(readKept(key) ?? '{}');
    return owner === sessionOwner() && Array.isArray(places) ? places : [];
  } catch {
    return []; // somebody else's value under our key
  }
}

/** What one came for: a thing of the catalogue, a record of one's own. */
const isWorthIt = (path: string): boolean =>
  /^\/(?:ar\/)?(?:bookings|real-estate|business|schooling|vip|dashboard|profile)\/[^/]+/.test(path);

export function rememberPlace(place: Place): void {
  if (!isWorthIt(place.path) || sessionOwner() === undefined) return;
  const others = recentPlaces().filter(({ path }) => path !== place.path);
  const places = [place, ...others].slice(0, most);
  keepInBrowser(key, JSON.stringify({ owner: sessionOwner(), places }));
}
