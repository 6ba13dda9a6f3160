-- Billing: whose hand paid, and a tier that people decide about before it begins.
-- Forward only: once merged, this file is never edited.

-- The house writes payments, so no default can read who acted: the route says it. The name is kept as it
-- was, like that of the histories.
alter table app.payments
  add column delegate_id uuid,
  add column delegate_name text not null default '';

-- An application waits for somebody of the house. Nothing is invoiced before they have said yes, and then
-- what the client agreed to: the price of the row, and what joining costs.
alter table app.memberships
  drop constraint memberships_state_check,
  add constraint memberships_state_check
    check (state in ('applied', 'awaiting', 'active', 'past_due', 'paused', 'ended')),
  add column joining_amount bigint not null default 0 check (joining_amount >= 0);
create index memberships_applied on app.memberships (created_at) where state = 'applied' or next is not null;

alter table app.membership_events
  add column reason text not null default '';
