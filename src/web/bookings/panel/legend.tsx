import { heldLook } from '#web/bookings/holds/held-words.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';

interface PanelLegendProps {
  held: boolean;
  marked: boolean;
}

/** How the days of one's own, the free and the taken ones look. */
export function PanelLegend({ held, marked }: PanelLegendProps) {
  const { heldDay, panel } = useText().t.bookingSheet;
  const signs = [
    held && [heldDay, heldLook],
    [panel.legend.free, 'shadow-[inset_0_0_0_1px_var(--line-strong)] max-tablet:hidden'],
    [panel.legend.taken, 'bg-surface shadow-[inset_0_0_0_1px_var(--line)]'],
  ] as const;
  return (
    <p aria-hidden className="mt-3.5 flex flex-wrap gap-x-5 gap-y-1 text-caption text-ink-mute">
      {signs.map(
        (sign) =>
          sign && (
            <span
              key={sign[0]}
              className="inline-flex items-center gap-2 has-[.max-tablet\:hidden]:max-tablet:hidden"
            >
              <i className={classes('size-3.5 rounded-hair', sign[1])} />
              {sign[0]}
            </span>
          ),
      )}
      {marked && (
        <span className="inline-flex items-center gap-2">
          <i className="size-1.5 rotate-45 bg-brass-fill" />
          {panel.legend.plans}
        </span>
      )}
    </p>
  );
}
