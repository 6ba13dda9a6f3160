/**
 * Numbers as Intl writes them, in the house's languages. The first question that Intl is asked costs a
 * phone a tenth of a second, in which it hears no finger. A number that is not plain is undefined, and
 * asked of Intl; a test holds all of it against Intl. This is in the first chunk: what few pages say (days,
 * round amounts) has files of its own. Sums are `domain/money/figures.ts`, lists `domain/lists.ts`, for letters
 * too.
 */
import { groupThousands } from '#domain/money/figures.ts';

export function plainNumber(value: number): string | undefined {
  const digits = String(value);
  return /^\d{1,15}(\.\d{1,3})?$/.test(digits) ? groupThousands(digits) : undefined;
}
