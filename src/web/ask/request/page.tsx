import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PagePayload } from '#contract/pages/pages.ts';
import { Answered } from '#web/ask/answer.tsx';
import { ArtBase } from '#web/ask/art-base.ts';
import { BriefChips } from '#web/ask/brief-chips.tsx';
import { AddPicture, ChosenPictures } from '#web/ask/request/pictures.tsx';
import { pageLook } from '#web/ask/request/shape.tsx';
import { RequestSide } from '#web/ask/request/side.tsx';
import { type RequestState, useRequest } from '#web/ask/request/use-request.ts';
import { Reading } from '#web/ask/sentence.tsx';
import { SentenceField } from '#web/ask/sentence-field.tsx';
import { useText } from '#web/i18n/use-text.ts';
import { requestAddresses } from '#web/platform/addresses/request-addresses.ts';
import { refusalWords } from '#web/platform/refusals/words.ts';
import { RequireSession } from '#web/platform/sessions/require-session.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { quietLink } from '#web/ui/controls/quiet-link.ts';
import { AlertPanel } from '#web/ui/panel/alert-panel.tsx';
import { Heading } from '#web/ui/panel/heading.tsx';

/** A sentence at leisure: the line of the sheet on a page of its own, with what it starts beside it. */
export const NewRequestPage = ({ payload: { artBase } }: { payload: PagePayload }) => (
  <RequireSession>
    {() => (
      <ArtBase value={artBase}>
        <NewRequest />
      </ArtBase>
    )}
  </RequireSession>
);

function NewRequest() {
  const { t } = useText();
  const navigate = useNavigate();
  const request = useRequest();
  const { asked, sent, pictures } = request;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const leave = () => void navigate(requestAddresses.all);
  const say = (words: string) => {
    request.write(words);
    field.current?.focus();
  };
  return (
    <div className={pageLook} data-page="">
      <div className="min-w-0">
        <Heading level={1} size="h2">
          {t.ask.page.title}
        </Heading>
        {request.keep.isSuccess ? <Kept /> : <Form request={request} field={field} />}
        {pictures.state === 'pending' && <Note>{t.ask.page.sendingPictures}</Note>}
        {pictures.state === 'error' && (
          <AlertPanel tone="warning" title={t.ask.page.pictureFailed} />
        )}
        {asked.shown && <h2 className="sr-only">{t.ask.page.answer}</h2>}
        <div className="-mx-5 tablet:-mx-8">
          <Answered asked={asked} words={sent} onClose={leave} />
        </div>
      </div>
      <RequestSide isSent={asked.shown?.way === 'request'} onSay={say} />
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className="mt-5 text-caption text-ink-soft">
    {children}
  </p>
);

interface FormProps {
  request: RequestState;
  field: React.RefObject<HTMLTextAreaElement | null>;
}

function Form({ request, field }: FormProps) {
  const { asked } = request;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        request.send();
      }}
    >
      <Sentence request={request} field={field} />
      <Understood request={request} />
      {!asked.shown && <Buttons request={request} />}
    </form>
  );
}

function Sentence({ request, field }: FormProps) {
  const { t } = useText();
  const say = t.ask.page;
  const { words, stretches, write, isMissing, pictures, asked } = request;
  const enter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The Enter that ends a word in an input method is none.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="mt-7 rounded-plate bg-raised px-5 pt-5 pb-2 shadow-[0_0_0_1px_var(--line-strong)] focus-within:shadow-[0_0_0_2px_var(--ink)] tablet:px-7 tablet:pt-6.5">
      <SentenceField
        ref={field}
        words={words}
        stretches={stretches}
        onWrite={write}
        readOnly={asked.shown !== undefined}
        aria-label={say.label}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'sentence-missing' : undefined}
        enterKeyHint="send"
        placeholder={say.placeholder}
        onKeyDown={enter}
        className="max-h-90 min-h-[2.6em] text-[1.625rem] leading-[1.35] tablet:text-[2.125rem] [&:lang(ar)]:leading-[1.55]"
      />
      {isMissing && (
        <p id="sentence-missing" role="alert" className="pt-2 text-caption text-danger">
          {say.write}
        </p>
      )}
      <ChosenPictures pictures={pictures} />
      {!asked.shown && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 border-t border-line">
          <AddPicture onChosen={pictures.add} />
          <span className="text-caption text-ink-soft">{say.languages}</span>
        </div>
      )}
    </div>
  );
}

function Understood({ request: { asked, sent } }: { request: RequestState }) {
  const { t } = useText();
  const { brief, isReading, isUnread, shown } = asked;
  if (sent === '') return null;
  if (isReading || !brief)
    return (
      <div className="-mx-5 mt-1 tablet:-mx-8">
        <Reading />
      </div>
    );
  return (
    <div className="mt-7">
      {!shown && (
        <p className="mb-3 text-caption text-ink-soft">
          {isUnread ? t.ask.unread : t.ask.understood}
        </p>
      )}
      <BriefChips brief={brief} isFixed={shown !== undefined} onChange={asked.change} />
    </div>
  );
}

function Buttons({ request: { asked, keep, keepIt } }: { request: RequestState }) {
  const { t } = useText();
  const say = t.ask.page;
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-4">
        <Button type="submit" busy={asked.busy === 'ask'} busyLabel={t.ask.sending}>
          {t.ask.send}
        </Button>
        <Button variant="quiet" busy={keep.isPending} busyLabel={say.keeping} onClick={keepIt}>
          {say.keep}
        </Button>
        <p className="max-w-80 text-caption text-ink-soft">{say.free}</p>
      </div>
      {keep.error && (
        <div className="mt-5">
          <AlertPanel title={t.ask.refused} text={refusalWords(keep.error, t)} />
        </div>
      )}
    </>
  );
}

function Kept() {
  const { t } = useText();
  return (
    <div
      role="status"
      className="mt-7 grid justify-items-start gap-4 rounded-plate bg-raised p-7 shadow-[0_0_0_1px_var(--line)]"
    >
      <p>{t.ask.page.kept}</p>
      <Link to={requestAddresses.all} className={quietLink}>
        {t.ask.page.toRequests}
      </Link>
    </div>
  );
}
