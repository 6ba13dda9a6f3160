import type { FaqContent, Question } from '#contract/company.ts';
import { Heading } from '#web/ui/heading.tsx';

interface FaqTopicProps {
  topic: FaqContent['topics'][number];
  /** Whoever searched wants to read, not to open. */
  unfolded: boolean;
}

export const FaqTopic = ({ topic, unfolded }: FaqTopicProps) => (
  <section aria-labelledby={`topic-${topic.id}`}>
    <Heading level={2} size="h3" id={`topic-${topic.id}`}>
      {topic.label}
    </Heading>
    <div className="mt-4 border-t border-line-strong">
      {topic.questions.map((question) => (
        <Answered key={`${question.id} ${unfolded}`} question={question} unfolded={unfolded} />
      ))}
    </div>
  </section>
);

/** The browser's own: it opens without a script and is found by the browser's search. */
const Answered = ({ question, unfolded }: { question: Question; unfolded: boolean }) => (
  <details
    id={question.id}
    open={unfolded}
    className="group scroll-mt-[calc(var(--nav-h)+1rem)] border-b border-line"
  >
    <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-4.5 text-[1.0625rem] font-medium hover:text-brass [&::-webkit-details-marker]:hidden">
      {question.question}
      <PlusSign />
    </summary>
    <p className="max-w-read pe-10 pb-6 text-[1.0625rem] leading-[1.7] text-ink-soft">
      {question.answer}
    </p>
  </details>
);

const PlusSign = () => (
  <svg
    viewBox="0 0 16 16"
    width={16}
    height={16}
    className="shrink-0 self-center text-brass"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    aria-hidden="true"
  >
    <path d="M2 8h12" />
    <path d="M8 2v12" className="group-open:hidden" />
  </svg>
);
