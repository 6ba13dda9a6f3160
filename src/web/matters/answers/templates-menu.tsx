import { ChevronUp } from 'lucide-react';
import type { DeskMatter } from '#contract/matters/desk.ts';
import { useText } from '#web/i18n/use-text.ts';
import { useDeskDraft } from '#web/matters/answers/drafts.ts';
import { templates as arabic } from '#web/platform/desk/template-text.ar.ts';
import { templates as english } from '#web/platform/desk/template-text.en.ts';
import { Menu } from '#web/ui/overlays/menu.tsx';

const inLanguage = { en: english, ar: arabic };

/** Answers that are written often, in the language of the answer. What was typed stays before them. */
export function TemplatesMenu({ matter }: { matter: DeskMatter }) {
  const { t } = useText();
  const [{ reply, language }, write] = useDeskDraft(matter.id);
  const { client } = matter;
  const templates = inLanguage[language ?? client?.language ?? 'en'];
  const name = client?.name.trim().split(/\s+/u)[0] ?? '';
  const items = Object.entries(templates).map(([id, { label, text }]) => ({
    id,
    label,
    onSelect: () => write({ reply: [reply.trimEnd(), text(name)].filter(Boolean).join('\n\n') }),
  }));
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 hover:text-ink max-tablet:min-h-11"
        >
          {t.deskMatters.reply.templates}
          <ChevronUp size={14} strokeWidth={1.5} />
        </button>
      }
      groups={[{ id: 'all', items }]}
    />
  );
}
