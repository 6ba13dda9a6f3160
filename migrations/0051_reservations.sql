-- A card attempt that its payer never finished was no reservation, though both are let go alike.
-- Forward only: once merged, this file is never edited.

-- When the sum was reserved on the card; nothing where it never was.
alter table app.payments add column reserved_at timestamptz;

select app.set_caller('system', null);
-- Of before nobody knows more than that it was meant to be reserved.
update app.payments set reserved_at = created_at
where state = 'authorised' or (capture_later and state in ('released', 'succeeded'));
select set_config('app.caller_kind', '', true);
