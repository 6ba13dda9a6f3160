/** What a house is known for, in a word each. */
export const Tags = ({ items }: { items: string[] }) => (
  <ul className="mt-3.5 flex flex-wrap gap-1.5">
    {items.map((item) => (
      <li
        key={item}
        className="rounded-hair px-2.5 py-[0.1875rem] text-caption text-ink-soft shadow-[inset_0_0_0_1px_var(--line-strong)]"
      >
        {item}
      </li>
    ))}
  </ul>
);
