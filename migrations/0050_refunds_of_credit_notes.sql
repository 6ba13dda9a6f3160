-- A refund names the credit note that it follows from: until now only their equal moment said so.
-- Forward only: once merged, this file is never edited.

alter table app.refunds add column credit_note uuid references app.invoices (id);
create index refunds_credit_note on app.refunds (credit_note) where credit_note is not null;

select app.set_caller('system', null);
update app.refunds r set credit_note = (
  select i.id from app.invoices i
  where i.credits_id = r.invoice_id and i.issued_at = r.created_at
  order by i.number desc limit 1);
select set_config('app.caller_kind', '', true);
