import { useId } from 'react';
import type { SearchAnswer, SearchHit } from '#contract/search.ts';
import { useText } from '#web/i18n/use-text.ts';
import { hitsOf, optionId } from '#web/platform/search/hits.ts';
import { HitRow } from '#web/search/hit-row.tsx';
import { classes } from '#web/ui/classes.ts';

interface ResultsProps {
  listId: string;
  answer: SearchAnswer;
  active: number;
  /** The answer is that of an earlier wording. */
  stale: boolean;
  onPoint: (at: number) => void;
  onChoose: (hit: SearchHit) => void;
}

export function Results(props: ResultsProps) {
  const { listId, answer, stale } = props;
  const { t } = useText();
  const starts = answer.groups.map(
    (_, at) => hitsOf({ ...answer, groups: answer.groups.slice(0, at) }).length,
  );
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t.search.results}
      aria-busy={stale}
      className={classes('px-3 py-2 transition-opacity tablet:px-3.5', stale && 'opacity-60')}
    >
      {answer.groups.map((group, at) => (
        <Group key={group.kind} {...props} group={group} start={starts[at] ?? 0} />
      ))}
    </div>
  );
}

interface GroupProps extends ResultsProps {
  group: SearchAnswer['groups'][number];
  start: number;
}

function Group({ group, start, listId, answer, active, onPoint, onChoose }: GroupProps) {
  const { t, format } = useText();
  const label = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by role, not in a fieldset
    <div role="group" aria-labelledby={label} className="py-1.5">
      <div className="flex justify-between px-3 pb-1 text-[0.75rem] leading-5 text-ink-soft">
        <span id={label}>{t.search.kinds[group.kind]}</span>
        <span className="tnum" aria-hidden="true">
          {format.number(group.total)}
        </span>
      </div>
      {group.hits.map((hit, at) => (
        <HitRow
          key={`${hit.path} ${hit.title}`}
          id={optionId(listId, start + at)}
          hit={hit}
          matched={answer.matched}
          active={start + at === active}
          onPoint={() => onPoint(start + at)}
          onChoose={() => onChoose(hit)}
        />
      ))}
    </div>
  );
}
