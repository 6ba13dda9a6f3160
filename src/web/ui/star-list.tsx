/** What is included. The bullet is the brand's star, never a tick. */
export function StarList({ items }: { items: string[] }) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line pt-4.5 text-[0.875rem] leading-[1.3]">
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2">
          <svg
            viewBox="0 0 64 64"
            width={11}
            height={11}
            className="mt-[0.22rem] shrink-0 text-brass-fill"
            aria-hidden="true"
          >
            <path
              fill="currentColor"
              d="M32 3 40.5 11.5h12v12L61 32l-8.5 8.5v12h-12L32 61l-8.5-8.5h-12v-12L3 32l8.5-8.5v-12h12Z"
            />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
