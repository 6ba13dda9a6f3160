/**
 * The five categories from the line up: gulf, sea, brass, coral, sand. At night gulf would sink into the
 * page, so the two waters are lighter there.
 */
export const spendingFills = [
  'fill-[#0F3B41] dark:fill-[#3A7F86]',
  'fill-[#5E8C93] dark:fill-[#93C2C8]',
  'fill-brass-fill',
  'fill-coral-fill',
  'fill-[#B9AB8E] dark:fill-[#DACDB1]',
];
