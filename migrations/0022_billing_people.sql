-- Billing: whose hand paid, and a tier that people decide about before it begins.
-- Forward only: once merged, this file is never edited.

-- The house writes payments, so no default can read who acted: the route says it. The name is kept as it
-- was, like that of the histories.
alter table app.payments
  add column delegate_id uuid,
  add column delegate_name text not null default '';
