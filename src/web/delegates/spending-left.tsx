import type { OwnMandate } from '#contract/delegates.ts';
import { useSayLeft } from '#web/delegates/say-mandate.ts';

interface LeftProps {
  mandate: Pick<OwnMandate, 'rights' | 'upToDay' | 'upToMonth' | 'spent'>;
}

/** What may still be spent today and this month, for whoever gave the mandate and whoever has it. */
export function Left({ mandate }: LeftProps) {
  const left = useSayLeft()(mandate);
  return left ? <p className="text-[0.9375rem] leading-normal text-ink-soft">{left}</p> : null;
}
