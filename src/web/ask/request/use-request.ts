import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Brief } from '#contract/ask.ts';
import { matters } from '#contract/matters/matters.ts';
import { unread } from '#web/ask/draft.ts';
import {
  forgetSentenceDraft,
  keepSentenceDraft,
  readSentenceDraft,
  type SentenceDraft,
} from '#web/ask/request/draft.ts';
import { usePictures } from '#web/ask/request/use-pictures.ts';
import { customForm } from '#web/ask/request-form.ts';
import { useAsked } from '#web/ask/use-asked.ts';
import { useReading } from '#web/ask/use-brief.ts';
import { useText } from '#web/i18n/use-text.ts';
import { call } from '#web/platform/api.ts';
import { zoneHere } from '#web/platform/clock-here.ts';

/** How long the fingers rest before a sentence is read by itself. */
const rest = 700;

/** The page's sentence, its brief and its pictures, and what becomes of them. */
export function useRequest() {
  const [draft, setDraft] = useState(readSentenceDraft);
  const [sent, setSent] = useState(draft.words.trim());
  const [isMissing, setMissing] = useState(false);
  const { words } = draft;
  const change = (next: SentenceDraft) => {
    setDraft(next);
    keepSentenceDraft(next);
  };
  const found = useReading(words, sent, draft.changed);
  const correct = (brief: Brief) => {
    found.change(brief);
    change({ words, changed: { words: sent, brief } });
  };
  const asked = useAsked(sent, { ...found, change: correct });
  const pictures = usePictures(asked.shown?.way === 'request' ? asked.shown.matter?.id : undefined);
  const isGone = asked.shown?.way === 'request' || asked.shown?.way === 'place';
  useEffect(() => {
    if (isGone) forgetSentenceDraft();
  }, [isGone]);
  useEffect(() => {
    const resting = setTimeout(() => setSent(words.trim()), rest);
    return () => clearTimeout(resting);
  }, [words]);
  const keep = useKeep();
  const written = words.trim();
  const send = () => {
    setMissing(written === '');
    if (sent !== written || !asked.brief) return setSent(written);
    asked.send(pictures.files.length > 0);
  };
  return {
    words,
    sent,
    stretches: found.stretches,
    asked,
    pictures,
    isMissing,
    keep,
    write: (next: string) => {
      setMissing(false);
      change({ words: next, changed: draft.changed });
    },
    send,
    keepIt: () => {
      setMissing(written === '');
      if (written === '') return;
      const brief = sent === written ? (asked.brief ?? unread) : unread;
      keep.mutate({ words: written, brief }, { onSuccess: forgetSentenceDraft });
    },
  };
}

export type RequestState = ReturnType<typeof useRequest>;

/** The house keeps it for the client alone, among their requests. */
function useKeep() {
  const texts = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ words, brief }: { words: string; brief: Brief }) =>
      call(matters.create, {
        query: { lang: texts.language },
        body: { form: customForm(words, brief, texts), zone: zoneHere(), draft: true },
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['matters'] }),
  });
}
