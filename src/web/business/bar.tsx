/** A stretch of the whole, from nothing at the start to the largest at the end; both between 0 and 1. */
export function Bar({ from, to }: { from: number; to: number }) {
  const length = 200;
  return (
    <svg
      viewBox={`0 0 ${length} 6`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 mb-2.5 block h-1.5 w-full max-w-60 rtl:-scale-x-100"
    >
      <rect y="2.5" width={length} height="1" className="fill-line-strong" />
      <rect x={from * length} width={(to - from) * length} height="6" className="fill-primary" />
    </svg>
  );
}
