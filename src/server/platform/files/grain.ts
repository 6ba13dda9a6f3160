/** The grain lies over a drawing, so it is drawn last; paper would make a bitmap of it, and a letter grow heavy. */
export function withoutGrain(svg: string): string {
  const last = svg.lastIndexOf('<rect');
  return svg.slice(last).includes('filter=') ? `${svg.slice(0, last)}</svg>` : svg;
}
