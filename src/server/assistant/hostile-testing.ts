/** Questions that ask more of whoever reads them than of whoever writes them. */
import { chatLengths } from '#contract/assistant/assistant.ts';

const pieces = [
  ...['1,', '1.', '1:', '1-', '1/2/', '12 ', '1 to ', '3 December 2026, ', 'next friday at 5pm '],
  ...[
    '5 hours ',
    'two hours ',
    '1h',
    '2 days ',
    '5 years old ',
    'AED 5,000 ',
    'monday ',
    '١٢٣ ',
    '١',
    'a',
    'ا',
    '"\'(',
    '😀',
  ],
  ...['yacht ', 'yahct vila scool ', 'villa and school ', 'burj al arab marina palm ', '[', '**'],
  ...['يخت فيلا مدرسه ', ' وكتاب', '\u064bا', '<script', 'how much is the yacht? ', 'my my my '],
];

const filled = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** As many wishes as are read one by one, each as long as there is room for. */
const manyWishes = Array.from({ length: 16 }, (_, place) =>
  filled(place % 2 === 0 ? 'villa for 5 hours ' : 'yahct for 2 days ', 118),
).join(' and ');

/** Each as long as a question may be, after as much of the same as a body may carry. */
export const hostileQuestions = () =>
  [...pieces, manyWishes].map((piece) => ({
    message: filled(piece, chatLengths.message),
    conversationHistory: Array.from({ length: 5 }, (_, place) => ({
      text: filled(piece, chatLengths.historyMessage / 2),
      isUser: place % 2 === 0,
    })),
  }));

/** Every word another one that nobody knows. */
export const unknownWords = () =>
  Array.from({ length: 300 }, (_, place) => `qwz${place}x`)
    .join(' ')
    .slice(0, chatLengths.message);
