-- A refund that its card will not take goes by bank: sent by a person, and looked at by two above the sum.
-- Forward only: once merged, this file is never edited.

alter table app.refunds add column by_bank boolean not null default false;

alter table app.money_acts drop constraint money_acts_kind_check;
alter table app.money_acts add constraint money_acts_kind_check
  check (kind in ('transfer', 'credit', 'refund', 'call_off', 'end_matter', 'sent', 'bank_refund'));
