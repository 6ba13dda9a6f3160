-- Files: buckets, the objects in them and the keys they are sealed with. What is here are names and
-- facts; the bytes lie in a store outside the database, sealed. Forward only: once merged, this file
-- is never edited.

create table storage.buckets (
  id text primary key check (id ~ '^[A-Za-z0-9_!.*''() &$=@;:+,?-]{1,100}$'),
  name text not null unique,
  owner uuid,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  -- What a person may do with files under their own id, where the bucket is not public.
  client_rights text not null default 'write' check (client_rights in ('none', 'read', 'write')),
  -- The house's own: never deleted and never made public.
  is_house boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table storage.buckets enable row level security;
alter table storage.buckets force row level security;
create policy buckets_system on storage.buckets using (app.is_system()) with check (app.is_system());
-- How large a file may be is no secret, and the policies of objects ask for it.
create policy buckets_read on storage.buckets for select using (app.caller_kind() is not null);

-- One key per client, and one of the house (without an owner). Wrapped by a master key that the
-- database never sees. A key that is gone makes every file it sealed unreadable, in every copy.
create table storage.data_keys (
  id uuid primary key,
  owner_id uuid references auth.users on delete cascade,
  master_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now(),
  unique nulls not distinct (owner_id)
);
create index data_keys_master on storage.data_keys (master_id);

alter table storage.data_keys enable row level security;
alter table storage.data_keys force row level security;
create policy data_keys_system on storage.data_keys
  using (app.is_system()) with check (app.is_system());

create table storage.objects (
  id uuid primary key,
  bucket_id text not null references storage.buckets,
  -- Compared by bytes, so that a folder is one stretch of the index whatever the language.
  name text collate "C" not null check (name <> '' and length(name) <= 1024),
  -- Whose folder it lies in; nothing for what belongs to the house.
  owner_id uuid references auth.users on delete cascade,
  key_id uuid not null references storage.data_keys on delete cascade,
  -- The name of the file in the store. Never used twice: a replaced object has another file.
  version uuid not null unique,
  size bigint not null check (size >= 0),
  content_type text not null,
  cache_control text not null,
  user_metadata jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
create index objects_of_owner on storage.objects (bucket_id, owner_id, name);
create index objects_owner on storage.objects (owner_id);
create index objects_key on storage.objects (key_id);
create index objects_created on storage.objects (bucket_id, created_at, name);

alter table storage.objects enable row level security;
alter table storage.objects force row level security;
create policy objects_system on storage.objects using (app.is_system()) with check (app.is_system());

-- A person's own folder of a private bucket. Staff are people here like everybody: what a client
-- keeps is shown to them by the features that ask the client, never by this table.
create policy objects_read on storage.objects for select using (
  app.caller_kind() = 'client' and owner_id = app.caller_id()
  and bucket_id in (select id from storage.buckets where not public and client_rights <> 'none'));
create policy objects_insert on storage.objects for insert with check (
  app.caller_kind() = 'client' and owner_id = app.caller_id()
  and split_part(name, '/', 1) = app.caller_id()::text
  and bucket_id in (select id from storage.buckets where not public and client_rights = 'write'));
create policy objects_update on storage.objects for update
  using (
    app.caller_kind() = 'client' and owner_id = app.caller_id()
    and bucket_id in (select id from storage.buckets where not public and client_rights = 'write'))
  with check (
    owner_id = app.caller_id() and split_part(name, '/', 1) = app.caller_id()::text
    and bucket_id in (select id from storage.buckets where not public and client_rights = 'write'));
create policy objects_delete on storage.objects for delete using (
  app.caller_kind() = 'client' and owner_id = app.caller_id()
  and bucket_id in (select id from storage.buckets where not public and client_rights = 'write'));

-- The house's buckets --------------------------------------------------------------------------

select app.set_caller('system', null);
insert into storage.buckets (id, name, file_size_limit, allowed_mime_types, client_rights, is_house)
values
  ('documents', 'documents', 25 * 1000 * 1000, array[
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/gif',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'text/plain'], 'write', true),
  ('exports', 'exports', null, null, 'read', true);
