import { ChevronLeft, ChevronRight, Pause, Play, RotateCcw, X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#web/i18n/use-text.ts';
import type { OpenOverlayProps } from '#web/platform/overlays/props.ts';
import { type SeenPages, TourStage } from '#web/tour/stage.tsx';
import { steps, type TourStep } from '#web/tour/steps.ts';
import { usePlay } from '#web/tour/use-play.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Scrim } from '#web/ui/overlays/scrim.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

const size = { size: 18, strokeWidth: 1.5 };

function TourControls({ playing }: { playing: ReturnType<typeof usePlay> }) {
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

/** Section 1 of the specification shows 'Watch Demo' without behaviour; this is what it does here. */
export function TourDialog({ payload, onClose }: OpenOverlayProps<'tour'>) {
  const playing = usePlay();
  const press = useKeys(playing.go);
  const [seen] = useState<SeenPages>(() => new Map());
  const { step, isRunning } = playing;
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Scrim />
        <Primitive.Content className="tour" onKeyDown={press}>
          <TourHead />
          <TourStage path={step.path} from={payload} seen={seen} isRunning={isRunning} />
          <Caption step={step} onLeave={onClose} />
          <TourControls playing={playing} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function TourHead() {
  const { t } = useText();
  return (
    <div className="flex items-start justify-between gap-6">
      <div>
        <Primitive.Title className="font-display text-[1.75rem] leading-[1.15]">
          {t.tour.title}
        </Primitive.Title>
        <Primitive.Description className="text-caption text-ink-mute">
          {t.tour.text}
        </Primitive.Description>
      </div>
      <Primitive.Close asChild>
        <IconButton label={t.tour.close} icon={<X size={18} strokeWidth={1.5} />} />
      </Primitive.Close>
    </div>
  );
}

function Caption({ step, onLeave }: { step: TourStep; onLeave: () => void }) {
  const { t } = useText();
  const { name, caption } = t.tour.steps[step.id];
  return (
    <div aria-live="polite" className="min-h-22 tablet:min-h-14">
      <Heading level={3} size="step">
        {t.tour.step(steps.indexOf(step) + 1, steps.length, name)}
      </Heading>
      <p className="mt-1 text-body text-ink-soft">
        {caption}{' '}
        <Link to={step.path} onClick={onLeave} className="text-brass underline">
          {t.tour.open}
        </Link>
      </p>
    </div>
  );
}

/** Arrows go from step to step and the space bar holds the tour, unless a button has the focus. */
function useKeys(go: ReturnType<typeof usePlay>['go']) {
  const { language } = useText();
  const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
  return (event: KeyboardEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a');
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      go(event.key === forward ? 'next' : 'previous');
    else if (event.key === ' ' && !onControl) go('toggle');
    else return;
    event.preventDefault();
  };
}
