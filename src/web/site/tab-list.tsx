import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface ListedTab<Value extends string> {
  value: Value;
  label: string;
}

interface TabListProps<Value extends string> {
  label: string;
  tabs: ListedTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** What belongs to the chosen tab. */
  children: ReactNode;
}

const tabLook =
  'relative shrink-0 cursor-pointer py-4 text-body whitespace-nowrap text-ink-mute transition-colors duration-(--dur-touch) after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:bg-brass-fill';

/** Tabs of a public page, which cannot afford the widget library. Arrow keys move the choice. */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const { label, tabs, value, onChange, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const to = aimOf(
      event,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const tab = to === undefined ? undefined : tabs[to];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll('button')[to ?? 0]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-6 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none] tablet:gap-9"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={tabLook}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

function aimOf({ key, currentTarget }: KeyboardEvent, at: number, count: number) {
  const forward = currentTarget.matches(':dir(rtl)') ? -1 : 1;
  const aims: Record<string, number> = {
    ArrowRight: (at + forward + count) % count,
    ArrowLeft: (at - forward + count) % count,
    Home: 0,
    End: count - 1,
  };
  return aims[key];
}
