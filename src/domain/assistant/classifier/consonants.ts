/** What remains of a word when it is written without its vowels: the same in Arabic letters and in Latin ones with figures. */

const pairs: Record<string, string> = {
  sh: 'ش',
  ch: 'ش',
  kh: 'خ',
  gh: 'غ',
  th: 'ت',
  dh: 'د',
};
/** Vowels, and letters that come and go with the dialect, are left out. */
const latin: Record<string, string> = {
  b: 'ب',
  p: 'ب',
  t: 'ت',
  j: 'ج',
  g: 'ق',
  d: 'د',
  r: 'ر',
  z: 'ز',
  s: 'س',
  f: 'ف',
  v: 'ف',
  q: 'ق',
  k: 'ك',
  c: 'ك',
  l: 'ل',
  m: 'م',
  n: 'ن',
  x: 'كس',
  a: '',
  e: '',
  i: '',
  o: '',
  u: '',
  w: '',
  y: '',
  h: '',
  2: '',
  3: 'ع',
  5: 'خ',
  6: 'ت',
  7: 'ح',
  8: 'ق',
  9: 'س',
};
const arabic: Record<string, string> = {
  ا: '',
  و: '',
  ي: '',
  ه: '',
  ض: 'د',
  ذ: 'د',
  ظ: 'د',
  ص: 'س',
  ط: 'ت',
  ث: 'ت',
};

/** The word must be `plain`. */
export function consonantsOf(word: string): string {
  if (/[ء-ي]/.test(word))
    return word
      .replace(/^(?:وال|بال|ال|لل)(?=..)/, '')
      .replace(/[ء-ي]/g, (one) => arabic[one] ?? one);
  return word
    .replace(/^(?:al|el|il)(?=..)/, '')
    .replace(/[sckgtd]h/g, (pair) => pairs[pair] ?? pair)
    .replace(/[a-z2-9]/g, (one) => latin[one] ?? one)
    .replace(/(.)\1/g, '$1');
}
