import type { Curriculum, School } from '#contract/catalogue/schooling.ts';
import type { Link } from '#contract/pages/parts.ts';
import type {
  CurriculumCard,
  SchoolFacts,
  SchoolingFrame,
  SchoolingStep,
  YearGroup,
} from '#contract/schooling.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { searchable } from '#domain/search/slips.ts';
import type { PageSource } from '#server/catalogue/page-source.ts';

/** What the year groups of the catalogue are called after, by the slug of the curriculum. */
const yearColumns = {
  british: 'british',
  american: 'american',
  'international-baccalaureate': 'internationalBaccalaureate',
  indian: 'indian',
} as const;

export const schoolPath = (slug: string): string => `/schooling/schools/${slug}`;

export function schoolFacts(source: PageSource, school: School): SchoolFacts {
  const { say, picture } = source;
  const { slug, ages, rating, pupils, pupilsPerTeacher, boarding, transport, isFeatured } = school;
  const { fees, waitlist, registrationFee } = school;
  return {
    slug,
    ages,
    rating,
    pupils,
    pupilsPerTeacher,
    boarding,
    transport,
    isFeatured,
    path: schoolPath(slug),
    name: say(school.name),
    description: say(school.description),
    curriculum: curriculumOf(source, school),
    area: { slug: school.area, name: say(areaOf(source, school.area)) },
    place: school.coordinates,
    fees: { min: fees.min, max: fees.max, text: say(school.feesText) },
    waitlist: { ...waitlist, text: say(waitlist.text) },
    features: school.features.map(say),
    inclusionSupport: school.inclusionSupport,
    registrationFee,
    depositPercent: school.depositPercentOfFees,
    yearStart: school.academicYearStart,
    picture: picture(school.art),
    words: searchWords(source, school),
  };
}

function curriculumOf({ snapshot, say, language }: PageSource, { curriculum: slug }: School) {
  const curriculum = snapshot.bySlug('curricula', slug);
  if (!curriculum) throw new RangeError(`The catalogue has no curriculum ${slug}.`);
  const name = say(curriculum.name);
  return { slug, name, badge: language === 'en' ? name.replace(/ Curriculum$/, '') : name };
}

function areaOf({ snapshot }: PageSource, slug: string) {
  const area = snapshot.texts('taxonomy').areas.find(({ id }) => id === slug);
  if (!area) throw new RangeError(`The taxonomy has no area ${slug}.`);
  return area.label;
}

/** A reader types in either language, whichever the page is in. */
function searchWords(source: PageSource, school: School): string {
  const curriculum = source.snapshot.bySlug('curricula', school.curriculum);
  const texts = [
    school.name,
    school.description,
    areaOf(source, school.area),
    ...school.features,
    ...(curriculum ? [curriculum.name, ...curriculum.qualifications] : []),
  ];
  return searchable(texts.flatMap(({ en, ar }) => [en, ar]));
}

export function curriculumCard({ say, picture }: PageSource, item: Curriculum): CurriculumCard {
  const { slug, path, rating, schools } = item;
  return {
    slug,
    path,
    rating,
    schools,
    name: say(item.name),
    description: say(item.description),
    fees: say(item.avgFeesText),
    highlights: item.highlights.map(say),
    qualifications: item.qualifications.map(say),
    picture: picture(item.art),
  };
}

export const yearGroups = ({ snapshot }: PageSource): YearGroup[] =>
  snapshot.texts('schooling').yearGroups.map((group) => ({
    age: group.ageAtStart,
    names: Object.fromEntries(
      Object.entries(yearColumns).map(([slug, column]) => [slug, group[column]]),
    ),
  }));

export const steps = ({ snapshot, say }: PageSource): SchoolingStep[] =>
  snapshot.texts('schooling').admissionSteps.map((step) => ({
    step: step.step,
    title: say(step.title),
    description: say(step.description),
    duration: say(step.duration),
  }));

export const services = ({ snapshot, say }: PageSource) =>
  snapshot.texts('schooling').services.map(({ id, icon, ...service }) => ({
    id,
    icon,
    title: say(service.title),
    description: say(service.description),
    features: service.features.map(say),
  }));

export function subPathsOf({ snapshot, say }: PageSource): { label: string; links: Link[] } {
  const entry = snapshot.texts('messages').navigation.find(({ path }) => path === '/schooling');
  if (!entry) throw new RangeError('The navigation has no schooling.');
  const links = entry.children.map(({ label, path }) => ({ label: say(label), path }));
  return { label: say(entry.label), links };
}

export function frame(source: PageSource): SchoolingFrame {
  const { snapshot, say, language } = source;
  const { closing, reviewed } = snapshot.texts('schooling');
  const { label, links } = subPathsOf(source);
  const button = (id: string) => {
    const found = closing.buttons.find((candidate) => candidate.id === id);
    if (!found) throw new RangeError(`The closing card of schooling has no button ${id}.`);
    return { label: say(found.label), path: found.href ?? '/chat' };
  };
  return {
    label,
    subPaths: links,
    schools: snapshot.all('schools').length,
    reviewed: monthInWords(reviewed, language),
    closing: {
      title: say(closing.title),
      text: say(closing.text),
      consultation: button('book-consultation').label,
      guide: button('download-guide').label,
      advisor: button('advisor'),
    },
  };
}
