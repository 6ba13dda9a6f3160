import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

/** The browser's own disclosure: it works before the script arrives and is found by "find in page". */
export const Accordion = ({ items }: { items: AccordionItem[] }) => (
  <div className="border-b border-line">
    {items.map((item) => (
      <details key={item.id} className="group border-t border-line">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 py-3.5 font-display text-[1.25rem] leading-tight [&::-webkit-details-marker]:hidden">
          {item.title}
          <ChevronDown
            size={18}
            strokeWidth={1.5}
            className="shrink-0 transition-transform duration-(--dur-move) group-open:rotate-180"
          />
        </summary>
        <div className="max-w-read pb-5 text-body text-ink-soft">{item.content}</div>
      </details>
    ))}
  </div>
);
