/**
 * Makes a thing once for each name and keeps it. For formats of dates and sums: making one costs a
 * hundred times what using it does, and there are as many as there are languages and zones.
 */
export function keptByName<Name extends string, Thing>(make: (name: Name) => Thing) {
  const things = new Map<Name, Thing>();
  return (name: Name): Thing => {
    const known = things.get(name);
    if (known !== undefined) return known;
    const made = make(name);
    things.set(name, made);
    return made;
  };
}
