-- What time it is, is for the house to say: a function that decides by the database's own clock decides
-- otherwise than the statement beside it, and no test can move it. Forward only: once merged, this file is never
-- edited.

-- The moment of the current transaction, set with its caller and forgotten when it ends. Whoever sets none (a
-- migration, a seed, a colleague with psql) has the database's.
create function app.set_moment(moment timestamptz) returns void
language plpgsql as $$ begin perform set_config('app.moment', moment::text, true); end $$;

create function app.moment() returns timestamptz
language sql stable as $$
  select coalesce(nullif(current_setting('app.moment', true), '')::timestamptz, now()) $$;

create or replace function app.session_stands(person uuid, session uuid) returns boolean
language sql stable as $$
  select exists (
    select from auth.users u
    where u.id = person and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= app.moment())
      and (session is null or exists (
        select from auth.sessions s where s.id = session and s.user_id = person))) $$;

create or replace function app.least_loaded_concierge() returns uuid
language sql stable as $$
  select u.id from auth.users u
  where u.raw_app_meta_data ->> 'role' = 'concierge'
    and u.raw_app_meta_data ->> 'role' in ('concierge', 'admin')
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < app.moment())
  order by (select count(*) from app.clients c where c.manager_id = u.id), u.id
  limit 1 $$;

-- Who had settled when something was asked is compared with the house's moments.
create or replace function app.keep_staff_since() returns trigger
language plpgsql as $$
begin
  if coalesce(new.raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin') then
    new.staff_since := null;
  elsif tg_op = 'INSERT' then
    new.staff_since := coalesce(new.staff_since, app.moment());
  -- Whoever comes, or comes again, begins anew; another role in the house is no beginning.
  elsif coalesce(old.raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin') then
    new.staff_since := app.moment();
  end if;
  return new;
end $$;

create or replace function app.count_request(counted text, seconds integer) returns integer
language plpgsql as $$
declare
  asking constant text := current_setting('app.caller_kind');
  so_far integer;
begin
  perform set_config('app.caller_kind', 'system', true);
  insert into app.request_counters as known (subject, window_start, hits)
  values (counted, date_bin(make_interval(secs => seconds), app.moment(), 'epoch'), 1)
  on conflict (subject, window_start) do update set hits = known.hits + 1
  returning hits into so_far;
  perform set_config('app.caller_kind', asking, true);
  return so_far;
end $$;
