import { type FormEvent, useState } from 'react';
import { isLeadAddress } from '#contract/leads/address.ts';
import type { PricingContent } from '#contract/pages/pages.ts';
import { leadsPath } from '#contract/paths.ts';
import { useText } from '#web/i18n/use-text.ts';
import { request } from '#web/platform/api.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

interface RevealDialogProps {
  pricing: PricingContent;
  onReveal: () => void;
  onClose: () => void;
}

/** Section 5 of the specification: the button waits for a valid address, and no error is shown. */
export function RevealDialog({ pricing, onReveal, onClose }: RevealDialogProps) {
  const { dialog: words, veil } = pricing;
  const { language } = useText();
  const [email, setEmail] = useState('');
  const reveal = (event: FormEvent) => {
    event.preventDefault();
    if (!isLeadAddress(email)) return;
    // The prices open at once, whatever the server makes of the address.
    request('POST', leadsPath, { body: { email, language } }).catch(() => {});
    onReveal();
  };
  return (
    <Dialog onClose={onClose} title={words.title} text={veil.text}>
      <form onSubmit={reveal} noValidate className="grid gap-5">
        <TextField
          label={words.label}
          helper={words.consent}
          name="email"
          type="email"
          autoComplete="email"
          dir="ltr"
          typed={[email, setEmail]}
        />
        <Button type="submit" wide disabled={!isLeadAddress(email)}>
          {words.submit}
        </Button>
      </form>
    </Dialog>
  );
}
