/** Whether the desk hears of changes at once; else it asks again every minute. */
export function useDeskLive(): boolean {
  return false;
}
