/** What the house gives away by ending something itself. */
import type { MatterEnding } from '#contract/matters/quotes.ts';
import type { MoneyEnding } from '#contract/money-facts.ts';
import type { Money } from '#contract/primitives.ts';
import { minus } from '#domain/money.ts';

/**
 * All that goes back weighs, as it would in a refund: terms that keep nothing would otherwise let one person
 * send everything back. So does what the client would have left with us, though nobody has paid it yet.
 */
export function givenAway(
  ours: Pick<MoneyEnding, 'keeps' | 'comesBack'>,
  own: Pick<MoneyEnding, 'keeps'>,
): Money {
  const forgiven = minus(own.keeps, ours.keeps);
  return forgiven.amount > ours.comesBack.amount ? forgiven : ours.comesBack;
}

/** The same of a matter. */
export const givenByEnd = (
  ours: Pick<MatterEnding, 'kept' | 'comesBack'>,
  own: Pick<MatterEnding, 'kept'>,
): Money => givenAway({ keeps: ours.kept, comesBack: ours.comesBack }, { keeps: own.kept });
