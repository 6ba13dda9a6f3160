const followScroll = async () => (await import('#web/chat/widget/lane.ts')).followScroll();

/** What keeps the round button out of the way comes when nothing else is wanted: the first screen is looked at too. */
export const keepLane = () => void (window.requestIdleCallback ?? setTimeout)(followScroll);
