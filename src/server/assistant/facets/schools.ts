/** What is asked of a school, and of a curriculum. */
import type { Curriculum, School } from '#contract/catalogue/schooling.ts';
import type { Price } from '#contract/catalogue/shapes.ts';
import { add, percent, times } from '#domain/money.ts';
import { takesAge } from '#domain/schooling/schools.ts';
import { countBefore } from '#server/assistant/facets/extras.ts';
import type { FacetContext, Facets } from '#server/assistant/facets/facet.ts';
import { waysToPay } from '#server/assistant/facets/money.ts';
import { howFar } from '#server/assistant/facets/places.ts';
import { schoolBus } from '#server/assistant/facets/rates.ts';

export const schoolFacets: Facets<School> = {
  total: (item, asked) => [feesOf(item, asked), ...ofChildren(item, asked), ...ofBus(item, asked)],
  'per-person': (item, asked) => [feesOf(item, asked)],
  'pay-now': (item, asked) => [placeOf(item, asked), asked.say.school.deducted],
  held: (item, asked) => [placeOf(item, asked), asked.say.school.deducted],
  'way-to-pay': (_, asked) => waysToPay(asked),
  'extra-costs': (item, asked) => [
    placeOf(item, asked),
    ...(item.transport ? asked.written('edu-transport') : []),
    ...asked.written('edu-fees'),
  ],
  age: yearsOf,
  free: ({ waitlist }, asked) => [
    asked.say.school.wait(waitlist.text[asked.language]),
    ...asked.written('edu-waitlist'),
  ],
  notice: ({ waitlist }, asked) => [
    asked.say.school.wait(waitlist.text[asked.language]),
    ...asked.written('edu-when-apply'),
  ],
  duration: ({ waitlist }, asked) => [asked.say.school.wait(waitlist.text[asked.language])],
  hours: ({ academicYearStart }, { say, written }) => [
    say.school.begins[academicYearStart],
    ...written('edu-calendar'),
  ],
  included: (item, { list, say }) => [
    say.comesWith(list(item.features)),
    item.boarding ? say.school.boards : say.school.noBoarding,
  ],
  capacity: ({ pupils, pupilsPerTeacher }, { context }) => [
    context.telling.say.about.pupils(pupils, pupilsPerTeacher),
  ],
  where: (item, asked) => {
    const { areas } = asked.context.knowledge.snapshot.texts('taxonomy');
    const area = areas.find(({ id }) => id === item.area);
    const lies = area ? [asked.say.lies(area.label[asked.language])] : [];
    return [...lies, ...howFar(item.coordinates, asked)];
  },
  pickup: ({ transport }, { say, written }) =>
    transport ? [say.school.bus, ...written('edu-transport')] : [say.school.noBus],
  access: ({ inclusionSupport }, { say, written }) => [
    ...(inclusionSupport ? [say.school.support] : []),
    ...written('edu-support-needs'),
  ],
  language: ({ features }, { list, say, written }) => {
    const taught = features.filter(({ en }) =>
      /arabic|french|mandarin|bilingual|language|spanish/i.test(en),
    );
    return [...(taught.length > 0 ? [say.comesWith(list(taught))] : []), ...written('edu-arabic')];
  },
  papers: (_, { context, language }) => {
    const { requiredDocuments } = context.knowledge.snapshot.texts('schooling');
    return [context.telling.say.about.needs(requiredDocuments.map((paper) => paper[language]))];
  },
  safety: (_, { written }) => written('edu-khda'),
};

const feesOf = ({ name, feesText }: School, { language, say }: FacetContext): string =>
  `**${name[language]}**: ${say.school.fees(feesText[language])}`;

const kids =
  /^(?:kids?|child(?:ren)?|boys?|girls?|sons?|daughters?|twins|اطفال|طفلين|اولاد|ولدين|بنات|بنتين|عيال)$/;

function childrenIn(asked: FacetContext): number {
  const { context } = asked;
  const { ages, children = 0 } = context.meant.wish;
  const young = ages.filter((age) => age < 19).length;
  const counted = countBefore(context.meant.message, kids) ?? 0;
  return Math.max(children, young, counted + Number(asked.mentions(oneMore) && counted > 0));
}

/** `Two boys and a girl`, `ولدين وبنت`. */
const oneMore = /\band (?:a|one) (?:boy|girl|son|daughter)\b|(?<!\p{L})و(?:بنت|ولد)(?!\p{L})/u;
const rides = /\b(?:bus|buses|transport)\b|باص|حافله|مواصلات/;

/** The bus on top, for as many, where it is spoken of. */
function ofBus({ transport, fees }: School, asked: FacetContext): string[] {
  if (!transport || !asked.mentions(rides)) return [];
  const count = Math.max(1, childrenIn(asked));
  const [least, most] = [times(schoolBus.least, count), times(schoolBus.most, count)];
  const all = [add(times(fees.min, count), least), add(times(fees.max, count), most)] as const;
  const { money, say } = asked;
  return [say.school.busFor(money(least), money(most), money(all[0]), money(all[1]))];
}

/** The fee goes by the year: from the lowest to the highest, for as many children. */
function ofChildren({ fees }: School, asked: FacetContext): string[] {
  const count = childrenIn(asked);
  if (count < 2) return [];
  const all = (price: Price) => asked.money(times(price, count));
  return [asked.say.school.children(count, all(fees.min), all(fees.max))];
}

/** What applying and accepting cost. */
function placeOf(
  { registrationFee, depositPercentOfFees: rate, fees }: School,
  asked: FacetContext,
): string {
  const { money, say } = asked;
  const least = money(percent(fees.min, rate));
  return say.school.place(money(registrationFee), rate, least, money(percent(fees.max, rate)));
}

/** Which ages it takes, and the year each child named would enter. */
function yearsOf(item: School, asked: FacetContext): string[] {
  const { context, say } = asked;
  const { telling, meant, knowledge } = context;
  asked.sources.push(knowledge.snapshot.texts('schooling').yearGroups);
  const years = meant.wish.ages.flatMap((age) => {
    if (!takesAge(item, age)) return [say.school.notAt(age)];
    const name = telling.yearName(item.curriculum, age);
    return name ? [telling.say.about.year(age, name)] : [];
  });
  return [say.school.ages(item.ages.from, item.ages.to), ...years];
}

export const curriculumFacets: Facets<Curriculum> = {
  total: ({ avgFeesText }, { language }) => [avgFeesText[language]],
  'per-person': ({ avgFeesText }, { language }) => [avgFeesText[language]],
  included: ({ highlights, qualifications }, { list }) => [list(highlights), list(qualifications)],
  capacity: ({ schools }, { context }) => [context.telling.say.about.schoolsOf(schools)],
  papers: ({ qualifications }, { list }) => [list(qualifications)],
};
