import { Plate } from '#web/ui/plate.tsx';
// Inside the script, so that it hangs there without a network too.
import picture from '../../../dist/inline/error-print.svg?inline';

/** A print that slipped on its wire: the only crooked thing in the product. */
export function HungPrint({ caption, straight }: { caption: string; straight: boolean }) {
  return (
    <div className="hung" data-straight={straight || undefined} aria-hidden="true">
      <svg viewBox="0 0 460 90" className="hung-wire" fill="none" aria-hidden="true">
        <path d="M22 94L236 6L438 104" stroke="var(--line-strong)" strokeWidth="1.2" />
        <circle cx="236" cy="6" r="4" fill="var(--brass-fill)" />
      </svg>
      <div className="hung-print">
        <Plate>
          <img src={picture} alt="" width={800} height={600} className="size-full object-cover" />
        </Plate>
        <p className="flex justify-between px-2 pt-3.5 pb-1 text-caption text-ink-mute">
          <span>{caption}</span>
          <span className="tnum">05:40</span>
        </p>
      </div>
    </div>
  );
}
