import { type FormEvent, useState } from 'react';
import type { PackageSheet } from '#contract/business.ts';
import { mostCompared } from '#domain/comparison.ts';
import { useText } from '#web/i18n/use-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';

interface AddPackageProps {
  packages: PackageSheet[];
  chosen: string[];
  add: (slug: string) => void;
}

/** A list and a button: arrow keys in the list alone must not yet add anything. */
export function AddPackage({ packages, chosen, add }: AddPackageProps) {
  const { t } = useText();
  const { compare } = t.business;
  const [picked, setPicked] = useState('');
  if (chosen.length >= mostCompared)
    return <p className="max-w-[20rem] text-caption text-ink-mute">{compare.full}</p>;
  const rest = packages.filter((sheet) => !chosen.includes(sheet.slug));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (picked) add(picked);
    setPicked('');
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-3">
      <Select
        label={compare.add}
        className="w-60 min-w-0"
        required
        value={picked}
        onChange={(event) => setPicked(event.target.value)}
        placeholder={compare.choose}
        options={rest.map(({ slug, title }) => ({ value: slug, label: title }))}
      />
      <Button type="submit" variant="outline">
        {compare.addButton}
      </Button>
    </form>
  );
}
