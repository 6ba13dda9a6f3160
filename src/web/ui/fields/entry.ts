/** What stands in a field, and where goes what is typed or chosen there: a pair, as a state is one. */
export type Typed = readonly [value: string, onType: (text: string) => void];

/** The same as the browser's controls take it; nothing where a field is filled in another way. */
export const controlOf = (typed: Typed | undefined) =>
  typed && {
    value: typed[0],
    onChange: ({ target }: { target: { value: string } }) => typed[1](target.value),
  };
