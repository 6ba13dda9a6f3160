import { Star } from 'lucide-react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

interface RatingProps {
  value: string;
  /** The whole sentence for those who do not see the star: "Rated 4.9 of 5". */
  label: string;
}

export const Rating = ({ value, label }: RatingProps) => (
  <span className="inline-flex h-7 items-center gap-1.5 rounded-hair bg-[rgb(11_30_35/0.72)] px-2.5 text-caption text-inverse">
    <Star size={12} className="fill-[#DDB67A] text-[#DDB67A]" />
    <span aria-hidden className="tnum">
      {value}
    </span>
    <VisuallyHidden>{label}</VisuallyHidden>
  </span>
);
