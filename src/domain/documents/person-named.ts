/** Whom a form means: forms are filled in with a first name as often as with the whole one. */
export function personNamed<Somebody extends { name: string }>(
  said: string,
  people: readonly Somebody[],
): Somebody | undefined {
  const wanted = plainName(said);
  if (wanted === '') return undefined;
  const whole = people.find(({ name }) => plainName(name) === wanted);
  if (whole) return whole;
  const called = people.filter(({ name }) => plainName(name).startsWith(`${wanted} `));
  // Two of one first name: nobody can tell which.
  return called.length === 1 ? called[0] : undefined;
}

const plainName = (name: string): string => name.trim().toLowerCase();
