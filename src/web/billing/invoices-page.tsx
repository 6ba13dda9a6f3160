import type { PagePayload } from '#contract/pages/pages.ts';
import { InvoiceList } from '#web/billing/invoices/list.tsx';
import { BillingLead } from '#web/billing/lead.tsx';
import { BillingView } from '#web/billing/view.tsx';
import { ProfileFrame } from '#web/profile/frame.tsx';

export const InvoicesPage = ({ payload: _payload }: { payload: PagePayload }) => (
  <ProfileFrame tab="invoices" lead={<BillingLead />} shared>
    <BillingView>
      <InvoiceList />
    </BillingView>
  </ProfileFrame>
);
