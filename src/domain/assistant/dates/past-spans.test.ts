import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pastSpanIn } from '#domain/assistant/dates/past-spans.ts';
import { plain } from '#domain/search/normal-form.ts';

const today = '2026-11-17';
const spanOf = (text: string) => {
  const span = pastSpanIn(plain(text), today);
  return span && `${span.from} ${span.until}`;
};

test('whoever looks back means a whole month, week or year that has begun', () => {
  const said = {
    'what did I pay this month?': '2026-11-01 2026-11-30',
    'my spending last month': '2026-10-01 2026-10-31',
    'what did I pay in October': '2026-10-01 2026-10-31',
    'what did I pay in December': '2025-12-01 2025-12-31',
    'paid this week': '2026-11-16 2026-11-22',
    'last week': '2026-11-09 2026-11-15',
    'this year': '2026-01-01 2026-12-31',
    'what was charged yesterday': '2026-11-16 2026-11-16',
    'كم دفعت هذا الشهر؟': '2026-11-01 2026-11-30',
    'كم دفعت الشهر الماضي': '2026-10-01 2026-10-31',
    'كم دفعت في أكتوبر': '2026-10-01 2026-10-31',
    'كم دفعت هذه السنة': '2026-01-01 2026-12-31',
  };
  for (const [text, span] of Object.entries(said)) assert.equal(spanOf(text), span, text);
});

test('nothing is meant where no time is said', () => {
  for (const text of ['what may I pay', 'what have I paid so far', 'كم دفعت'])
    assert.equal(spanOf(text), undefined, text);
});
