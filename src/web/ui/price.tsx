import { classes } from '#web/ui/classes.ts';

const sizes = {
  card: 'text-[1.875rem]',
  total: 'text-[2.375rem]',
  plan: 'text-[3.5rem] tracking-[-0.02em]',
};

interface PriceProps {
  /** Formatted: the currency stands where the language wants it. */
  amount: string;
  /** "per person", "about AED 10,870". */
  note?: string;
  size?: keyof typeof sizes;
}

export const Price = ({ amount, note, size = 'card' }: PriceProps) => (
  <p>
    <bdi className={classes('block font-display leading-none lining-nums', sizes[size])}>
      {amount}
    </bdi>
    {note && <span className="mt-1 block text-[0.75rem] leading-[1.4] text-ink-mute">{note}</span>}
  </p>
);
