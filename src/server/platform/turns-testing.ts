import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

/** How often everybody else has a turn while something is being made. */
export async function turnsDuring(
  making: Promise<unknown>,
  meanwhile: () => void = () => {},
): Promise<number> {
  let turns = 0;
  let isMade = false;
  const made = making.finally(() => {
    isMade = true;
  });
  while (!isMade) {
    await turnOfTheLoop();
    meanwhile();
    turns += 1;
  }
  await made;
  return turns;
}
