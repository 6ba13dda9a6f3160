import type { PackageDays, ProcessStep } from '#contract/business.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { StarList } from '#web/ui/star-list.tsx';

interface RoadProps {
  process: ProcessStep[];
  processDays: PackageDays;
  /** With what each step needs and yields, one under the other. */
  detailed?: boolean;
}

/** The six steps to a licence. Nobody has begun, so the first diamond alone is lit. */
export function Road({ process, processDays, detailed = false }: RoadProps) {
  const { t } = useText();
  const { title, text } = t.business.process;
  return (
    <BelowFold className="wrap pb-(--section)">
      <SectionHead title={title(processDays.min, processDays.max)} text={text} />
      <ol
        className={classes(
          'grid',
          !detailed && 'tablet:grid-cols-3 tablet:gap-y-10 desk:grid-cols-6',
        )}
      >
        {process.map((step) =>
          detailed ? (
            <DetailedStep key={step.step} step={step} />
          ) : (
            <PlainStep key={step.step} step={step} />
          ),
        )}
      </ol>
    </BelowFold>
  );
}

/** The line runs from diamond to diamond: down the edge on phones, across on wide screens. */
const line =
  'relative flex gap-5 pb-8 last:pb-0 before:absolute before:start-4.5 before:top-4.5 before:h-full before:w-px before:bg-line-strong last:before:hidden';
const lying =
  'tablet:block tablet:pe-5 tablet:pb-0 tablet:before:h-px tablet:before:w-full tablet:last:before:block';

const PlainStep = ({ step }: { step: ProcessStep }) => (
  <li className={`${line} ${lying}`}>
    <Diamond step={step.step} />
    <div className="min-w-0 pt-1 tablet:pt-0">
      <Heading
        level={3}
        size="step"
        className="text-[1.375rem]! tablet:min-h-[2.4em] tablet:flex tablet:items-end"
      >
        {step.title}
      </Heading>
      <p className="mt-1.5 text-caption font-medium text-brass">{step.duration}</p>
      <p className="mt-2 text-[0.875rem] leading-[1.5] text-ink-soft">{step.description}</p>
    </div>
  </li>
);

export function DetailedStep({ step }: { step: ProcessStep }) {
  const { t } = useText();
  const { process } = t.business;
  return (
    <li className={`${line} before:bg-line!`}>
      <Diamond step={step.step} />
      <div className="grid min-w-0 flex-1 gap-x-12 gap-y-5 border-b border-line pt-1 pb-8 desk:grid-cols-[1.5fr_1fr_14rem]">
        <div>
          <Heading level={3} size="h4">
            {step.title}
          </Heading>
          <p className="mt-1 text-caption">
            <span className="font-medium text-brass">{step.duration}</span>
            <span className="text-ink-mute"> · {process.owners[step.owner]}</span>
          </p>
          <p className="mt-2.5 max-w-read text-ink-soft">{step.description}</p>
        </div>
        <div>
          <p className="mb-3 text-caption text-ink-mute">{process.documents}</p>
          <StarList items={step.documents} layout="stack" tone="soft" />
        </div>
        <div>
          <p className="mb-2 text-caption text-ink-mute">{process.outcome}</p>
          <p className="font-display text-[1.25rem] leading-[1.25] [&:lang(ar)]:leading-[1.5]">
            {step.outcome}
          </p>
        </div>
      </div>
    </li>
  );
}

const Diamond = ({ step }: { step: number }) => (
  <span
    aria-hidden
    className={classes(
      'relative mb-4 grid size-9 shrink-0 rotate-45 scale-[0.78] place-items-center',
      step === 1 ? 'bg-brass-fill text-[#10282D]' : 'bg-surface outline outline-line-strong',
    )}
  >
    <span className="-rotate-45 scale-125 font-display text-[1.25rem] leading-none">{step}</span>
  </span>
);
