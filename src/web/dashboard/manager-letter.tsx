import type { HousePerson } from '#contract/matters/matters.ts';
import { useText } from '#web/i18n/use-text.ts';
import { addresses } from '#web/platform/addresses/addresses.ts';
import { ButtonLink } from '#web/ui/controls/button-link.tsx';
import { Disc } from '#web/ui/pictures/disc.tsx';

/** The first day begins with a person: a short letter, and the way to answer it. */
export function ManagerLetter({ manager }: { manager: HousePerson }) {
  const { t } = useText();
  const words = t.dashboard.firstSteps.letter;
  const [first = manager.name] = manager.name.split(' ');
  return (
    <section
      aria-label={words.label(first)}
      className="rounded-plate bg-raised p-6 shadow-[0_0_0_1px_var(--line)] tablet:p-8"
    >
      <div className="grid gap-3.5 border-b border-line pb-6 font-display text-[1.4375rem] leading-[1.35] [&:lang(ar)]:leading-[1.6]">
        <p>{words.welcome(first)}</p>
        <p>{words.wish}</p>
      </div>
      <div className="flex items-center gap-3.5 pt-5">
        <Disc name={manager.name} silent className="size-11! text-[0.8125rem]!" />
        <p className="min-w-0 flex-1 text-[0.9375rem]">
          <bdi className="block font-medium">{manager.name}</bdi>
          <span className="block text-caption text-ink-mute">{words.role}</span>
        </p>
        <ButtonLink to={addresses.ask} size="small" variant="outline">
          {words.reply}
        </ButtonLink>
      </div>
    </section>
  );
}
