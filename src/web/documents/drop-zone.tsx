import { Camera, FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { documentMedia } from '#contract/documents/kinds.ts';
import { useText } from '#web/i18n/use-text.ts';
import { classes } from '#web/ui/classes.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** HEIC by its ending, too: some systems do not know its type. */
export const acceptedDocuments = [...documentMedia, '.heic', '.heif'].join(',');

interface DropZoneProps {
  onFiles: (files: File[]) => void;
}

/** Drag and drop where there is a pointer, a file or the camera anywhere. */
export function DropZone({ onFiles }: DropZoneProps) {
  const { t } = useText();
  const words = t.documents.drop;
  const { over, handlers } = useDropping(onFiles);
  return (
    <section
      aria-label={words.title}
      {...handlers}
      className={classes(
        'flex min-h-72 flex-1 flex-col items-center justify-center rounded-plate border border-dashed px-6 py-7 text-center transition-colors duration-(--dur-touch)',
        over ? 'border-primary bg-raised' : 'border-line-strong',
      )}
    >
      <FileUp size={24} strokeWidth={1.5} aria-hidden className="text-ink" />
      <Heading level={2} size="h4" className="mt-3">
        {over ? words.let : words.title}
      </Heading>
      <p className="mt-1 max-w-72 text-[0.875rem] leading-normal text-ink-mute">{words.text}</p>
      <div className="mt-4 flex flex-wrap justify-center gap-2.5">
        <FileChoice label={words.chooseLabel} multiple accept={acceptedDocuments} onFiles={onFiles}>
          {(choose) => (
            <Button size="small" onClick={choose}>
              {words.choose}
            </Button>
          )}
        </FileChoice>
        <FileChoice label={words.cameraLabel} camera onFiles={onFiles}>
          {(choose) => (
            <Button
              size="small"
              variant="outline"
              icon={<Camera size={16} strokeWidth={1.5} />}
              onClick={choose}
            >
              {words.camera}
            </Button>
          )}
        </FileChoice>
      </div>
    </section>
  );
}

/** Whoever drags over a child of the zone is still over the zone: entering and leaving are counted. */
function useDropping(onFiles: DropZoneProps['onFiles']) {
  const [depth, setDepth] = useState(0);
  const carries = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  return {
    over: depth > 0,
    handlers: {
      onDragEnter: (event: DragEvent) => carries(event) && setDepth((count) => count + 1),
      onDragLeave: () => setDepth((count) => Math.max(0, count - 1)),
      onDragOver: (event: DragEvent) => carries(event) && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        setDepth(0);
        if (!carries(event)) return;
        event.preventDefault();
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
