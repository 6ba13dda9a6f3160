import { type SubmitEvent, useState } from 'react';
import { conversationLengths } from '#contract/conversations/conversations.ts';
import type { ConversationAsker } from '#web/conversations/mutations.ts';
import type { LiveConversation } from '#web/conversations/use-conversation.ts';
import { useText } from '#web/i18n/use-text.ts';
import { isAddress } from '#web/platform/auth/credentials.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

type Wrong = Partial<Record<'name' | 'email', string>>;

/** A visitor says who they are before a person comes. */
export function AskerForm({ live }: { live: LiveConversation }) {
  const { t } = useText();
  const words = t.conversations;
  const { fields, check } = useAsker({ emailWhy: words.emailWhy, begins: true });
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asker = check(event.currentTarget);
    if (asker) live.connect(asker);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid gap-3">
      {fields}
      <Button wide size="small" type="submit" busy={live.isBusy}>
        {words.connect}
      </Button>
      <Button size="small" variant="quiet" className="justify-self-center" onClick={live.dismiss}>
        {words.cancel}
      </Button>
    </form>
  );
}

/** Name and e-mail, with what is wrong about them said beneath each. */
export function useAsker({ emailWhy, begins }: { emailWhy: string; begins?: boolean }) {
  const { t } = useText();
  const words = t.conversations;
  const [wrong, setWrong] = useState<Wrong>({});
  const check = (form: HTMLFormElement): Required<ConversationAsker> | undefined => {
    const given = new FormData(form);
    const name = String(given.get('name') ?? '').trim();
    const email = String(given.get('email') ?? '').trim();
    const found: Wrong = {
      ...(name === '' && { name: words.empty }),
      ...(!isAddress(email) && { email: words.emailWrong }),
    };
    setWrong(found);
    const [first] = Object.keys(found);
    if (!first) return { name, email };
    form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return undefined;
  };
  const fields = (
    <>
      <TextField
        name="name"
        autoFocus={begins}
        label={words.name}
        autoComplete="name"
        maxLength={conversationLengths.name}
        error={wrong.name}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        autoComplete="email"
        maxLength={conversationLengths.email}
        helper={emailWhy}
        error={wrong.email}
      />
    </>
  );
  return { fields, check };
}
