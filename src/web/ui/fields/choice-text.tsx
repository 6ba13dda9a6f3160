import { classes } from '#web/ui/classes.ts';

export interface ChoiceTextProps {
  label: string;
  description?: string | undefined;
  hidden?: boolean | undefined;
}

/** The words beside a checkbox, a radio or a switch. */
export const ChoiceText = ({ label, description, hidden }: ChoiceTextProps) => (
  <span className={classes('min-w-0', hidden && 'sr-only')}>
    <span className="block text-[0.9375rem] leading-6">{label}</span>
    {description && <span className="block text-caption text-ink-mute">{description}</span>}
  </span>
);
