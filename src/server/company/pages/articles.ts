import type { CompanyPageText as Written } from '#contract/catalogue/company.ts';
import type { CompanySection, CompanyPage as Shown } from '#contract/company.ts';
import type { Link } from '#contract/pages/parts.ts';
import type { Day } from '#contract/primitives.ts';
import { initialsFor } from '#domain/initials.ts';
import { dayInDubai, secondsAfter } from '#domain/time.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';
import { type Sight, sightFor } from '#server/company/sights.ts';

/** The written page and what all of them begin with. */
function article(source: PageSource, id: string) {
  const { snapshot, say } = source;
  const page = snapshot.all('pages').find((one) => one.id === id);
  if (!page) throw new Error(`The catalogue has no page ${id}.`);
  const sections = page.sections.map(
    ({ id: part, heading, paragraphs }): CompanySection => ({
      id: part,
      heading: say(heading),
      paragraphs: paragraphs.map(say),
    }),
  );
  const sight = sightFor(source, id);
  return { page, sight, text: { ...opening(page, source, sight), sections } };
}

const opening = ({ title, intro }: Written, { say }: PageSource, { artKey }: Sight) => ({
  title: say(title),
  intro: say(intro),
  artKey,
});

export function about(source: PageSource, id: string): Shown {
  const { text, sight } = article(source, id);
  const further = source.snapshot
    .all('pages')
    .filter((page) => ['team', 'careers', 'press'].includes(page.id))
    .map((page) => ({ link: linkTo(page, source), text: source.say(page.intro) }));
  return { name: 'about', content: { ...text, picture: sight.picture, further } };
}

export function team(source: PageSource, id: string): Shown {
  const { page, text } = article(source, id);
  const { snapshot, say } = source;
  const spoken = new Map(snapshot.texts('taxonomy').languages.map((term) => [term.id, term.label]));
  const members = (page.members ?? []).map(({ portrait, languages, ...member }) => ({
    id: member.slug,
    name: say(member.name),
    role: say(member.role),
    bio: say(member.bio),
    ...portrait,
    initials: initialsFor(say(member.name), portrait.initials),
    languages: languages.flatMap((one) => spoken.get(one) ?? []).map(say),
  }));
  return { name: 'team', content: { ...text, members } };
}

export function careers(source: PageSource, id: string): Shown {
  const { page, text, sight } = article(source, id);
  const { say } = source;
  const jobs = (page.jobs ?? []).map((job) => ({
    id: job.slug,
    title: say(job.title),
    partTime: job.type === 'part-time',
    location: say(job.location),
    text: say(job.text),
    requirements: job.requirements.map(say),
    apply: job.apply,
  }));
  return { name: 'careers', content: { ...text, jobs, picture: sight.picture } };
}

export function press(source: PageSource, id: string): Shown {
  const { page, text } = article(source, id);
  const { say, snapshot } = source;
  const { reviewed } = snapshot.texts('company');
  const releases = (page.releases ?? []).map((release) => ({
    id: release.id,
    day: releaseDay(reviewed, release.dayOffset),
    title: say(release.title),
    text: say(release.text),
  }));
  return { name: 'press', content: { ...text, releases } };
}

const secondsInDay = 86_400;

/** Counted from the month the house last read its facts through: a printed date may not move. */
const releaseDay = (reviewed: string, offset: number): Day =>
  dayInDubai(secondsAfter(`${reviewed}-01T00:00:00Z`, offset * secondsInDay));

export function policy(source: PageSource, id: string): Shown {
  const { page, text } = article(source, id);
  const others = source.snapshot
    .all('pages')
    .filter((one) => one.effective && one.id !== id)
    .map((one) => linkTo(one, source));
  const { effective, version } = page;
  return { name: 'policy', content: { ...text, effective, version, others } };
}

const linkTo = ({ title, path }: Written, { say }: PageSource): Link => ({
  label: say(title),
  path,
});
