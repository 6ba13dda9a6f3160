import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureFiles } from '#contract/pages/parts.ts';
import type { CompareWords } from '#web/platform/use-compared.ts';
import { Heading } from '#web/ui/heading.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { paper } from '#web/ui/print-card.tsx';

export interface CompareHeadProps {
  name: string;
  path: string;
  description: string;
  picture: PictureFiles;
  badges: ReactNode;
  words: CompareWords;
  onRemove: () => void;
}

/** Whose column it is, with the way out of the comparison. */
export function CompareHead(props: CompareHeadProps) {
  const { name, path, description, picture, badges, words, onRemove } = props;
  return (
    <>
      <div className={paper}>
        <Plate>
          <Picture picture={{ ...picture, alt: '' }} />
          <div className="absolute start-3 top-3 z-1 flex max-w-[65%] flex-wrap gap-1.5">
            {badges}
          </div>
          <Remove label={words.remove(name)} onRemove={onRemove} />
        </Plate>
      </div>
      <Heading level={2} size="h4" className="mt-4">
        <Link to={path} className="decoration-brass-fill underline-offset-4 hover:underline">
          {name}
        </Link>
      </Heading>
      <p className="mt-1.5 pe-3 text-[0.875rem] leading-[1.5] text-ink-soft max-tablet:hidden">
        {description}
      </p>
    </>
  );
}

const Remove = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className="absolute end-1 top-1 z-1 grid size-11 cursor-pointer place-items-center text-[#10282D]"
  >
    <span className="grid size-7 place-items-center rounded-hair bg-[#FCF9F3]">
      <X size={15} strokeWidth={1.5} aria-hidden />
    </span>
  </button>
);
