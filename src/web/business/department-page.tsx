import type { ReactNode } from 'react';
import type { AnsweredQuestion, DepartmentFrame } from '#contract/business.ts';
import type { PagePayload } from '#contract/pages/pages.ts';
import { ClosingCall } from '#web/business/closing-call.tsx';
import { DepartmentLinks } from '#web/business/department-links.tsx';
import { PageTop } from '#web/business/page-top.tsx';
import { departmentFacts } from '#web/business/structured-data.ts';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import type { Head } from '#web/screen.ts';
import { AskLink } from '#web/site/ask-link.tsx';
import { BelowFold } from '#web/site/below-fold.tsx';
import { ConsultationLink } from '#web/site/consultation-link.tsx';
import { Accordion } from '#web/ui/controls/accordion.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';
import { SectionHead } from '#web/ui/panel/section-head.tsx';
import { StarList } from '#web/ui/star-list.tsx';

interface DepartmentPageProps {
  content: DepartmentFrame;
  /** What this desk is asked for. */
  kind: 'company' | 'visa' | 'banking' | 'legal';
  /** The heading of the answers, where a desk has its own. */
  answersTitle?: string;
  answersText?: string;
  /** What this desk alone has to say. */
  children: ReactNode;
}

/** The four desks begin and end alike; what lies between is each one's own. */
export function DepartmentPage({
  content,
  kind,
  answersTitle,
  answersText,
  children,
}: DepartmentPageProps) {
  const { t } = useText();
  const { desk, others, questions, reviewed } = content;
  const words = t.business;
  return (
    <>
      <PageTop title={desk.title} text={desk.text} picture={desk.picture}>
        <p className="mt-8 mb-3 text-caption text-ink-mute">{words.desk.arranged}</p>
        <StarList items={desk.items} layout="row" tone="soft" />
        <div className="mt-8 flex flex-wrap gap-3">
          <AskLink kind={kind}>{words.desk.arrange}</AskLink>
          <ConsultationLink subject={words.desk.subject(desk.title)} variant="outline">
            {words.desk.consult}
          </ConsultationLink>
        </div>
      </PageTop>
      {children}
      <Answers
        questions={questions}
        reviewed={reviewed}
        title={answersTitle ?? words.answers.title}
        text={answersText}
      />
      <BelowFold className="wrap pb-(--section)">
        <SectionHead title={words.desks.more} text={words.desks.text} size="h3" />
        <DepartmentLinks desks={others} />
      </BelowFold>
      <ClosingCall subject={words.desk.subject(desk.title)} />
    </>
  );
}

/** A desk has no picture of its own, so it is shared under that of the house's business page. */
export const departmentHead = (content: DepartmentFrame, payload: PagePayload, t: Texts): Head => ({
  title: `${content.desk.title} · ${t.business.section} · ${payload.chrome.brand}`,
  description: content.desk.text,
  socialArt: 'hero/business',
  structured: departmentFacts(payload, content, t),
});

interface AnswersProps {
  questions: AnsweredQuestion[];
  title: string;
  text?: string | undefined;
  /** The month the answers were last read through. */
  reviewed: string;
}

/** Our advisor's answers, each with the caution that belongs to it. */
function Answers({ questions, title, text, reviewed }: AnswersProps) {
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
