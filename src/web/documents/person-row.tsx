import { Plus } from 'lucide-react';
import type { DocumentPerson, Vault } from '#contract/documents/documents.ts';
import { initialsOf } from '#domain/initials.ts';
import { acceptedDocuments } from '#web/documents/drop-zone.tsx';
import { type EmptyPlace, emptyOf, tallyOf } from '#web/documents/empty-places.ts';
import { aboutPerson, belongsTo, holderOf } from '#web/documents/names.ts';
import { PaperSlot } from '#web/documents/paper-slot.tsx';
import type { KnownPaper } from '#web/documents/paper-uploads.ts';
import { useText } from '#web/i18n/use-text.ts';
import { FileChoice } from '#web/ui/fields/file-choice.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { Avatar } from '#web/ui/pictures/avatar.tsx';
import { StatusDot } from '#web/ui/status.tsx';

interface PersonRowProps {
  person: DocumentPerson;
  vault: Vault;
  onOpen: (id: string) => void;
  /** Nobody but the owner brings papers. */
  onFiles: ((files: File[], known: KnownPaper) => void) | undefined;
}

/** One person: who it is, how their papers stand, and a slot for each. */
export function PersonRow({ person, vault, onOpen, onFiles }: PersonRowProps) {
  const own = vault.documents.filter((paper) => belongsTo(paper, person));
  return (
    <article
      aria-label={person.name}
      className="grid gap-x-6 gap-y-4 border-t border-line py-6 desk:grid-cols-[12.5rem_1fr]"
    >
      <Who person={person} vault={vault} />
      <ul className="grid grid-cols-2 gap-2.5 tablet:grid-cols-3 tablet:gap-4 desk:grid-cols-4 min-[84rem]:grid-cols-5">
        {own.map((paper) => (
          <PaperSlot key={paper.id} paper={paper} vault={vault} onOpen={() => onOpen(paper.id)} />
        ))}
        {onFiles &&
          emptyOf(person, vault).map((place) => (
            <EmptySlot key={place.key} place={place} onFiles={onFiles} onOpen={onOpen} />
          ))}
      </ul>
    </article>
  );
}

function Who({ person, vault }: Pick<PersonRowProps, 'person' | 'vault'>) {
  const { t } = useText();
  const { name, isClient } = person;
  return (
    <div className="flex items-center gap-x-3 gap-y-1 desk:block">
      <Avatar initials={initialsOf(name)} name={name} size="normal" />
      <div className="min-w-0 flex-1 desk:mt-3">
        <Heading level={3} size="h4" className="break-words">
          <bdi>{name}</bdi>
        </Heading>
        <p className="text-caption text-ink-mute">
          {isClient ? t.documents.people.you : aboutPerson(person, t)}
        </p>
      </div>
      <p className="desk:mt-2">
        <Tally person={person} vault={vault} />
      </p>
    </div>
  );
}

/** One word: what there is to renew before what there is to add. */
function Tally({ person, vault }: Pick<PersonRowProps, 'person' | 'vault'>) {
  const { t } = useText();
  const words = t.documents.people;
  const { renew, add } = tallyOf(person, vault);
  const broken = vault.findings.some(({ documentId }) =>
    vault.documents.some((paper) => paper.id === documentId && belongsTo(paper, person)),
  );
  if (renew > 0)
    return <StatusDot tone={broken ? 'danger' : 'warning'}>{words.renew(renew)}</StatusDot>;
  if (add > 0) return <StatusDot tone="neutral">{words.add(add)}</StatusDot>;
  return <StatusDot tone="success">{words.inOrder}</StatusDot>;
}

interface EmptySlotProps {
  place: EmptyPlace;
  onFiles: (files: File[], known: KnownPaper) => void;
  onOpen: (id: string) => void;
}

/** A place that waits for its paper, and who asks for it. */
function EmptySlot({ place, onFiles, onOpen }: EmptySlotProps) {
  const { t } = useText();
  const { people, types } = t.documents;
  const { type, person, wanted, here } = place;
  const name = wanted?.name ?? types[type];
  const known = { type, holder: holderOf(person) };
  return (
    <li>
      <FileChoice
        label={people.addNamed(name, person.name)}
        accept={acceptedDocuments}
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
