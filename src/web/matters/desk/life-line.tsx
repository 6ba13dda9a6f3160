import type { MatterState } from '#contract/matters/parts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

const road: MatterState[] = [
  'submitted',
  'sourcing',
  'proposed',
  'approved',
  'fulfilling',
  'delivered',
];

/** Where each state stands on the road; what was given up stands nowhere. */
function placeOn(state: MatterState): number {
  if (state === 'closed') return road.length;
  if (state === 'clarifying') return 1;
  return road.indexOf(state);
}

/** The lifecycle as six small diamonds: brass behind, ink here, hollow ahead. */
export function LifeLine({ state }: { state: MatterState }) {
  const { t } = useText();
  const here = placeOn(state);
  const offTheRoad = here < 0;
  return (
    <ol
      aria-label={t.deskMatters.matter.life}
      className="relative mt-3 grid grid-cols-6 before:absolute before:inset-x-0 before:top-[5px] before:h-px before:bg-line"
    >
      {road.map((step, at) => (
        <li
          key={step}
          aria-current={at === here ? 'step' : undefined}
          className={classes(
            'relative text-[0.75rem] leading-[1.45]',
            at === here ? 'font-semibold text-ink' : at < here ? 'text-ink-soft' : 'text-ink-mute',
          )}
        >
          <span
            className={classes(
              'mx-0.5 mt-px mb-1.5 block size-[9px] rotate-45',
              at === here && 'bg-primary',
              at < here && 'bg-brass-fill',
              at > here && 'bg-raised outline-1 outline-line-strong',
            )}
            aria-hidden
          />
          <span className={classes('block truncate', at !== here && 'max-tablet:sr-only')}>
            {t.deskMatters.states[at === here ? state : step]}
          </span>
        </li>
      ))}
      {offTheRoad && <li className="sr-only">{t.deskMatters.states[state]}</li>}
    </ol>
  );
}
