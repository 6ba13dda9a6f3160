import type { PagePayload } from '#contract/pages/pages.ts';
import { BillingLead } from '#web/billing/billing-lead.tsx';
import { BillingView } from '#web/billing/billing-view.tsx';
import { InvoiceList } from '#web/billing/invoices/invoice-list.tsx';
import { ProfileFrame } from '#web/profile/profile-frame.tsx';

export const InvoicesPage = ({ payload: _payload }: { payload: PagePayload }) => (
  <ProfileFrame tab="invoices" lead={<BillingLead />} shared>
    <BillingView>
      <InvoiceList />
    </BillingView>
  </ProfileFrame>
);
