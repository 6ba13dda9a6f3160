/** Amounts as people type them, with two decimals: `4,200.00`. No float touches them. */
const western = (text: string) =>
  text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660));

/** In minor units; nothing while it is not an amount. */
export function amountOf(text: string): number | undefined {
  const plain = western(text).replace(/[,\s]/g, '');
  const [whole, units = '', decimals = ''] = /^(\d{1,9})(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(`${units}${decimals.padEnd(2, '0')}`);
}

export function amountText(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  const units = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units}.${digits.slice(-2)}`;
}
