import type { School } from '#contract/catalogue/schooling.ts';
import type { Language, Localised, Money } from '#contract/primitives.ts';
import { monthInWords } from '#domain/calendar/date-words.ts';
import { numberIn } from '#domain/localise.ts';
import { plainFigure } from '#domain/money/figures.ts';
import type { Snapshot } from '#server/catalogue/snapshot.ts';
import { guide as arabic } from '#server/schooling/text.ar.ts';
import { guide as english } from '#server/schooling/text.en.ts';

const words = { en: english, ar: arabic };
interface Reader {
  snapshot: Snapshot;
  language: Language;
  contact: { phone: string; email: string; address: string };
}

export const guideFileName = (language: Language): string => words[language].fileName;

/** Everything the guide says, in one language; the template only decides where it stands. */
export function guideContent({ snapshot, language, contact }: Reader): object {
  const t = words[language];
  const say = (text: Localised) => text[language];
  const { closing, hero, reviewed } = snapshot.texts('schooling');
  const month = monthInWords(reviewed, language);
  const curricula = snapshot.all('curricula');
  return {
    language,
    brand: say(snapshot.texts('company').brand.name),
    contact,
    // Functions do not survive the way to the template; what they make is given ready.
    words: t,
    edition: t.edition(month),
    note: t.note(month),
    motto: say(hero.title),
    welcome: t.welcome(snapshot.all('schools').length, curricula.length),
    curricula: curricula.map((item) => ({
      name: say(item.name),
      description: say(item.description),
      rating: String(item.rating),
      schools: String(item.schools),
      fees: say(item.avgFeesText),
      highlights: item.highlights.map(say),
      qualifications: item.qualifications.map(say),
      entries: entriesOf(snapshot, item.slug, language),
    })),
    ...appendix(snapshot, language),
    closing: { title: say(closing.title), text: say(closing.text) },
  };
}

function entriesOf(snapshot: Snapshot, curriculum: string, language: Language) {
  const taught = snapshot.all('schools').filter((school) => school.curriculum === curriculum);
  return taught.map((school) => entryOf(snapshot, school, language));
}

function entryOf(snapshot: Snapshot, school: School, language: Language) {
  const area = snapshot.texts('taxonomy').areas.find(({ id }) => id === school.area);
  return {
    name: school.name[language],
    description: school.description[language],
    rating: String(school.rating),
    area: area?.label[language] ?? '',
    picture: pictureName(school.art.key),
    features: school.features.map((feature) => feature[language]),
    ages: words[language].agesRange(school.ages.from, school.ages.to),
    fees: school.feesText[language],
    feesFrom: figure(school.fees.min),
    feesTo: figure(school.fees.max),
    waitlist: school.waitlist.text[language],
    facts: factsOf(school, language),
  };
}

/** Pairs of what is asked and what is so. */
function factsOf(school: School, language: Language): [string, string][] {
  const t = words[language];
  const yesOrNo = (is: boolean) => (is ? t.yes : t.no);
  const pupils = numberIn(language, school.pupils);
  return [
    [t.annualFees, school.feesText[language]],
    [t.waitlist, school.waitlist.text[language]],
    [t.ages, t.agesRange(school.ages.from, school.ages.to)],
    [t.size, t.sizeValue(pupils, school.pupilsPerTeacher)],
    [t.register, t.dirhams(figure(school.registrationFee))],
    [t.deposit, t.depositValue(school.depositPercentOfFees)],
    [t.yearStart, t[school.academicYearStart]],
    [t.inclusion, yesOrNo(school.inclusionSupport)],
    [t.transport, yesOrNo(school.transport)],
    [t.boarding, yesOrNo(school.boarding)],
  ];
}

function appendix(snapshot: Snapshot, language: Language) {
  const { admissionSteps, requiredDocuments, yearGroups } = snapshot.texts('schooling');
  return {
    steps: admissionSteps.map(({ step, title, description, duration }) => ({
      step: String(step),
      title: title[language],
      description: description[language],
      duration: duration[language],
    })),
    documents: requiredDocuments.map((document) => document[language]),
    years: yearGroups.map((group) => [
      String(group.ageAtStart),
      group.british,
      group.american,
      group.internationalBaccalaureate,
      group.indian,
    ]),
  };
}

/** The files the template shows, by the keys of their drawings. */
export function guidePictures(snapshot: Snapshot): string[] {
  const { hero } = snapshot.texts('schooling');
  return [hero.art.key, ...snapshot.all('schools').map(({ art }) => art.key)];
}

export const pictureName = (key: string): string => `${key}.svg`;

/** Without its currency, which the words beside it name. */
const figure = ({ amount }: Money): string => plainFigure(amount);
