-- What visitors leave is kept no longer than it is needed, and counted by one function alone.
-- Forward only: once merged, this file is never edited.

-- How often somebody asked ---------------------------------------------------------------------
-- Whoever asks is counted, so every caller needed the right to write any counter. Now a function
-- counts, as system for that one statement, and nobody else touches the table.

drop policy request_counters_count on app.request_counters;
create policy request_counters_system on app.request_counters
  using (app.is_system()) with check (app.is_system());

create function app.count_request(counted text, seconds integer) returns integer
language plpgsql as $$
declare
  asking constant text := current_setting('app.caller_kind');
  so_far integer;
begin
  perform set_config('app.caller_kind', 'system', true);
  insert into app.request_counters as known (subject, window_start, hits)
  values (counted, date_bin(make_interval(secs => seconds), now(), 'epoch'), 1)
  on conflict (subject, window_start) do update set hits = known.hits + 1
  returning hits into so_far;
  perform set_config('app.caller_kind', asking, true);
  return so_far;
end $$;

-- Leads ----------------------------------------------------------------------------------------
-- Some time after somebody unsubscribed their address goes and its hash stays, so that they are
-- not written to again when the address is typed once more.

alter table app.leads
  add column address_hash text,
  alter column email drop not null,
  add check (email is not null or unsubscribed_at is not null);

select app.set_caller('system', null);
update app.leads set address_hash = encode(sha256(convert_to(lower(email), 'UTF8')), 'hex');

alter table app.leads alter column address_hash set not null;
create unique index leads_address on app.leads (address_hash);
drop index app.leads_email;
create index leads_left on app.leads (unsubscribed_at) where email is not null;
