import type { ReactNode } from 'react';
import type { Texts } from '#web/feature-texts.ts';
import { useText } from '#web/i18n/use-text.ts';
import { AnswerOutline } from '#web/shell/answer-shapes.tsx';
import { DeskOutline } from '#web/shell/desk-shapes.tsx';
import { DaysOutline, ListOutline, MatterOutline } from '#web/shell/house-shapes.tsx';
import {
  CardsOutline,
  FormOutline,
  GroupsOutline,
  PanelsOutline,
  PartsOutline,
  PeopleOutline,
} from '#web/shell/profile-shapes.tsx';

const outlines = {
  list: <ListOutline />,
  days: <DaysOutline />,
  matter: <MatterOutline />,
  cards: <CardsOutline />,
  form: <FormOutline />,
  people: <PeopleOutline />,
  panels: <PanelsOutline />,
  parts: <PartsOutline />,
  groups: <GroupsOutline />,
  answer: <AnswerOutline />,
  desk: <DeskOutline />,
} satisfies Record<string, ReactNode>;

export type Outline = keyof typeof outlines;

interface PageShapeProps {
  outline: Outline;
  /** For whoever does not see the shape. */
  words?: ((t: Texts) => string) | undefined;
}

/** The page that comes, in sand: where its parts will stand is seen at once, and nothing moves when they do. */
export function PageShape({ outline, words }: PageShapeProps) {
  const { t } = useText();
  return (
    <>
      {/* Outside of what is busy, or it would not be read until that is over. */}
      <p role="status" className="sr-only">
        {words ? words(t) : t.shell.loading}
      </p>
      <div aria-busy="true" data-shape={outline}>
        {outlines[outline]}
      </div>
    </>
  );
}
