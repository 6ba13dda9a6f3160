import { Plus } from 'lucide-react';
import { FileChoice } from '#web/documents/drop-zone.tsx';
import { holderOf } from '#web/documents/names.ts';
import type { EmptyPlace } from '#web/documents/places.ts';
import type { Known } from '#web/documents/use-uploads.ts';
import { useText } from '#web/i18n/use-text.ts';

interface EmptySlotProps {
  place: EmptyPlace;
  onFiles: (files: File[], known: Known) => void;
  onOpen: (id: string) => void;
}

/** A place that waits for its paper, and who asks for it. */
export function EmptySlot({ place, onFiles, onOpen }: EmptySlotProps) {
  const { t } = useText();
  const { people, types } = t.documents;
  const { type, person, wanted, here } = place;
  const name = wanted?.name ?? types[type];
  const known = { type, holder: holderOf(person) };
  return (
    <li>
      <FileChoice
        label={people.addNamed(name, person.name)}
        onFiles={(files) => onFiles(files, known)}
      >
        {(choose) => (
          <button
            type="button"
            onClick={here ? () => onOpen(here.id) : choose}
            className="grid h-full w-full cursor-pointer grid-cols-[2.75rem_1fr] items-center gap-x-2.5 rounded-plate p-1.75 text-start outline-1 -outline-offset-1 outline-line-strong outline-dashed hover:bg-raised focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus focus-visible:outline-solid tablet:grid-cols-[4.25rem_1fr] tablet:gap-x-3.5 tablet:p-2"
          >
            <span className="grid h-18 place-items-center text-ink-mute tablet:h-22">
              <Plus size={18} strokeWidth={1.5} aria-hidden />
            </span>
            <span className="min-w-0 leading-[1.3]">
              <span className="block text-[0.9375rem] leading-[1.2] font-medium break-words">
                {name}
              </span>
              {wanted && (
                <span className="mt-1 block text-[0.75rem] text-ink-mute">
                  {people.askedBy(wanted.matter.title)}
                </span>
              )}
              <span className="mt-1 inline-block border-b border-brass-fill text-caption font-medium">
                {here ? people.handPaper : people.addPaper}
              </span>
              <span className="sr-only">{person.name}</span>
            </span>
          </button>
        )}
      </FileChoice>
    </li>
  );
}
