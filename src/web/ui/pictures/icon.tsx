/**
 * The shell's few icons. Lucide's shapes, but not its component, which would cost every visitor 2 KB;
 * the three brand signs are the design's own.
 */
const shapes = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  search: 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.34-4.34',
  chat: 'M7.9 20A9 9 0 1 0 4 16.1L2 22Z',
  play: 'M6 3l14 9-14 9z',
  light:
    'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41',
  dark: 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9z',
  system: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M17 7h.01',
  x: 'M4 4l16 16M20 4L4 20',
  linkedin: 'M4 9v11M4 4.5v.01M9.5 20V9M9.5 14c0-6.5 9-6.5 9 0v6',
};

type IconName = keyof typeof shapes;

export const isIcon = (name: string): name is IconName => name in shapes;

export const Icon = ({
  name,
  className = 'size-[18px]',
}: {
  name: IconName;
  className?: string;
}) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shapes[name]} />
  </svg>
);
