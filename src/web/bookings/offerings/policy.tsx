import { CloudSun, CreditCard } from 'lucide-react';
import type { CancellationStage, OfferingContent } from '#contract/bookings/pages.ts';
import { payingWords } from '#domain/money/words/payment.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Heading } from '#web/ui/panel/heading.tsx';

const diamonds: Record<CancellationStage['kind'], string> = {
  free: 'bg-brass-fill',
  late: 'bg-line-strong',
  'no-show': 'bg-ink',
};

/** From here to the next stage. */
const lines: Record<CancellationStage['kind'], string> = {
  free: 'before:bg-brass-fill',
  late: 'before:bg-line-strong',
  'no-show': 'before:bg-ink',
};

/** What cancelling costs, and when what is paid: as a line of time, then in words. */
export function OfferingPolicy({ content }: { content: OfferingContent }) {
  const { t } = useText();
  const say = t.bookings.offering;
  return (
    <section className="mt-14 tablet:mt-20">
      <Heading level={2} size="h3">
        {say.plansChange}
      </Heading>
      <Stages stages={content.cancellation} />
      <ul className="mt-8 grid gap-2.5 text-ink-soft">
        <Line icon={<CloudSun size={18} strokeWidth={1.5} className="mt-1 shrink-0" />}>
          {say.weather(content.weatherRefundPercent)}
        </Line>
        <Line icon={<CreditCard size={18} strokeWidth={1.5} className="mt-1 shrink-0" />}>
          <PaymentWords payment={content.payment} />
        </Line>
      </ul>
    </section>
  );
}

function Stages({ stages }: { stages: CancellationStage[] }) {
  const { t } = useText();
  const { stageTitle, stageText } = t.bookings.offering;
  return (
    <ol className="mt-7 grid tablet:grid-flow-col tablet:grid-cols-[2fr] tablet:auto-cols-fr">
      {stages.map((stage) => (
        <li
          key={stage.kind}
          className={classes(
            'relative ps-7 pb-6 before:absolute before:start-[0.21875rem] before:top-2 before:h-full before:w-px last:pb-0 last:before:hidden tablet:ps-0 tablet:pe-6 tablet:pt-5 tablet:pb-0 tablet:before:start-0 tablet:before:top-1 tablet:before:h-px tablet:before:w-full tablet:last:before:block',
            lines[stage.kind],
          )}
        >
          <span
            aria-hidden
            className={classes(
              'absolute start-0 top-1.5 size-2 rotate-45 tablet:top-0.5',
              diamonds[stage.kind],
            )}
          />
          <p className="font-display text-[1.375rem] leading-[1.2] [&:lang(ar)]:leading-[1.5]">
            {stageTitle(stage)}
          </p>
          <p className="text-caption text-ink-mute">{stageText(stage)}</p>
        </li>
      ))}
    </ol>
  );
}

const Line = ({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) => (
  <li className="flex max-w-[48rem] items-start gap-3">
    {icon}
    <span>{children}</span>
  </li>
);

function PaymentWords({ payment }: { payment: OfferingContent['payment'] }) {
  const { t, format, language } = useText();
  const { held, taxes, balance } = t.bookings.offering;
  const balanceDue = payment.balance && balance(payment.balance);
  const sentences = [
    payingWords({ ...payment, balanceDue }, language),
    payment.held && held(format.money(payment.held)),
    taxes,
  ];
  return sentences.filter(Boolean).join(' ');
}
