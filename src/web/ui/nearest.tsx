import { Button } from '#web/ui/controls/button.tsx';

interface NearestProps {
  label: string;
  /** What is left, as it is said, and what happens to whoever takes it. */
  ways: { name: string; onChoose: () => void }[];
}

/** Whoever came second is shown what is free nearest to what they wanted. */
export const Nearest = ({ label, ways }: NearestProps) =>
  ways.length > 0 && (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are ways on
    <div role="group" aria-label={label} className="flex flex-wrap items-center gap-2">
      <p className="w-full text-caption text-ink-soft">{label}</p>
      {ways.map(({ name, onChoose }) => (
        <Button key={name} size="small" variant="outline" onClick={onChoose}>
          {name}
        </Button>
      ))}
    </div>
  );
