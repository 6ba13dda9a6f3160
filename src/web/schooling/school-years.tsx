import type { CurriculumCard, SchoolFacts, YearGroup } from '#contract/schooling.ts';
import { takesAge } from '#domain/schooling/schools.ts';
import { useText } from '#web/i18n/use-text.ts';
import { SectionHead } from '#web/ui/section-head.tsx';

interface SchoolYearsProps {
  school: SchoolFacts;
  curriculum: CurriculumCard;
  groups: YearGroup[];
}

/** The years the school has, as a ribbon from the youngest to the oldest. */
export function SchoolYears({ school, curriculum, groups }: SchoolYearsProps) {
  const { t, format } = useText();
  const taught = groups.filter(({ age }) => takesAge(school, age));
  return (
    <section className="pt-(--part)">
      <SectionHead title={t.schooling.yearTitle} text={t.schooling.yearLead(school.name)} />
      <ol className="grid grid-cols-3 border-s border-t border-line tablet:grid-cols-5 desk:grid-cols-8">
        {taught.map((group) => (
          <li key={group.age} className="border-e border-b border-line px-3 py-3.5">
            <span className="block text-caption text-ink-mute">{t.schooling.age(group.age)}</span>
            <span className="block font-display text-[1.25rem] leading-[1.3] lining-nums">
              <bdi>{group.names[curriculum.slug] ?? format.number(group.age)}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-ink-soft">
        {t.schooling.about(t.schooling.leadsTo, curriculum.qualifications.join(' · '))}
      </p>
    </section>
  );
}
