import type { HoursContent, Page, PricingContent } from '#contract/pages/pages.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

export function landing(source: PageSource): Page {
  const { snapshot, say, picture } = source;
  const { hero, section } = snapshot.texts('services');
  const cards = snapshot.all('services').map((service) => ({
    title: say(service.title),
    path: service.href,
    description: say(service.description),
    features: service.features.map(say),
    picture: picture(service.art),
  }));
  return {
    name: 'landing',
    content: {
      badge: say(hero.badge),
      headline: say(hero.headline),
      subText: say(hero.subText),
      primaryCta: say(hero.primaryCta),
      secondaryCta: say(hero.secondaryCta),
      claims: hero.claims.map(({ value, label }) => ({ value, label: say(label) })),
      services: { title: say(section.title), cards },
      hours: hours(source),
      pricing: pricing(source),
    },
  };
}

function hours({ snapshot, say, artBase }: PageSource): HoursContent {
  const { title, lead, acts } = snapshot.texts('services').hours;
  const team = snapshot.bySlug('pages', 'team')?.members ?? [];
  return {
    title: say(title),
    lead: say(lead),
    acts: acts.flatMap(({ at, light, by, act }) =>
      team
        .filter(({ slug }) => slug === by)
        .map(({ name, role }) => ({
          at,
          picture: `${artBase}/pages/hours.${light}.svg`,
          act: say(act),
          name: say(name),
          role: say(role),
        })),
    ),
  };
}

function pricing({ snapshot, say }: PageSource): PricingContent {
  const { heading, overlay, dialog, note, consultation } = snapshot.texts('plans').section;
  return {
    title: say(heading),
    veil: { title: say(overlay.title), text: say(overlay.text), action: say(overlay.action) },
    dialog: {
      title: say(dialog.title),
      label: say(dialog.emailLabel),
      submit: say(dialog.submit),
      consent: say(dialog.consent),
    },
    plans: snapshot.all('plans').map(({ id, name, price, description, features, badge, cta }) => ({
      id,
      name: say(name),
      price: { amount: price.amount, currency: price.currency },
      description: say(description),
      features: features.map(say),
      badge: badge && say(badge),
      cta: say(cta),
    })),
    note: say(note),
    consultation: say(consultation),
  };
}
