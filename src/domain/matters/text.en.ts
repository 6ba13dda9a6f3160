/** What is said of a version of a quote, and of what it changes: on the page, in the question, in the letter. */
export const versionText = {
  inPlaceOf: (number: number, before: number) => `${number}, in place of quote ${before}`,
  differs: (sum: string, sign: number, number: number) => {
    if (sign === 0) return `The same as quote ${number}.`;
    return `${sum} ${sign < 0 ? 'less' : 'more'} than quote ${number}.`;
  },
  kinds: { fee: 'Fee', paid_out: 'Paid out for you, at cost' },
  included: 'Included',
  vat: 'VAT 5 %, within the total',
  was: (sum: string, number: number) => `Quote ${number} was ${sum}.`,
  keeps: (percent: number, sum: string) =>
    percent === 0
      ? 'If you withdraw, or we cannot do it, everything you have paid comes back.'
      : `If you withdraw after accepting, we keep ${percent} % (${sum}). If we cannot do it, everything you have paid comes back.`,
  keepsRest: (sum: string) =>
    `If you withdraw, we keep what is left of it after what we took off (${sum}). If we cannot do it, everything you have paid comes back.`,
  fellThrough:
    'A supplier fell through, and we look again. What you have paid counts towards the next quote; withdraw, and all of it comes back.',
  worse: (number: number, before: string) =>
    `This is stricter than quote ${number}, under which ${before} if you withdrew.`,
  better: (number: number, before: string) =>
    `This is milder than quote ${number}, under which ${before} if you withdrew.`,
  keptBefore: (percent: number, sum: string) =>
    percent === 0 ? 'nothing was kept' : `${percent} % (${sum}) was kept`,
  declined: (paid: string) =>
    `What you have paid, ${paid}, stays with us and counts towards the next quote; nothing more is asked until you accept one. If you would rather have it back, withdraw the request: all of it comes back.`,
  withdrawn: (paid: string) =>
    `If you withdraw the request instead of accepting, all you have paid, ${paid}, comes back.`,
  replaces: (before: number) =>
    `It takes the place of quote ${before} once you accept it. Until then quote ${before} stands as it is.`,
  standsOn: (before: number) => `Quote ${before} then stands as it is.`,
  desk: {
    keeps: (percent: number, sum: string) =>
      percent === 0
        ? 'All comes back if they withdraw.'
        : `${percent} % (${sum}) is kept if they withdraw; all comes back if we cannot do it.`,
    keepsRest: (sum: string) =>
      `What is left after what we took off (${sum}) is kept if they withdraw; all comes back if we cannot do it.`,
    keepsOnceAccepted: (percent: number, sum: string) =>
      percent === 0
        ? 'All comes back if they withdraw.'
        : `${percent} % (${sum}) is kept if they withdraw after accepting; all comes back if we cannot do it.`,
    fellThrough:
      'The supplier failed: what they have paid counts towards the next quote, and all of it goes back if they withdraw.',
    standing: (before: number) =>
      `Version ${before} stands as it is, with its invoice and its terms, until the client accepts this one.`,
    worse: (number: number, before: number, now: number) =>
      `Stricter than version ${number}: if the client withdraws, ${now} % is kept instead of ${before} %. The letter and the question before they accept say so.`,
  },
};
export type VersionText = typeof versionText;
