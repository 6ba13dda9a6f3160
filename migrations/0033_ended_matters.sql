-- What the house sends back by ending a matter takes two colleagues like any other refund. Forward only:
-- once merged, this file is never edited.

alter table app.money_acts drop constraint money_acts_kind_check;
alter table app.money_acts add constraint money_acts_kind_check
  check (kind in ('transfer', 'credit', 'refund', 'call_off', 'end_matter', 'sent'));
