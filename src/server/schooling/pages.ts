import type { Page } from '#contract/pages/pages.ts';
import type { SchoolingHubContent } from '#contract/schooling.ts';
import { kilometresBetween } from '#domain/distance.ts';
import type { PageSource, PublicPage } from '#server/catalogue/page-source.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import {
  curriculumCard,
  frame,
  schoolFacts,
  schoolPath,
  services,
  steps,
  subPathsOf,
  yearGroups,
} from '#server/schooling/facts.ts';

const home = '/schooling';
const supportPath = '/schooling/support';

export function schoolingPages(snapshot: Snapshot): PublicPage[] {
  const listed = new Set(snapshot.all('curricula').map(({ path }) => path));
  return [
    { path: home, read: hub },
    ...[...listed].map((path) => ({ path, read: (source: PageSource) => list(source, path) })),
    { path: supportPath, read: support },
    { path: '/schooling/schools', read: (source) => list(source, '/schooling/schools') },
    { path: '/schooling/compare', read: comparison },
    ...snapshot.all('schools').map(({ slug }) => ({
      path: schoolPath(slug),
      read: (source: PageSource) => school(source, slug),
    })),
  ];
}

const allSchools = (source: PageSource) =>
  source.snapshot.all('schools').map((item) => schoolFacts(source, item));

function hub(source: PageSource): Page {
  const { snapshot, say } = source;
  const {
    hero,
    reasons,
    claims: { admissionRate },
  } = snapshot.texts('schooling');
  return {
    name: 'schooling',
    content: {
      frame: frame(source),
      hero: { title: say(hero.title), text: say(hero.text) },
      curricula: snapshot.all('curricula').map((item) => curriculumCard(source, item)),
      featured: allSchools(source).filter(({ isFeatured }) => isFeatured),
      services: services(source),
      steps: steps(source),
      // The first one is a figure and stands among the claims.
      reasons: reasons.filter(({ en }) => !en.startsWith(admissionRate)).map(say),
      claims: claims(source),
    },
  };
}

/** The figure stands large; what it means is the rest of the catalogue's own sentence. */
function claims({ snapshot, say }: PageSource): SchoolingHubContent['claims'] {
  const { reasons, claims: texts } = snapshot.texts('schooling');
  const admission = reasons.find(({ en }) => en.startsWith(texts.admissionRate));
  const claim = (value: string, sentence: string) => ({
    value,
    label: sentence.replace(value, '').replaceAll('  ', ' ').trim(),
  });
  return [
    claim(texts.admissionRate, admission ? say(admission) : ''),
    claim(texts.rating, say(texts.ratingLabel)),
    claim('24/7', say(texts.support)),
  ];
}

function list(source: PageSource, path: string): Page {
  const { snapshot, picture } = source;
  const ours = snapshot.all('curricula').filter((item) => item.path === path);
  const curricula = ours.length > 0 ? ours : snapshot.all('curricula');
  const slugs = new Set(curricula.map(({ slug }) => slug));
  const title = subPathsOf(source).links.find((link) => link.path === path)?.label;
  return {
    name: 'schools',
    content: {
      frame: frame(source),
      path,
      ...(title !== undefined && { title }),
      curricula: curricula.map((item) => curriculumCard(source, item)),
      schools: allSchools(source).filter(({ curriculum }) => slugs.has(curriculum.slug)),
      yearGroups: yearGroups(source),
      nothing: picture(snapshot.texts('schooling').hero.art),
    },
  };
}

const mostSimilar = 3;

function school(source: PageSource, slug: string): Page {
  const { snapshot, say } = source;
  const item = snapshot.bySlug('schools', slug);
  const taught = item && snapshot.bySlug('curricula', item.curriculum);
  if (!item || !taught) throw new RangeError(`The catalogue has no school ${slug}.`);
  const alike = (other: { curriculum: { slug: string } }) =>
    Number(other.curriculum.slug === item.curriculum);
  const similar = allSchools(source)
    .filter((other) => other.slug !== slug)
    .sort(
      (a, b) =>
        alike(b) - alike(a) ||
        kilometresBetween(a.place, item.coordinates) - kilometresBetween(b.place, item.coordinates),
    );
  return {
    name: 'school',
    content: {
      frame: frame(source),
      school: schoolFacts(source, item),
      curriculum: curriculumCard(source, taught),
      yearGroups: yearGroups(source),
      steps: steps(source),
      documents: snapshot.texts('schooling').requiredDocuments.map(say),
      similar: similar.slice(0, mostSimilar),
    },
  };
}

function comparison(source: PageSource): Page {
  const { snapshot, say } = source;
  return {
    name: 'school-comparison',
    content: {
      frame: frame(source),
      schools: allSchools(source),
      yearGroups: yearGroups(source),
      homes: snapshot
        .all('locations')
        .map(({ slug, name, centre }) => ({ slug, name: say(name), place: centre })),
    },
  };
}

function support(source: PageSource): Page {
  const { snapshot, say, picture } = source;
  const { links } = subPathsOf(source);
  const library = snapshot.bySlug('curricula', 'international-baccalaureate');
  return {
    name: 'schooling-support',
    content: {
      frame: frame(source),
      title: links.find(({ path }) => path === supportPath)?.label ?? '',
      services: services(source),
      steps: steps(source),
      documents: snapshot.texts('schooling').requiredDocuments.map(say),
      yearGroups: yearGroups(source),
      curricula: snapshot.all('curricula').map(({ slug, name }) => ({ slug, name: say(name) })),
      picture: picture(library?.art ?? snapshot.texts('schooling').hero.art),
    },
  };
}
