import type { PagePayload } from '#contract/pages.ts';
import { BillingLead } from '#web/billing/billing-lead.tsx';
import { BillingView } from '#web/billing/billing-view.tsx';
import { PaymentList } from '#web/billing/payment-list.tsx';
import { SavedCards } from '#web/billing/saved-cards.tsx';
import { ProfileFrame } from '#web/profile/profile-frame.tsx';

/** The same page with what was paid in the place of what was invoiced. */
export function PaymentsPage({ payload: _payload }: { payload: PagePayload }) {
  return (
    <ProfileFrame tab="payments" lead={<BillingLead />} shared>
      <BillingView>
        <PaymentList />
        <SavedCards />
      </BillingView>
    </ProfileFrame>
  );
}
