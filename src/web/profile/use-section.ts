/**
 * One section of the profile while it is edited. What is typed is kept on this device until it is saved:
 * a failed line, a closed tab or another page takes nothing away. It goes when its owner signs out.
 */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Profile, ProfileSection } from '#contract/profile/profile.ts';
import { ApiError, codeOf } from '#web/platform/api.ts';
import {
  forgetInBrowser,
  keepInBrowser,
  ownPrefix,
  readKept,
} from '#web/platform/browser/storage.ts';
import { sessionOwner } from '#web/platform/sessions/session.ts';
import { profileQuery, sendSection } from '#web/profile/queries.ts';

type Content<Name extends ProfileSection> = Profile[Name]['content'];

interface Draft<Name extends ProfileSection> {
  /** The version that was on the screen when somebody began to type. */
  base: number;
  content: Content<Name>;
}

const keyOf = (section: ProfileSection) => `${ownPrefix}profile-${sessionOwner()}-${section}`;

function readDraft<Name extends ProfileSection>(section: Name): Draft<Name> | undefined {
  try {
    const kept: Partial<Draft<Name>> | undefined = JSON.parse(readKept(keyOf(section)) ?? 'null');
    return kept?.content && kept.base !== undefined ? (kept as Draft<Name>) : undefined; // both were just found
  } catch {
    return undefined; // somebody else's value under our key
  }
}

export interface SectionState<Name extends ProfileSection> {
  section: Name;
  content: Content<Name>;
  saved: Profile[Name];
  isChanged: boolean;
  /** Saved elsewhere since somebody began to type here. */
  isOvertaken: boolean;
  busy: boolean;
  error: Error | undefined;
  /** What the server says is wrong, by the path of the field. */
  wrong: Record<string, string>;
  write: (part: Partial<Content<Name>>) => void;
  discard: () => void;
  save: () => void;
  /** What is typed here counts, whatever was saved elsewhere. */
  insist: () => void;
}

export function useSection<Name extends ProfileSection>(
  section: Name,
  saved: Profile[Name],
): SectionState<Name> {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => readDraft(section));
  const store = (next: Draft<Name> | undefined) => {
    if (next) keepInBrowser(keyOf(section), JSON.stringify(next));
    else forgetInBrowser(keyOf(section));
    setDraft(next);
  };
  const content: Content<Name> = draft?.content ?? saved.content;
  const saving = useMutation({
    mutationFn: (version: number) => sendSection(section, content, version),
    onSuccess: (now) => {
      queries.setQueryData(profileQuery.queryKey, (all) => all && { ...all, [section]: now });
      store(undefined);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
  });
  const { error } = saving;
  const isStale = draft !== undefined && draft.base !== saved.version;
  const wrong = error instanceof ApiError ? (error.body.fields ?? {}) : {};
  return {
    section,
    content,
    saved,
    wrong,
    isChanged: draft !== undefined,
    isOvertaken: isStale && !saving.isPending,
    busy: saving.isPending,
    error: error && codeOf(error) !== 'precondition_failed' ? error : undefined,
    write: (part) => {
      const base = draft?.base ?? saved.version;
      store({ base, content: { ...content, ...part } });
    },
    discard: () => {
      saving.reset();
      store(undefined);
    },
    save: () => saving.mutate(draft?.base ?? saved.version),
    insist: () => {
      store({ base: saved.version, content });
      saving.mutate(saved.version);
    },
  };
}
