import type { PagePayload } from '#contract/pages/pages.ts';
import { BillingLead } from '#web/billing/billing-lead.tsx';
import { BillingView } from '#web/billing/billing-view.tsx';
import { SavedCards } from '#web/billing/cards/saved-cards.tsx';
import { PaymentList } from '#web/billing/payments/payment-list.tsx';
import { ProfileFrame } from '#web/profile/profile-frame.tsx';

/** The same page with what was paid in the place of what was invoiced. */
export const PaymentsPage = ({ payload: _payload }: { payload: PagePayload }) => (
  <ProfileFrame tab="payments" lead={<BillingLead />} shared>
    <BillingView listsCards>
      <PaymentList />
      <SavedCards />
    </BillingView>
  </ProfileFrame>
);
