/** The brand's eight-pointed star, in the colour of the text around it. */
export function Star({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" className={className} fill="currentColor" aria-hidden="true">
      <path d="M32 3 40.5 11.5h12v12L61 32l-8.5 8.5v12h-12L32 61l-8.5-8.5h-12v-12L3 32l8.5-8.5v-12h12Z" />
    </svg>
  );
}
