import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { steps } from '#web/tour/steps.ts';
import type { usePlay } from '#web/tour/use-play.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const size = { size: 18, strokeWidth: 1.5 };

export function TourControls({ playing }: { playing: ReturnType<typeof usePlay> }) {
  const { t } = useText();
  const { position, isRunning, go } = playing;
  const isOver = !isRunning && position === steps.length - 1;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={t.tour.previous}
        icon={<ChevronLeft {...size} className="rtl:-scale-x-100" />}
        disabled={position === 0}
        onClick={() => go('previous')}
      />
      <IconButton
        label={isOver ? t.tour.again : isRunning ? t.tour.pause : t.tour.play}
        icon={
          isOver ? <RotateCcw {...size} /> : isRunning ? <Pause {...size} /> : <Play {...size} />
        }
        onClick={() => go('toggle')}
      />
      <IconButton
        label={t.tour.next}
        icon={<ChevronRight {...size} className="rtl:-scale-x-100" />}
        disabled={position === steps.length - 1}
        onClick={() => go('next')}
      />
      <ol className="ms-3 flex flex-1 gap-1.5">
        {steps.map((step, index) => (
          <li key={step.id} className="flex-1">
            <button
              type="button"
              className="tour-mark"
              aria-label={t.tour.step(index + 1, steps.length, t.tour.steps[step.id].name)}
              aria-current={index === position ? 'step' : undefined}
              data-running={(index === position && isRunning) || undefined}
              data-seen={index < position || undefined}
              onClick={() => go({ to: index })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
