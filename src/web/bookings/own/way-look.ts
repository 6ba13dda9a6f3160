/** A row that is pressed: what it does, and at its end how. */
export const wayLook =
  'flex min-h-11 w-full cursor-pointer items-center gap-3.5 border-b border-line py-3.5 text-start text-[0.9375rem] font-medium hover:text-brass aria-busy:cursor-progress aria-busy:opacity-70';
