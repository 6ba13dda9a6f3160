/** A coordinate as SVG text: tenths near the origin, whole units where a tenth cannot be seen. */
export const num = (v: number) => {
  const s = (Math.abs(v) >= 80 ? Math.round(v) : Math.round(v * 10) / 10).toString();
  return s === '-0' ? '0' : s;
};

/** A coordinate in whole units, still a number. */
export const int = (v: number) => Math.round(v);

/** The entry of a list that must be there: a drawing that counts wrongly stops instead of writing "undefined". */
export function nth<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No entry ${index} in a list of ${list.length}.`);
  return item;
}
