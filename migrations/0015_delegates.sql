-- People who act for a client: who may do what, until when, and whose hand it was. Forward only: once
-- merged, this file is never edited.

create table app.mandates (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  -- Nobody until the invitation is accepted.
  delegate_id uuid references auth.users (id) on delete cascade,
  -- Whom the invitation was written to; only an account of this address accepts it.
  email text not null check (email <> '' and email = lower(email)),
  -- As the client calls them.
  name text not null check (name <> ''),
  rights text[] not null check (
    rights <@ array['view', 'request', 'approve', 'pay', 'documents'] and 'view' = any (rights)),
  -- How much one act may commit the client to, in fils; nothing means any amount.
  up_to bigint check (up_to >= 0),
  -- The last day in Dubai; nothing means until it is revoked.
  until date,
  token_hash text not null unique,
  token_expires_at timestamptz not null,
  invited_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz,
  version integer not null default 1 check (version >= 1),
  check ((delegate_id is null) = (accepted_at is null)),
  check (delegate_id is distinct from client_id)
);
-- One living mandate for each pair of people, and one open invitation for each address.
create unique index mandates_address on app.mandates (client_id, email) where revoked_at is null;
create unique index mandates_pair on app.mandates (client_id, delegate_id) where revoked_at is null;
create index mandates_delegate on app.mandates (delegate_id) where revoked_at is null;
create index mandates_over on app.mandates (revoked_at) where revoked_at is not null;

-- Who acts for the caller ------------------------------------------------------------------------
-- Set beside the caller, once per transaction: for the policies the delegate is the client; for the
-- histories they are who they are.

create function app.set_delegate(id uuid, name text) returns void
language plpgsql as $$
begin
  perform set_config('app.delegate', coalesce(id::text, ''), true);
  perform set_config('app.delegate_name', coalesce(name, ''), true);
end $$;

create function app.delegate_id() returns uuid
language sql stable as $$ select nullif(current_setting('app.delegate', true), '')::uuid $$;

-- What the house does by itself within such a transaction is nobody's act for a client.
create function app.acting_id() returns uuid
language sql stable as $$ select case when app.caller_kind() = 'client' then app.delegate_id() end $$;

create function app.acting_name() returns text
language sql stable as $$
  select case when app.caller_kind() = 'client'
    then coalesce(current_setting('app.delegate_name', true), '') else '' end $$;

-- No route can forget it: whatever is written into a history knows by itself whose hand it was.
alter table app.matter_events
  add column delegate_id uuid default app.acting_id(),
  add column delegate_name text not null default app.acting_name();
alter table app.matter_messages
  add column delegate_id uuid default app.acting_id(),
  add column delegate_name text not null default app.acting_name();
alter table app.booking_events
  add column delegate_id uuid default app.acting_id(),
  add column delegate_name text not null default app.acting_name();

-- Row-level security ------------------------------------------------------------------------------

alter table app.mandates enable row level security;
alter table app.mandates force row level security;
create policy mandates_given on app.mandates
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy mandates_received on app.mandates for select using (delegate_id = app.caller_id());
create policy mandates_system on app.mandates using (app.is_system()) with check (app.is_system());
-- Nobody hands on what was handed to them, and nobody who acts for another reads who else may.
create policy mandates_in_person on app.mandates as restrictive
  using (app.acting_id() is null) with check (app.acting_id() is null);

-- What somebody says of themselves is said in person, whatever a route believes.
do $$
declare
  own text;
begin
  foreach own in array array['profile_sections', 'profile_changes', 'family_members'] loop
    execute format('create policy %I on app.%I as restrictive for insert
      with check (app.acting_id() is null)', own || '_said_in_person', own);
    execute format('create policy %I on app.%I as restrictive for update
      using (app.acting_id() is null)', own || '_changed_in_person', own);
    execute format('create policy %I on app.%I as restrictive for delete
      using (app.acting_id() is null)', own || '_removed_in_person', own);
  end loop;
end $$;

-- Live ---------------------------------------------------------------------------------------------
-- A mandate that ends or changes closes the rooms it opened, in every process.

create function app.tell_mandate() returns trigger
language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('kind', 'mandate', 'id', old.id)::text);
  return null;
end $$;
create trigger mandates_told after update of rights, revoked_at, until or delete on app.mandates
for each row execute function app.tell_mandate();
