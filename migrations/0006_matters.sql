-- Matters: whatever a client asks of people, with its words, quotes, steps, papers and history, and
-- what the house knows of each client. Forward only: once merged, this file is never edited.

-- Clients as the house knows them ---------------------------------------------------------------
-- One row for every account that is not staff. The account manager is the least loaded concierge.

create table app.clients (
  id uuid primary key references auth.users (id) on delete cascade,
  -- A plan of the catalogue; it decides how soon the house answers. Nothing: the house's standard.
  plan text,
  manager_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index clients_manager on app.clients (manager_id);

alter table app.clients enable row level security;
alter table app.clients force row level security;
create policy clients_own on app.clients for select using (id = app.caller_id());
create policy clients_staff on app.clients using (app.is_staff()) with check (app.is_staff());

-- The house is small and its clients are many: whoever works here is found without reading them all.
create index users_house on auth.users ((raw_app_meta_data ->> 'role'))
  where raw_app_meta_data ->> 'role' in ('concierge', 'admin');

-- Whoever of the house looks after the fewest clients; nobody while there is no concierge.
create function app.least_loaded_concierge() returns uuid
language sql stable as $$
  select u.id from auth.users u
  where u.raw_app_meta_data ->> 'role' = 'concierge'
    and u.raw_app_meta_data ->> 'role' in ('concierge', 'admin')
    and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
  order by (select count(*) from app.clients c where c.manager_id = u.id), u.id
  limit 1 $$;

-- The plan that was remembered at sign-up, where the catalogue has it.
create function app.plan_wished(metadata jsonb) returns text
language sql stable as $$
  select e.id from app.catalogue_entries e
  where e.collection = 'plans' and e.retired_at is null and e.id = metadata ->> 'plan' $$;

-- However an account comes to be, by a form, a provider, a company or an invitation, its client is
-- known to the house with it. Only the system writes accounts, so it is the system that acts here.
create function app.know_client() returns trigger
language plpgsql as $$
begin
  if new.raw_app_meta_data ->> 'role' in ('concierge', 'admin') then
    delete from app.clients where id = new.id;
    -- The first concierge takes everybody who waited for one.
    if new.raw_app_meta_data ->> 'role' = 'concierge' then
      update app.clients set manager_id = new.id where manager_id is null;
    end if;
  elsif not new.is_anonymous then
    insert into app.clients (id, plan, manager_id)
    values (new.id, app.plan_wished(new.raw_user_meta_data), app.least_loaded_concierge())
    on conflict (id) do nothing;
  end if;
  return null;
end $$;
create trigger users_know_client after insert on auth.users
for each row execute function app.know_client();
create trigger users_know_client_again after update of raw_app_meta_data, is_anonymous on auth.users
for each row when ((old.raw_app_meta_data ->> 'role', old.is_anonymous)
  is distinct from (new.raw_app_meta_data ->> 'role', new.is_anonymous))
execute function app.know_client();

-- Those who were here before.
select app.set_caller('system', null);
do $$
declare account record;
begin
  for account in
    select id, raw_user_meta_data from auth.users
    where coalesce(raw_app_meta_data ->> 'role', '') not in ('concierge', 'admin')
      and not is_anonymous
    order by created_at, id
  loop
    insert into app.clients (id, plan, manager_id) values
      (account.id, app.plan_wished(account.raw_user_meta_data), app.least_loaded_concierge());
  end loop;
end $$;
select set_config('app.caller_kind', '', true);

-- Matters ----------------------------------------------------------------------------------------

create table app.matters (
  id uuid primary key,
  -- What people say on the phone.
  reference text not null unique check (reference ~ '^RM-[0-9A-Z]{6}$'),
  -- A matter outlives the account: the house did the work.
  client_id uuid references auth.users (id) on delete set null,
  kind text not null check (kind in ('custom', 'consultation', 'viewing', 'property_search',
    'company', 'visa', 'banking', 'legal', 'school', 'table', 'event', 'membership', 'document',
    'expert_chat')),
  area text not null check (area in ('requests', 'real-estate', 'business', 'education', 'vip')),
  -- In both languages, as it was named when it was made.
  title jsonb not null,
  form jsonb not null,
  -- The item of the catalogue it is about: { title, path, art }, as it stood.
  subject jsonb,
  state text not null check (state in ('draft', 'submitted', 'clarifying', 'sourcing', 'proposed',
    'approved', 'fulfilling', 'delivered', 'closed', 'withdrawn', 'declined', 'lapsed')),
  waits_on text not null check (waits_on in ('client', 'house', 'authority', 'nobody')),
  owner_id uuid references auth.users (id) on delete set null,
  -- As they were called when they took it: a client may not read the accounts of the house.
  owner_name text not null default '',
  urgent boolean not null default false,
  escalated boolean not null default false,
  paused_until timestamptz,
  -- When the next word is due; nothing while it is not the house's turn.
  promise_kind text check (promise_kind in ('first_word', 'next_word')),
  promise_from timestamptz,
  promise_due timestamptz,
  -- Where it stands in the queue: what is not promised stands behind everything that is. A column of
  -- its own, because under row-level security an index is not searched by an expression.
  queue_at timestamptz not null default 'infinity',
  -- From when on less than a quarter of the time is left.
  promise_risk_at timestamptz,
  -- It has passed and was written down as a miss; the word is still owed.
  promise_missed boolean not null default false,
  promises_kept integer not null default 0,
  promises_missed integer not null default 0,
  -- When the house got it; what was never handed in is its writer's alone, also once it is withdrawn.
  handed_in_at timestamptz,
  -- Since when it has been in its state; the clock closes and lapses by it.
  state_since timestamptz not null,
  rating_stars integer check (rating_stars between 1 and 5),
  rating_words text not null default '',
  rated_at timestamptz,
  language text not null check (language in ('en', 'ar')),
  zone text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((promise_due is null) = (promise_kind is null)),
  check ((promise_due is null) = (promise_from is null)),
  check (state in ('draft', 'withdrawn') or handed_in_at is not null),
  check (queue_at = coalesce(promise_due, 'infinity')),
  check ((promise_due is null) = (promise_risk_at is null)),
  check (promise_due is not null or not promise_missed)
);
create index matters_client on app.matters (client_id, updated_at desc, id desc);
-- The queue by the next promise; what waits for somebody else stands behind all promises.
create index matters_queue on app.matters (queue_at, id)
  where state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered');
create index matters_owned on app.matters (owner_id, queue_at, id)
  where state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered');
create index matters_on_client on app.matters (queue_at, id)
  where waits_on = 'client'
    and state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered');
create index matters_at_risk on app.matters (promise_risk_at)
  where state in ('submitted', 'clarifying', 'sourcing', 'proposed', 'approved', 'fulfilling', 'delivered');
create index matters_done on app.matters (updated_at desc, id desc)
  where state in ('closed', 'withdrawn', 'declined', 'lapsed');
-- What the clock looks for.
create index matters_waiting on app.matters (state, state_since)
  where state in ('clarifying', 'delivered');
create index matters_owed on app.matters (promise_due) where promise_due is not null and not promise_missed;
create index matters_paused on app.matters (paused_until) where paused_until is not null;

alter table app.matters enable row level security;
alter table app.matters force row level security;
create policy matters_own on app.matters for select using (client_id = app.caller_id());
create policy matters_make on app.matters for insert with check (client_id = app.caller_id());
create policy matters_move on app.matters for update
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy matters_staff on app.matters
  using (app.is_system() or (app.is_staff() and handed_in_at is not null))
  with check (app.is_staff());

-- Whether the caller may see a matter at all; its parts ask this.
create function app.sees_matter(matter uuid) returns boolean
language sql stable as $$ select exists (select from app.matters where id = matter) $$;

-- Files: kept in the database, so that they are backed up, moved and protected with the rest.
create table app.matter_files (
  id uuid primary key,
  matter_id uuid not null references app.matters (id) on delete cascade,
  uploader_id uuid,
  name text not null check (name <> ''),
  -- Decided by the content, never by what the sender said.
  type text not null,
  size integer not null check (size between 1 and 10485760),
  content bytea not null,
  -- The desk alone sees what came with a house note.
  internal boolean not null default false,
  created_at timestamptz not null default now()
);
create index matter_files_of on app.matter_files (matter_id, created_at);
alter table app.matter_files alter column content set storage external;

alter table app.matter_files enable row level security;
alter table app.matter_files force row level security;
-- Brought once; nobody changes or removes it.
create policy matter_files_read on app.matter_files for select
  using (not internal and app.sees_matter(matter_id));
create policy matter_files_bring on app.matter_files for insert
  with check (not internal and app.sees_matter(matter_id) and uploader_id = app.caller_id());
create policy matter_files_staff_read on app.matter_files for select
  using (app.is_staff() and app.sees_matter(matter_id));
create policy matter_files_staff_bring on app.matter_files for insert
  with check (app.is_staff() and app.sees_matter(matter_id));

create table app.matter_messages (
  id uuid primary key,
  matter_id uuid not null references app.matters (id) on delete cascade,
  side text not null check (side in ('client', 'house')),
  writer_id uuid,
  -- As they were called when they wrote.
  writer_name text not null,
  text text not null,
  file_ids uuid[] not null default '{}',
  internal boolean not null default false,
  at timestamptz not null,
  check (not internal or side = 'house')
);
create index matter_messages_of on app.matter_messages (matter_id, at, id);

alter table app.matter_messages enable row level security;
alter table app.matter_messages force row level security;
-- Staff first, because the queue counts many of them: what was never handed in has no messages.
create policy matter_messages_read on app.matter_messages for select
  using (app.is_staff() or (not internal and app.sees_matter(matter_id)));
create policy matter_messages_write on app.matter_messages for insert
  with check (not internal and side = 'client' and writer_id = app.caller_id()
    and app.sees_matter(matter_id));
-- Written once; nobody edits or removes what was said.
create policy matter_messages_staff_write on app.matter_messages for insert
  with check (app.is_staff() and app.sees_matter(matter_id));

-- How far somebody has read.
create table app.matter_reads (
  matter_id uuid not null references app.matters (id) on delete cascade,
  reader_id uuid not null references auth.users (id) on delete cascade,
  read_at timestamptz not null,
  primary key (matter_id, reader_id)
);

alter table app.matter_reads enable row level security;
alter table app.matter_reads force row level security;
create policy matter_reads_own on app.matter_reads
  using (reader_id = app.caller_id()) with check (reader_id = app.caller_id() and app.sees_matter(matter_id));
create policy matter_reads_staff on app.matter_reads for select using (app.is_staff());

-- Quotes -----------------------------------------------------------------------------------------

create table app.matter_quotes (
  id uuid primary key,
  matter_id uuid not null references app.matters (id) on delete cascade,
  number integer not null check (number >= 1),
  state text not null check (state in ('draft', 'sent', 'accepted', 'rejected', 'expired', 'superseded')),
  currency text not null check (currency in ('AED', 'USD')),
  lines jsonb not null,
  total_amount bigint not null check (total_amount >= 0),
  vat_amount bigint not null check (vat_amount >= 0),
  words text not null default '',
  expires_at timestamptz not null,
  writer_id uuid,
  sent_at timestamptz,
  answered_at timestamptz,
  reason text not null default '',
  created_at timestamptz not null default now(),
  unique (matter_id, number),
  check ((state = 'draft') = (sent_at is null))
);
-- One draft and one answerable version at a time, and one acceptance for ever.
create unique index matter_quotes_draft on app.matter_quotes (matter_id) where state = 'draft';
create unique index matter_quotes_sent on app.matter_quotes (matter_id) where state = 'sent';
create index matter_quotes_expiring on app.matter_quotes (expires_at) where state = 'sent';

-- What was sent never changes; only its state and its answer do.
create function app.freeze_sent_quote() returns trigger
language plpgsql as $$
begin
  if old.state <> 'draft' and (old.matter_id, old.number, old.currency, old.lines, old.total_amount,
      old.vat_amount, old.words, old.expires_at, old.sent_at)
    is distinct from (new.matter_id, new.number, new.currency, new.lines, new.total_amount,
      new.vat_amount, new.words, new.expires_at, new.sent_at) then
    raise exception 'a sent quote never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger matter_quotes_frozen before update on app.matter_quotes
for each row execute function app.freeze_sent_quote();

alter table app.matter_quotes enable row level security;
alter table app.matter_quotes force row level security;
create policy matter_quotes_read on app.matter_quotes for select
  using (state <> 'draft' and app.sees_matter(matter_id));
create policy matter_quotes_answer on app.matter_quotes for update
  using (state = 'sent' and app.sees_matter(matter_id))
  with check (state in ('accepted', 'rejected', 'expired') and app.sees_matter(matter_id));
create policy matter_quotes_staff on app.matter_quotes
  using (app.is_staff() and app.sees_matter(matter_id))
  with check (app.is_staff() and app.sees_matter(matter_id));

-- Applications: numbered steps and the papers each needs ------------------------------------------

create table app.matter_steps (
  matter_id uuid not null references app.matters (id) on delete cascade,
  number integer not null check (number between 1 and 20),
  -- { title, text, duration }, each in both languages, as the catalogue had them.
  words jsonb not null,
  state text not null check (state in ('locked', 'open', 'waiting', 'done', 'rejected')),
  opened_at timestamptz,
  done_at timestamptz,
  primary key (matter_id, number)
);

create table app.matter_papers (
  id uuid primary key,
  matter_id uuid not null,
  step integer not null,
  position integer not null,
  name jsonb not null,
  state text not null check (state in ('missing', 'received', 'accepted', 'rejected')),
  reason text not null default '',
  file_id uuid references app.matter_files (id),
  foreign key (matter_id, step) references app.matter_steps (matter_id, number) on delete cascade,
  check ((state = 'missing') = (file_id is null))
);
create index matter_papers_of on app.matter_papers (matter_id, step, position);

alter table app.matter_steps enable row level security;
alter table app.matter_steps force row level security;
create policy matter_steps_read on app.matter_steps for select using (app.sees_matter(matter_id));
-- A client's submission lays the steps out and a paper that arrives opens nothing by itself.
create policy matter_steps_lay on app.matter_steps for insert with check (app.sees_matter(matter_id));
create policy matter_steps_staff on app.matter_steps
  using (app.is_staff() and app.sees_matter(matter_id))
  with check (app.is_staff() and app.sees_matter(matter_id));

alter table app.matter_papers enable row level security;
alter table app.matter_papers force row level security;
create policy matter_papers_read on app.matter_papers for select using (app.sees_matter(matter_id));
create policy matter_papers_lay on app.matter_papers for insert with check (app.sees_matter(matter_id));
create policy matter_papers_bring on app.matter_papers for update
  using (app.sees_matter(matter_id) and state <> 'accepted')
  with check (app.sees_matter(matter_id) and state = 'received');
create policy matter_papers_staff on app.matter_papers
  using (app.is_staff() and app.sees_matter(matter_id))
  with check (app.is_staff() and app.sees_matter(matter_id));

-- Appointments -----------------------------------------------------------------------------------

create table app.matter_appointments (
  id uuid primary key,
  matter_id uuid not null references app.matters (id) on delete cascade,
  title text not null check (title <> ''),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  place text not null,
  state text not null check (state in ('set', 'cancelled')),
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index matter_appointments_of on app.matter_appointments (matter_id, starts_at);

alter table app.matter_appointments enable row level security;
alter table app.matter_appointments force row level security;
create policy matter_appointments_read on app.matter_appointments for select
  using (app.sees_matter(matter_id));
create policy matter_appointments_staff on app.matter_appointments
  using (app.is_staff() and app.sees_matter(matter_id))
  with check (app.is_staff() and app.sees_matter(matter_id));

-- History: written once, never changed ------------------------------------------------------------

create table app.matter_events (
  id uuid primary key,
  matter_id uuid not null references app.matters (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('client', 'house', 'system')),
  actor_id uuid,
  actor_name text not null default '',
  reason text not null default '',
  about jsonb not null default '{}',
  -- The state after it, so that the history can be read alone.
  state text not null
);
create index matter_events_of on app.matter_events (matter_id, at, id);

alter table app.matter_events enable row level security;
alter table app.matter_events force row level security;
create policy matter_events_read on app.matter_events for select using (app.sees_matter(matter_id));
create policy matter_events_write on app.matter_events for insert
  with check (app.sees_matter(matter_id) and (app.is_staff()
    or (actor_kind = 'client' and actor_id = app.caller_id())));
