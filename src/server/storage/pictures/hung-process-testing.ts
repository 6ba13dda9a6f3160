/** Says its number when it is asked who it is, and over any picture holds its thread for good. */
import type { Painted, Painting } from '#server/storage/pictures/painters.ts';

process.on('message', ({ picture }: Painting) => {
  if (Buffer.from(picture).toString() === 'say who you are')
    process.send?.({ refusal: String(process.pid) } satisfies Painted);
  else for (;;);
});
