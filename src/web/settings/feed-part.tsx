import { FeedPanel } from '#web/itinerary/feed-panel.tsx';
import { Part } from '#web/settings/part.tsx';

export function FeedPart() {
  return (
    <Part name="feed">
      <div className="max-w-[32rem]">
        <FeedPanel />
      </div>
    </Part>
  );
}
