/** A word with a brass line under it: a way that is not the main one. */
export const quietLink =
  'cursor-pointer border-b border-brass-fill text-[0.875rem] leading-6 hover:text-brass';
