import { setPriority } from 'node:os';
import { fillHousehold } from '#server/account/demo-household/household.ts';
import type { HouseholdOrder } from '#server/account/demo-household/start-household.ts';

// Run by start-household.ts, which tells it what to do and hears nothing when all went well.
process.once('disconnect', () => process.exit(1));
process.once('message', async (order: HouseholdOrder) => {
  // The pages of whoever has just started the house come first.
  setPriority(10);
  try {
    await fillHousehold(order);
    process.exit(0);
  } catch (error) {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.send?.({ failure }, () => process.exit(1));
  }
});
