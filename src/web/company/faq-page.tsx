import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { FaqContent, Question } from '#contract/company.ts';
import { questionCount, questionsAbout } from '#domain/company-questions.ts';
import { companyHead } from '#web/company/head.ts';
import { PageHead } from '#web/company/page-head.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { useFilters, useTypedFilter } from '#web/platform/use-filters.ts';
import type { PageOf, Screen } from '#web/screen.ts';
import { Choices } from '#web/site/choices.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { SearchField } from '#web/ui/fields/search-field.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

function FaqPage({ page: { content } }: { page: PageOf<'faq'> }) {
  const { t } = useText();
  const [query, setQuery] = useTypedFilter(useFilters(), 'q');
  const topics = questionsAbout(content.topics, query);
  const list = useRef<HTMLDivElement>(null);
  useAnswerInAddress(list);
  return (
    <>
      <PageHead label={t.company.faqLabel} text={content} />
      <div className="wrap grid gap-x-12 gap-y-8 pt-9 pb-16 tablet:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] tablet:pt-14 tablet:pb-28">
        <Finder query={query} onQuery={setQuery} topics={topics} />
        <div ref={list} className="grid content-start gap-12">
          {topics.map((topic) => (
            <FaqTopic key={topic.id} topic={topic} unfolded={query !== ''} />
          ))}
          {topics.length === 0 && <NoneFound query={query} />}
        </div>
      </div>
    </>
  );
}

interface FinderProps {
  query: string;
  onQuery: (query: string) => void;
  topics: FaqContent['topics'];
}

function Finder({ query, onQuery, topics }: FinderProps) {
  const { t } = useText();
  const count = questionCount(topics);
  return (
    <search className="self-start tablet:sticky tablet:top-[calc(var(--nav-h)+2rem)] tablet:max-w-88">
      <Choices>
        <SearchField
          label={t.company.findAnswer}
          placeholder={t.company.findExample}
          typed={[query, onQuery]}
        />
      </Choices>
      <p role="status" className="mt-2.5 text-caption text-ink-mute">
        {query ? t.company.found(count) : t.company.allQuestions(count)}
      </p>
    </search>
  );
}

function NoneFound({ query }: { query: string }) {
  const { t } = useText();
  return (
    <div>
      <Heading level={2} size="h3" className="max-w-[16em]">
        {t.company.noneFound}
      </Heading>
      <ConsultationLink subject={query} className="mt-6">
        {t.company.askUs}
      </ConsultationLink>
    </div>
  );
}

/** An address may name one question; it is open when the reader arrives. */
function useAnswerInAddress(list: RefObject<HTMLDivElement | null>) {
  const { hash } = useLocation();
  useEffect(() => {
    const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!(named instanceof HTMLDetailsElement) || !list.current?.contains(named)) return;
    named.open = true;
    named.scrollIntoView();
  }, [hash, list]);
}

export const faqScreen: Screen<PageOf<'faq'>> = {
  View: FaqPage,
  head: ({ content }, payload) =>
    companyHead(content, payload, {
      type: 'FAQPage',
      more: {
        mainEntity: content.topics.flatMap(({ questions }) =>
          questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        ),
      },
    }),
};

interface FaqTopicProps {
  topic: FaqContent['topics'][number];
  /** Whoever searched wants to read, not to open. */
  unfolded: boolean;
}

const FaqTopic = ({ topic, unfolded }: FaqTopicProps) => (
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
