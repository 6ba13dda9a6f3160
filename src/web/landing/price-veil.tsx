import { LockKeyhole } from 'lucide-react';
import type { Ref } from 'react';
import type { PricingContent } from '#contract/pages/pages.ts';
import { ButtonFace } from '#web/ui/controls/button-face.tsx';
import { buttonLook } from '#web/ui/controls/button-look.ts';
import { Lattice } from '#web/ui/pictures/lattice.tsx';
import { Mark } from '#web/ui/pictures/mark.tsx';

interface PriceVeilProps {
  ref: Ref<HTMLButtonElement>;
  words: PricingContent['veil'];
  /** It has slid apart; what is left of it is neither seen nor read. */
  gone: boolean;
  onOpen: () => void;
}

/** The screen over the prices is one button as a whole. Two halves of lattice, so that it can part. */
export const PriceVeil = ({ ref, words, gone, onOpen }: PriceVeilProps) => (
  <button
    ref={ref}
    type="button"
    className="veil"
    inert={gone}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    <span className="veil-screen">
      <span className="veil-half">
        <Lattice step={76} />
      </span>
      <span className="veil-half">
        <Lattice step={76} />
      </span>
    </span>
    <span className="seal-shadow">
      <span className="seal">
        <Mark className="size-18" />
        <span className="seal-title">{words.title}</span>
        <span className="text-balance text-ink-soft">{words.text}</span>
        <span className={buttonLook({}, 'mt-6')}>
          <ButtonFace icon={<LockKeyhole size={18} strokeWidth={1.5} />}>{words.action}</ButtonFace>
        </span>
      </span>
    </span>
  </button>
);
