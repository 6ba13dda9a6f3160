import { Stamp } from 'lucide-react';
import type { GoldenVisa } from '#contract/real-estate.ts';
import { useText } from '#web/i18n/use-text.ts';
import { estatePaths } from '#web/real-estate/estate-paths.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Heading } from '#web/ui/heading.tsx';

/** Which residence the home could carry, with the caution that belongs to it. */
export function GoldenVisaNote({ visa }: { visa: GoldenVisa }) {
  const { golden } = useText().t.realEstate;
  return (
    <BelowFold className="pt-14">
      <div className="grid gap-x-14 gap-y-6 rounded-plate bg-sunk px-6 py-8 tablet:grid-cols-[1fr_1.4fr] tablet:p-10">
        <div>
          <Stamp size={20} strokeWidth={1.5} />
          <Heading level={2} size="h3" className="mt-3.5">
            {golden.title}
          </Heading>
          <p className="mt-2.5 text-ink-soft">{golden.lead(visa.years)}</p>
          <ButtonLink to={estatePaths.visas} variant="quiet" className="mt-5">
            {golden.more}
          </ButtonLink>
        </div>
        <div>
          <p className="font-medium">{visa.title}</p>
          <p className="mt-1 text-ink-soft">{visa.who}</p>
          <ul className="mt-4 border-t border-line-strong/40 text-[0.9375rem] text-ink-soft">
            {visa.rules.map((rule) => (
              <li key={rule} className="border-b border-line-strong/40 py-2.5">
                {rule}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-caption text-ink-mute">{visa.caution}</p>
        </div>
      </div>
    </BelowFold>
  );
}
