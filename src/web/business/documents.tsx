import { FileUp } from 'lucide-react';
import { useText } from '#web/i18n/use-text.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { Heading } from '#web/ui/heading.tsx';

export const documentsId = 'documents';

/** The papers that open a file, numbered as we ask for them. */
export function Documents({ documents }: { documents: string[] }) {
  const { t } = useText();
  const { title, text, button } = t.business.documents;
  return (
    <section
      id={documentsId}
      className="wrap grid scroll-mt-(--nav-h) gap-x-16 gap-y-9 pb-(--section) desk:grid-cols-[22rem_1fr]"
    >
      <div>
        <Heading level={2} size="h2">
          {title}
        </Heading>
        <p className="mt-4 text-ink-soft">{text}</p>
        <AskLink
          kind="company"
          variant="outline"
          icon={<FileUp size={18} strokeWidth={1.5} />}
          className="mt-6"
        >
          {button}
        </AskLink>
      </div>
      <Papers documents={documents} />
    </section>
  );
}

const Papers = ({ documents }: { documents: string[] }) => (
  <ol className="border-b border-line">
    {documents.map((document, index) => (
      <li key={document} className="flex items-baseline gap-6 border-t border-line py-4">
        <span aria-hidden className="w-6 font-display text-[1.375rem] text-brass lining-nums">
          {index + 1}
        </span>
        <span className="font-display text-[1.375rem] leading-[1.3] [&:lang(ar)]:leading-[1.5]">
          {document}
        </span>
      </li>
    ))}
  </ol>
);
