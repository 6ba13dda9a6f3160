/** What a matter is about and is called, by its form: items of the catalogue are taken as they stand. */
import type { CatalogueItem } from '#contract/catalogue/collections.ts';
import type { CatalogueName } from '#contract/catalogue/names.ts';
import type { Art } from '#contract/catalogue/shapes.ts';
import type { MatterForm } from '#contract/matters/kinds.ts';
import type { Localised } from '#contract/primitives.ts';
import { Failure } from '#domain/failure.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import type { MatterSubject } from '#server/matters/row.ts';
import { inBoth } from '#server/matters/words.ts';

interface Named {
  title: Localised;
  subject: MatterSubject | null;
}

type Form<Kind extends MatterForm['kind']> = Extract<MatterForm, { kind: Kind }>;
type Naming = { [Kind in MatterForm['kind']]: (form: Form<Kind>, catalogue: Snapshot) => Named };

const naming: Naming = {
  custom: ({ title }) => plain({ en: title, ar: title }),
  consultation: ({ subject }) => plain(inBoth(({ title }) => title.consultation(subject))),
  viewing: ({ property }, catalogue) => {
    const home = itemOf(catalogue, 'properties', { property });
    const subject = subjectOf(home.title, `/real-estate/homes/${home.slug}`, home.art);
    return { title: inBoth(({ title }, to) => title.viewing(home.title[to])), subject };
  },
  property_search: ({ purpose }) => plain(inBoth(({ title }) => title.propertySearch[purpose])),
  company: (form, catalogue) => {
    if (form.package === null) return plain(inBoth(({ title }) => title.company));
    const offer = itemOf(catalogue, 'packages', { package: form.package });
    const subject = subjectOf(offer.title, `/business/packages/${offer.slug}`, offer.art);
    return { title: inBoth(({ title }, to) => title.companyIn(offer.title[to])), subject };
  },
  visa: (form, catalogue) => {
    if (form.visa === null) return plain(inBoth(({ title }) => title.visa));
    const visa = itemOf(catalogue, 'visas', { visa: form.visa });
    return { title: visa.title, subject: subjectOf(visa.title, '/business/visas', null) };
  },
  banking: ({ account }) => plain(inBoth(({ title }) => title.banking[account])),
  legal: ({ topic }) => plain(inBoth(({ title }) => title.legal[topic])),
  school: (form, catalogue) => {
    const school = itemOf(catalogue, 'schools', { school: form.school });
    const subject = subjectOf(school.name, `/schooling/schools/${school.slug}`, school.art);
    const child = form.child.name;
    return { title: inBoth(({ title }, to) => title.school(child, school.name[to])), subject };
  },
  table: (form, catalogue) => {
    const venue = venueOf(catalogue, form.venue);
    const subject = subjectOf(venue.name, `/vip/venues/${venue.slug}`, venue.art);
    return { title: inBoth(({ title }, to) => title.table(venue.name[to])), subject };
  },
  event: (form, catalogue) => {
    const event = itemOf(catalogue, 'events', { event: form.event });
    const subject = subjectOf(event.title, `/vip/events/${event.slug}`, event.art);
    return { title: inBoth(({ title }, to) => title.event(event.title[to])), subject };
  },
  membership: ({ programme, choice }, catalogue) => {
    const isPlan = programme === 'plan';
    const { name } = itemOf(catalogue, isPlan ? 'plans' : 'membership-tiers', { choice });
    const subject = subjectOf(name, isPlan ? '/' : '/vip', null);
    return { title: inBoth(({ title }, to) => title[programme](name[to])), subject };
  },
  document: ({ document }) => plain(inBoth(({ title }) => title.document(document))),
  expert_chat: () => plain(inBoth(({ title }) => title.expertChat)),
};

/** Refuses what the catalogue does not have. */
export function subjectName<Kind extends MatterForm['kind']>(
  form: Form<Kind>,
  catalogue: Snapshot,
) {
  // The table has one function for each kind, and a form knows its own.
  const name = naming[form.kind] as (form: Form<Kind>, catalogue: Snapshot) => Named;
  return name(form, catalogue);
}

const plain = (title: Localised): Named => ({ title, subject: null });

const subjectOf = (title: Localised, path: string, art: Art | null): MatterSubject => {
  return { title, path, art };
};

/** Named by one field of the form, so that a refusal can point at it. */
export function itemOf<Name extends CatalogueName>(
  catalogue: Snapshot,
  collection: Name,
  named: Record<string, string>,
): CatalogueItem<Name> {
  const [[field, name] = ['', '']] = Object.entries(named);
  return catalogue.bySlug(collection, name) ?? refuseUnknownItem(field);
}

/** Restaurants, lounges and nightclubs stand in lists of their own. */
export function venueOf(catalogue: Snapshot, slug: string) {
  const lists = ['venues', 'lounges', 'nightclubs'] as const;
  const found = lists.map((list) => catalogue.bySlug(list, slug)).find((venue) => venue);
  return found ?? refuseUnknownItem('venue');
}

export function refuseUnknownItem(field: string): never {
  const sentence = 'The house has nothing by this name';
  throw new Failure('not_offered', `Please check form.${field}: ${sentence}.`, {
    fields: { [`form.${field}`]: sentence },
  });
}
