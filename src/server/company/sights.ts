import type { Art } from '#contract/catalogue/shapes.ts';
import type { Picture } from '#contract/pages/parts.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';

export interface Sight {
  /** Names the picture that a shared link shows. */
  artKey: string;
  picture: Picture;
}

/** The catalogue draws one picture for the house; its other pages borrow a place or a practice. */
const borrowed: Record<string, (snapshot: Snapshot) => Art | undefined> = {
  team: (snapshot) => location(snapshot, 'business-bay'),
  careers: (snapshot) => location(snapshot, 'downtown-dubai'),
  press: (snapshot) => location(snapshot, 'dubai-marina'),
  privacy: (snapshot) => service(snapshot, 'legal-financial'),
  terms: (snapshot) => service(snapshot, 'legal-financial'),
  cancellation: (snapshot) => service(snapshot, 'vip-travel-transport'),
  faq: (snapshot) => service(snapshot, 'lifestyle-concierge'),
  // The house lives there.
  contact: (snapshot) => location(snapshot, 'difc'),
  sitemap: (snapshot) => location(snapshot, 'palm-jumeirah'),
};

export function sightFor({ snapshot, picture }: PageSource, page: string): Sight {
  const art = borrowed[page]?.(snapshot) ?? snapshot.texts('company').art;
  return { artKey: art.key, picture: picture(art) };
}

function location(snapshot: Snapshot, slug: string): Art | undefined {
  return snapshot.bySlug('locations', slug)?.art;
}

function service(snapshot: Snapshot, slug: string): Art | undefined {
  return snapshot.all('services').find(({ art }) => art.key === `service/${slug}`)?.art;
}
