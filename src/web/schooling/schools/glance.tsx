import type { SchoolFacts } from '#contract/schooling.ts';
import { useText, type Words } from '#web/i18n/use-text.ts';
import { WaitlistMonths } from '#web/schooling/waitlist-months.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** Pairs of what is asked and what is so. */
function factsOf(school: SchoolFacts, { t, format }: Words): [string, string][] {
  const words = t.schooling;
  const yesOrNo = (is: boolean) => (is ? words.yes : words.no);
  return [
    [words.curriculum, school.curriculum.name],
    [words.agesFact, words.agesRange(school.ages.from, school.ages.to)],
    [words.size, words.pupils(format.number(school.pupils))],
    [words.perTeacher, format.number(school.pupilsPerTeacher)],
    [words.register, format.money(school.registrationFee)],
    [words.deposit, words.depositOf(school.depositPercent)],
    [words.yearStart, words.months[school.yearStart]],
    [words.inclusion, yesOrNo(school.inclusionSupport)],
    [words.transport, yesOrNo(school.transport)],
    [words.boarding, yesOrNo(school.boarding)],
  ];
}

export function SchoolGlance({ school, month }: { school: SchoolFacts; month: string }) {
  const words = useText();
  const { t } = words;
  return (
    <section className="pt-(--part)">
      <Heading level={2} size="h2" className="mb-9">
        {t.schooling.factsTitle}
      </Heading>
      <div className="grid gap-x-16 gap-y-10 desk:grid-cols-[1fr_1.4fr]">
        <dl className="grid content-start gap-7">
          <div>
            <dt className="text-caption text-ink-mute">{t.schooling.annualFees}</dt>
            <dd className="font-display text-h3 lining-nums">{school.fees.text}</dd>
            <dd className="text-caption text-ink-mute">{t.schooling.byAge}</dd>
          </div>
          <div>
            <dt className="text-caption text-ink-mute">{t.schooling.waitlist}</dt>
            <dd>
              <span className="block font-display text-h3 lining-nums">{school.waitlist.text}</span>
              <WaitlistMonths waitlist={school.waitlist} className="mt-3 mb-2 max-w-90" />
            </dd>
            <dd className="text-caption text-ink-mute">{t.schooling.listTruth(month)}</dd>
          </div>
        </dl>
        <dl className="grid gap-x-12 tablet:grid-cols-2">
          {factsOf(school, words).map(([label, value]) => (
            <div
              key={label}
              className="flex items-baseline justify-between gap-4 border-t border-line py-3"
            >
              <dt className="text-ink-mute">{label}</dt>
              <dd className="tnum text-end font-medium">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
