-- What the house itself changed, written by the database. Forward only: once merged, this file is
-- never edited.

create table app.staff_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id uuid not null,
  deed text not null check (deed in ('insert', 'update', 'delete')),
  -- A table without its schema, and the row: for the parts of a matter, the matter.
  thing text not null,
  thing_id text not null,
  -- The names of what changed, never its content: papers and words stay where they are protected.
  changed text[] not null default '{}'
);
create index staff_log_actor on app.staff_log (actor_id, id desc);
create index staff_log_thing on app.staff_log (thing, id desc);

-- Append-only: no policy lets anybody change or remove a line.
alter table app.staff_log enable row level security;
alter table app.staff_log force row level security;
create policy staff_log_append on app.staff_log for insert
  with check (app.caller_kind() = 'staff' and actor_id = app.caller_id());
create policy staff_log_read on app.staff_log for select using (app.is_staff());

create function app.log_staff() returns trigger
language plpgsql as $$
declare
  before constant jsonb := case when tg_op = 'INSERT' then '{}' else to_jsonb(old) end;
  after constant jsonb := case when tg_op = 'DELETE' then '{}' else to_jsonb(new) end;
  differing text[] := '{}';
begin
  if tg_op = 'UPDATE' then
    differing := array(select key from jsonb_each(after)
      where value is distinct from before -> key and key not in ('updated_at', 'version') order by key);
    if differing = '{}' then
      return null;
    end if;
  end if;
  insert into app.staff_log (actor_id, deed, thing, thing_id, changed)
  values (app.caller_id(), lower(tg_op), tg_table_name,
    coalesce(after ->> tg_argv[0], before ->> tg_argv[0], ''), differing);
  return null;
end $$;

-- No route can forget it, and a change and its line are one transaction.
do $$
declare
  logged record;
begin
  for logged in select * from (values
    ('matters', 'id'), ('matter_messages', 'matter_id'), ('matter_quotes', 'matter_id'),
    ('matter_steps', 'matter_id'), ('matter_papers', 'matter_id'),
    ('matter_appointments', 'matter_id'), ('clients', 'id'), ('bookings', 'id'),
    ('offering_closures', 'id'), ('catalogue_entries', 'id')) as known (name, key)
  loop
    execute format('create trigger %I after insert or update or delete on app.%I for each row
      when (app.caller_kind() = ''staff'') execute function app.log_staff(%L)',
      logged.name || '_logged', logged.name, logged.key);
  end loop;
end $$;
