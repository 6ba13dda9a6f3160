import type { ReactNode } from 'react';
import { classes } from '#web/ui/classes.ts';

/** Arabic has no capitals to space out: there the label is 13 px and medium. */
export const capitals =
  'font-text text-label font-semibold uppercase [&:lang(ar)]:text-caption [&:lang(ar)]:font-medium';

interface SectionLabelProps {
  inverse?: boolean;
  children: ReactNode;
}

export function SectionLabel({ inverse = false, children }: SectionLabelProps) {
  // On gulf and on night art brass is always the light one, whatever the theme.
  return (
    <span className={classes(capitals, 'block', inverse ? 'text-[#DDB67A]' : 'text-brass')}>
      {children}
    </span>
  );
}
