import type { Answered } from '#contract/business.ts';
import { useText } from '#web/i18n/use-text.ts';
import { BelowFold } from '#web/site/below-fold.tsx';
import { Accordion } from '#web/ui/accordion.tsx';
import { Heading } from '#web/ui/heading.tsx';

interface AnswersProps {
  questions: Answered[];
  title: string;
  text?: string | undefined;
  /** The month the answers were last read through. */
  reviewed: string;
}

/** Our advisor's answers, each with the caution that belongs to it. */
export function Answers({ questions, title, text, reviewed }: AnswersProps) {
  const { t } = useText();
  const items = questions.map(({ id, question, answer, caution }) => ({
    id,
    title: question,
    content: (
      <>
        <p>{answer}</p>
        {caution && <p className="mt-3 text-caption text-ink-mute">{caution}</p>}
      </>
    ),
  }));
  return (
    <BelowFold className="wrap grid gap-x-16 gap-y-8 pb-(--section) desk:grid-cols-[22rem_1fr]">
      <div>
        <Heading level={2} size="h2" className="text-h3!">
          {title}
        </Heading>
        {text && <p className="mt-3 text-ink-soft">{text}</p>}
        <p className="mt-3 text-caption text-ink-mute">{t.business.answers.reviewed(reviewed)}</p>
      </div>
      <Accordion items={items} />
    </BelowFold>
  );
}
