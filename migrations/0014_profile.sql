-- What a client tells the house about themselves and their family. Forward only: once merged, this
-- file is never edited.

-- The profile, by section -----------------------------------------------------------------------
-- Each section is one document that the contract checks whole, with a version of its own, so that
-- two who edit different sections never meet.

create table app.profile_sections (
  client_id uuid not null references auth.users (id) on delete cascade,
  section text not null check (section in ('contact', 'preferences', 'emergency', 'addresses')),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null,
  primary key (client_id, section)
);

alter table app.profile_sections enable row level security;
alter table app.profile_sections force row level security;
create policy profile_sections_own on app.profile_sections
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
-- The desk reads how somebody likes things; it writes nothing on their behalf.
create policy profile_sections_staff on app.profile_sections for select using (app.is_staff());
create policy profile_sections_system on app.profile_sections
  using (app.is_system()) with check (app.is_system());

-- Which fields were changed when; never what they said before.
create table app.profile_changes (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  section text not null check (section in ('contact', 'preferences', 'emergency', 'addresses')),
  fields text[] not null check (cardinality(fields) > 0),
  at timestamptz not null
);
create index profile_changes_of on app.profile_changes (client_id, at desc, id desc);

alter table app.profile_changes enable row level security;
alter table app.profile_changes force row level security;
create policy profile_changes_read on app.profile_changes for select
  using (client_id = app.caller_id());
create policy profile_changes_write on app.profile_changes for insert
  with check (client_id = app.caller_id());
create policy profile_changes_system on app.profile_changes
  using (app.is_system()) with check (app.is_system());

-- Family ------------------------------------------------------------------------------------------
-- Somebody may belong to a family without an account. Their papers are in the vault, which names them
-- as holders; bookings name them as guests.

create table app.family_members (
  id uuid primary key,
  client_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (name <> ''),
  relation text not null check (relation in ('spouse', 'partner', 'child', 'parent', 'sibling',
    'grandparent', 'relative', 'nanny', 'household')),
  born date,
  -- ISO 3166: two letters.
  nationality text check (nationality ~ '^[A-Z]{2}$'),
  -- Where and in which year a child goes to school, as the school calls it.
  school text not null default '',
  school_year text not null default '',
  -- What a kitchen or a crew should know.
  needs text not null default '',
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index family_members_of on app.family_members (client_id, created_at, id);

alter table app.family_members enable row level security;
alter table app.family_members force row level security;
create policy family_members_own on app.family_members
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy family_members_staff on app.family_members for select using (app.is_staff());
create policy family_members_system on app.family_members
  using (app.is_system()) with check (app.is_system());

-- The conversation with the account manager --------------------------------------------------------
-- One open at a time: whoever wants a word again finds the thread they had.

create table app.manager_conversations (
  client_id uuid primary key references auth.users (id) on delete cascade,
  matter_id uuid not null references app.matters (id) on delete cascade
);

alter table app.manager_conversations enable row level security;
alter table app.manager_conversations force row level security;
create policy manager_conversations_own on app.manager_conversations
  using (client_id = app.caller_id()) with check (client_id = app.caller_id());
create policy manager_conversations_system on app.manager_conversations
  using (app.is_system()) with check (app.is_system());
