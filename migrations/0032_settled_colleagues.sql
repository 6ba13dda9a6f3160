-- Who is settled enough to look at a colleague's money. Forward only: once merged, this file is never
-- edited.

-- Since when somebody belongs to the house, whatever they do in it; nobody else has such a moment.
alter table auth.users add column staff_since timestamptz;

create function app.keep_staff_since() returns trigger
language plpgsql as $$
begin
  if coalesce(new.raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin') then
    new.staff_since := null;
  elsif tg_op = 'INSERT' then
    new.staff_since := coalesce(new.staff_since, now());
  -- Whoever comes, or comes again, begins anew; another role in the house is no beginning.
  elsif coalesce(old.raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin') then
    new.staff_since := now();
  end if;
  return new;
end $$;
create trigger users_staff_since before insert or update of raw_app_meta_data on auth.users
for each row execute function app.keep_staff_since();

-- Those who were here before.
select app.set_caller('system', null);
update auth.users set staff_since = created_at
where raw_app_meta_data ->> 'role' in ('concierge', 'admin');
select set_config('app.caller_kind', '', true);

-- Calling off a booking gives back more than the client's own terms would; and a refund is marked as sent
-- by whoever recorded the money that goes back, while nobody else could.
alter table app.money_acts drop constraint money_acts_kind_check;
alter table app.money_acts add constraint money_acts_kind_check
  check (kind in ('transfer', 'credit', 'refund', 'call_off', 'sent'));
