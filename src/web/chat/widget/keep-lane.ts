const followScroll = async () => (await import('#web/chat/widget/lane.ts')).followScroll();

/** What keeps the round button out of the way comes with the first scroll; nobody misses it before. */
export function keepLane(): void {
  addEventListener('scroll', followScroll, { once: true });
}
