/** The name as it was drawn for one language; shapes are placed from left to right. */
export interface DrawnName {
  viewBox: string;
  /** The size at which it stands beside the mark. */
  className: string;
  shapes: { x: number; y: number; d: string }[];
}

export const Wordmark = ({ name: { viewBox, className, shapes } }: { name: DrawnName }) => (
  <svg viewBox={viewBox} fill="currentColor" className={className} aria-hidden="true">
    {shapes.map(({ x, y, d }) => (
      <path key={x} transform={`translate(${x} ${y})`} d={d} />
    ))}
  </svg>
);
