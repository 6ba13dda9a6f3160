import { ArrowRight, CalendarCheck, KeyRound, MessageCircle, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { FirstStep } from '#contract/dashboard.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Heading } from '#web/ui/heading.tsx';

const icons = { book: CalendarCheck, wish: MessageCircle, talk: KeyRound, secure: ShieldCheck };

/** Where figures would be nothing but zeros: what to begin with. */
export function FirstSteps({ steps }: { steps: FirstStep[] }) {
  const { t } = useText();
  const words = t.dashboard.firstSteps;
  return (
    <section aria-labelledby="first-steps" className="wrap relative -mt-14">
      <div className="rounded-plate bg-raised p-5 shadow-[0_0_0_1px_var(--line)] tablet:p-7">
        <Heading level={2} size="h4" id="first-steps">
          {words.title}
        </Heading>
        <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{words.lead}</p>
        <ol className="mt-5 grid gap-x-8 tablet:grid-cols-2">
          {steps.map((step) => (
            <Step key={step.id} step={step} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Step({ step: { id, path } }: { step: FirstStep }) {
  const { t } = useText();
  const { name, text } = t.dashboard.firstSteps.steps[id];
  const Icon = icons[id];
  return (
    <li className="border-t border-line">
      <Link to={path} className="group flex min-h-16 items-center gap-4 py-3.5">
        <Icon size={20} strokeWidth={1.5} className="shrink-0 text-brass" aria-hidden />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold group-hover:text-brass">{name}</span>
          <span className="block text-[0.9375rem] leading-6 text-ink-soft">{text}</span>
        </span>
        <ArrowRight
          size={18}
          strokeWidth={1.5}
          className="shrink-0 text-brass rtl:-scale-x-100"
          aria-hidden
        />
      </Link>
    </li>
  );
}
