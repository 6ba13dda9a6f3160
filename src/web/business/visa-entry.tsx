import type { VisaSheet } from '#contract/business.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { StarList } from '#web/ui/star-list.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The facts of a visa in the reader's words; the table and the entries say them alike. */
export function useVisaWords() {
  const { t, format } = useText();
  const { visas, days } = t.business;
  return {
    years: (visa: VisaSheet) => visas.years(visa.years),
    days: (visa: VisaSheet) => days(visa.days.min, visa.days.max),
    threshold: ({ minInvestment, minMonthlyIncome }: VisaSheet) => {
      const sums = [
        minInvestment && visas.investment(format.money(minInvestment)),
        minMonthlyIncome && visas.income(format.money(minMonthlyIncome)),
      ];
      return sums.filter(Boolean).join(` ${visas.or} `) || visas.noThreshold;
    },
    family: (visa: VisaSheet) => (visa.sponsorsFamily ? visas.familyYes : visas.familyNo),
    abroad: ({ monthsAbroad }: VisaSheet) =>
      monthsAbroad === null ? visas.abroadFree : visas.abroadMonths(monthsAbroad),
  };
}

/** One visa in full. Its address ends in its name, so that it can be sent to somebody. */
export function VisaEntry({ visa }: { visa: VisaSheet }) {
  const { t } = useText();
  const { visas } = t.business;
  return (
    <article
      id={visa.id}
      className="grid scroll-mt-[calc(var(--nav-h)+1rem)] gap-x-14 gap-y-7 rounded-plate bg-raised px-6 py-7 shadow-[0_0_0_1px_var(--line)] tablet:px-9 tablet:py-9 desk:grid-cols-[1fr_1fr]"
    >
      <div>
        <Heading level={3} size="card">
          {visa.title}
        </Heading>
        <p className="mt-2 text-ink-soft">{visa.who}</p>
        <Facts visa={visa} />
      </div>
      <div className="flex flex-col gap-6">
        <div className="grid gap-x-8 gap-y-6 tablet:grid-cols-[1.3fr_1fr]">
          <Lines title={visas.rules} items={visa.rules} />
          <Lines title={visas.documents} items={visa.documents} />
        </div>
        <Caution visa={visa} />
      </div>
    </article>
  );
}

function Caution({ visa }: { visa: VisaSheet }) {
  const { t } = useText();
  const { visas } = t.business;
  return (
    <div className="mt-auto grid gap-x-8 gap-y-4 border-t border-line pt-4 tablet:grid-cols-[1fr_auto] tablet:items-end">
      <p className="text-caption text-ink-mute">
        {visa.caution} {visas.reviewed(visa.reviewed)}.
      </p>
      <AskLink
        kind="visa"
        about={visa.id}
        variant="outline"
        size="small"
        className="justify-self-start"
      >
        {visas.enquire}
        <VisuallyHidden>{visas.enquireAbout(visa.title)}</VisuallyHidden>
      </AskLink>
    </div>
  );
}

function Facts({ visa }: { visa: VisaSheet }) {
  const { t } = useText();
  const { visas } = t.business;
  const words = useVisaWords();
  const facts = [
    [visas.validity, words.years(visa)],
    [visas.threshold, words.threshold(visa)],
    [visas.typical, words.days(visa)],
    [visas.family, words.family(visa)],
    [visas.abroad, words.abroad(visa)],
  ];
  return (
    <dl className="mt-5 border-t border-line">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 text-[0.9375rem]"
        >
          <dt className="text-ink-mute">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Lines = ({ title, items }: { title: string; items: string[] }) => (
  <div>
    <p className="mb-3 text-caption font-medium text-brass">{title}</p>
    <StarList items={items} layout="stack" tone="soft" />
  </div>
);
