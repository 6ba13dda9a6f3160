import type { SchoolingHubContent } from '#contract/schooling.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

export function Reasons({ claims, reasons }: Pick<SchoolingHubContent, 'claims' | 'reasons'>) {
  const { t } = useText();
  return (
    <section className="grid items-start gap-10 pt-(--part) tablet:grid-cols-[1fr_1.15fr] tablet:gap-20">
      <ul>
        {claims.map(({ value, label }) => (
          <li
            key={value}
            className="flex items-baseline gap-6 border-line py-5 not-first:border-t first:pt-0"
          >
            <bdi className="min-w-36 font-display text-[3.75rem] leading-none tracking-[-0.02em] lining-nums desk:min-w-50 desk:text-[5.25rem]">
              {value}
            </bdi>{' '}
            <span className="leading-[1.4] text-ink-soft">{label}</span>
          </li>
        ))}
      </ul>
      <div>
        <Heading level={2} size="h2" className="mb-5">
          {t.schooling.reasonsTitle}
        </Heading>
        <ul className="font-display text-[1.625rem] leading-[1.25]">
          {reasons.map((reason) => (
            <li key={reason} className="border-t border-line py-3.75">
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
