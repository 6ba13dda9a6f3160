import type { PagePayload } from '#contract/pages/pages.ts';
import { SavedCards } from '#web/billing/cards/saved-cards.tsx';
import { BillingLead } from '#web/billing/lead.tsx';
import { PaymentList } from '#web/billing/payments/list.tsx';
import { BillingView } from '#web/billing/view.tsx';
import { ProfileFrame } from '#web/profile/frame.tsx';

/** The same page with what was paid in the place of what was invoiced. */
export const PaymentsPage = ({ payload: _payload }: { payload: PagePayload }) => (
  <ProfileFrame tab="payments" lead={<BillingLead />} shared>
    <BillingView listsCards>
      <PaymentList />
      <SavedCards />
    </BillingView>
  </ProfileFrame>
);
