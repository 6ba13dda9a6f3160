/** Somebody who looks at the same thing at the same time. */
export interface Onlooker {
  id: string;
  name: string;
}

/** Who else has this matter open. */
export function useOnlookers(_matterId: string | undefined): Onlooker[] {
  return [];
}

/** Which colleagues are at the desk. */
export function useOnShift(): Onlooker[] {
  return [];
}
