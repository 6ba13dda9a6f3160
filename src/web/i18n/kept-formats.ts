/** Makes each one once: a phone takes milliseconds for it, and a list would ask a hundred times. */
export function keptBy<Given extends (string | number)[], Made>(make: (...given: Given) => Made) {
  const kept = new Map<string, Made>();
  return (...given: Given): Made => {
    const key = given.join(' ');
    const made = kept.get(key) ?? make(...given);
    kept.set(key, made);
    return made;
  };
}

export const numberFormat = keptBy((locale: string) => new Intl.NumberFormat(locale));

export const pluralRules = keptBy((locale: string) => new Intl.PluralRules(locale));
