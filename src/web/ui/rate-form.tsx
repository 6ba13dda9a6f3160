import { type ReactNode, useState } from 'react';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useForm } from '#web/ui/fields/use-form.ts';
import { notify } from '#web/ui/notify.ts';
import { Stars } from '#web/ui/stars.tsx';

interface Rating {
  stars: number;
  words: string;
}

interface RateFormProps {
  words: {
    stars: string;
    star: (count: number) => string;
    words: string;
    /** Said where the stars are not there. */
    missing: string;
    done: string;
  };
  /** Beside the words, which nobody has to write. */
  optional: string;
  maxLength: number;
  /** What was answered before. */
  given?: Rating | null;
  onRate: (rating: Rating, how: { onSuccess: () => void }) => void;
  className: string;
  /** Why it was refused, and the buttons. */
  children: ReactNode;
}

/** How it was: stars, and words if one likes. */
export function RateForm(props: RateFormProps) {
  const { words, optional, maxLength, given, onRate, className, children } = props;
  const [stars, setStars] = useState(given?.stars);
  const [said, setSaid] = useState(given?.words ?? '');
  const { errors, formProps } = useForm(
    () => ({ stars: stars ? undefined : words.missing }),
    async () =>
      stars && onRate({ stars, words: said }, { onSuccess: () => notify.success(words.done) }),
  );
  return (
    <form {...formProps} className={className}>
      <Stars
        label={words.stars}
        say={words.star}
        value={stars}
        error={stars ? undefined : errors.stars}
        onChange={setStars}
      />
      <TextArea label={words.words} note={optional} maxLength={maxLength} typed={[said, setSaid]} />
      {children}
    </form>
  );
}
