-- The vault: a client's papers, their versions, who may see them and who did. The bytes lie in the
-- storage's bucket `documents`, under <owner>/<document>/<version>. Forward only: once merged, this file
-- is never edited.

create table app.documents (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('passport', 'visa', 'emirates_id', 'driving_licence', 'tenancy',
    'birth_certificate', 'marriage_certificate', 'certificate', 'trade_licence', 'insurance',
    'school_report', 'vaccination', 'other')),
  title text not null default '',
  -- Whose paper it is; nobody named is the client. A member of the family may be struck from the
  -- family while the paper stays, so this is no reference.
  holder_name text not null default '',
  holder_member_id uuid,
  -- Sealed: neither a list nor a copy of the table says it. Its end is what lists show.
  number_sealed bytea,
  number_end text not null default '',
  country text check (country ~ '^[A-Z]{2}$'),
  issued_on date,
  expires_on date,
  note text not null default '',
  -- The version that counts.
  current_id uuid not null,
  version integer not null default 1,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  binned_at timestamptz,
  check (issued_on is null or expires_on is null or issued_on <= expires_on),
  check (number_end = '' or number_sealed is not null)
);
create index documents_owner on app.documents (owner_id, id);
create index documents_ending on app.documents (expires_on)
  where expires_on is not null and binned_at is null;
create index documents_binned on app.documents (binned_at) where binned_at is not null;

alter table app.documents enable row level security;
alter table app.documents force row level security;
create policy documents_own on app.documents for select using (owner_id = app.caller_id());
create policy documents_add on app.documents for insert with check (owner_id = app.caller_id());
create policy documents_change on app.documents for update
  using (owner_id = app.caller_id()) with check (owner_id = app.caller_id());
-- The house sees that there is a paper, not what is in it: that takes an opening, which is written down.
create policy documents_staff on app.documents for select
  using (app.is_staff() and binned_at is null);
create policy documents_system on app.documents using (app.is_system()) with check (app.is_system());

create table app.document_versions (
  id uuid primary key,
  document_id uuid not null references app.documents (id) on delete cascade deferrable initially deferred,
  owner_id uuid not null references auth.users (id) on delete cascade,
  number integer not null check (number >= 1),
  file_name text not null check (file_name <> ''),
  -- Decided by the content.
  media text not null,
  size bigint not null check (size >= 1),
  added_at timestamptz not null,
  -- What the paper said while this version counted; nothing while it does.
  expires_on date,
  unique (document_id, number)
);

alter table app.document_versions enable row level security;
alter table app.document_versions force row level security;
create policy document_versions_own on app.document_versions for select
  using (owner_id = app.caller_id());
create policy document_versions_add on app.document_versions for insert
  with check (owner_id = app.caller_id());
create policy document_versions_outdate on app.document_versions for update
  using (owner_id = app.caller_id()) with check (owner_id = app.caller_id());
create policy document_versions_staff on app.document_versions for select using (app.is_staff());
create policy document_versions_system on app.document_versions
  using (app.is_system()) with check (app.is_system());

alter table app.documents add foreign key (current_id) references app.document_versions (id)
  deferrable initially deferred;

-- Places that were given out for bytes which nobody has looked at yet. The id is the version's to be.
create table app.document_uploads (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  document_id uuid not null,
  -- It becomes a version of a paper that is there; else a paper of its own.
  is_version boolean not null,
  file_name text not null check (file_name <> ''),
  created_at timestamptz not null
);
create index document_uploads_owner on app.document_uploads (owner_id);
create index document_uploads_old on app.document_uploads (created_at);

alter table app.document_uploads enable row level security;
alter table app.document_uploads force row level security;
create policy document_uploads_own on app.document_uploads
  using (owner_id = app.caller_id()) with check (owner_id = app.caller_id());
create policy document_uploads_system on app.document_uploads
  using (app.is_system()) with check (app.is_system());

-- A permission holds until it is taken back, and while its matter is open.
create table app.document_shares (
  id uuid primary key,
  document_id uuid not null references app.documents (id) on delete cascade,
  matter_id uuid not null references app.matters (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  shared_at timestamptz not null,
  ended_at timestamptz
);
create unique index document_shares_standing on app.document_shares (document_id, matter_id)
  where ended_at is null;
create index document_shares_matter on app.document_shares (matter_id) where ended_at is null;

create function app.owns_document(document uuid) returns boolean
language sql stable as $$
  select exists (select from app.documents where id = document and owner_id = app.caller_id()) $$;

alter table app.document_shares enable row level security;
alter table app.document_shares force row level security;
create policy document_shares_own on app.document_shares for select using (owner_id = app.caller_id());
create policy document_shares_give on app.document_shares for insert
  with check (owner_id = app.caller_id() and app.owns_document(document_id)
    and app.sees_matter(matter_id));
create policy document_shares_end on app.document_shares for update
  using (owner_id = app.caller_id()) with check (owner_id = app.caller_id() and ended_at is not null);
create policy document_shares_staff on app.document_shares for select using (app.is_staff());
create policy document_shares_system on app.document_shares
  using (app.is_system()) with check (app.is_system());

-- Who opened what, when and why: written once, in the transaction that gives the ticket out, and kept as
-- long as the account. No policy lets anybody change or remove a line.
create table app.document_openings (
  id uuid primary key,
  owner_id uuid not null references auth.users (id) on delete cascade,
  -- No reference: the line outlives the paper.
  document_id uuid not null,
  version_id uuid not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('owner', 'delegate', 'house')),
  actor_id uuid not null,
  actor_name text not null,
  -- The paper as it was called then.
  type text not null,
  title text not null,
  holder_name text not null,
  why text not null check (why in ('own', 'shared', 'reason')),
  reason text not null default '',
  matter_id uuid,
  share_id uuid,
  device text not null default '',
  -- Only its hash: who reads the table opens nothing.
  ticket_hash bytea not null unique,
  ticket_until timestamptz not null,
  check ((why = 'own') = (actor_kind <> 'house')),
  check ((why = 'shared') = (share_id is not null)),
  check (why <> 'reason' or length(reason) >= 10)
);
create index document_openings_newest on app.document_openings (owner_id, at desc, id desc);

alter table app.document_openings enable row level security;
alter table app.document_openings force row level security;
create policy document_openings_read on app.document_openings for select
  using (owner_id = app.caller_id() or app.is_system());
create policy document_openings_own on app.document_openings for insert
  -- Whoever acts for the client is the client here; the line names whose hand it was.
  with check (owner_id = app.caller_id() and app.caller_kind() = 'client'
    and (actor_kind = 'delegate' or (actor_kind = 'owner' and actor_id = app.caller_id())));
create policy document_openings_house on app.document_openings for insert
  with check (actor_kind = 'house' and app.caller_kind() = 'staff' and actor_id = app.caller_id());

-- What was said of a paper already: a mark of days, or a journey. Of another end it is said anew.
create table app.document_reminders (
  document_id uuid not null references app.documents (id) on delete cascade,
  expires_on date not null,
  mark text not null,
  said_at timestamptz not null default now(),
  primary key (document_id, expires_on, mark)
);

alter table app.document_reminders enable row level security;
alter table app.document_reminders force row level security;
create policy document_reminders_system on app.document_reminders
  using (app.is_system()) with check (app.is_system());
