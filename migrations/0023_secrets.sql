-- Secrets at rest --------------------------------------------------------------------------------
-- Whoever has the database, or a backup of it, must not be able to sign in as anybody. What opens
-- something lies here sealed by a key that lies elsewhere, or as a hash. Rows of before are sealed at
-- the next start, which has the key; the constraints hold for every row that is written from now on.

alter table auth.signing_keys add column private_key text;
select app.set_caller('system', null);
update auth.signing_keys set private_key = jwk ->> 'd', jwk = jwk - 'd' where jwk ? 'd';
alter table auth.signing_keys
  add constraint signing_keys_sealed
    check (not jwk ? 'd' and coalesce(private_key, 'sealed:') like 'sealed:%') not valid;
comment on column auth.signing_keys.private_key is 'sealed; forgotten when the key is retired';

alter table auth.secrets
  add constraint secrets_sealed check (value like 'sealed:%') not valid;
alter table auth.mfa_factors
  add constraint mfa_factors_sealed check (secret like 'sealed:%') not valid;
-- These live for minutes; what was under way asks again.
update auth.flow_states set provider_access_token = null, provider_refresh_token = null;
alter table auth.flow_states
  add constraint flow_states_sealed check (
    provider_access_token like 'sealed:%' and provider_refresh_token like 'sealed:%') not valid;

-- What outlives its right ------------------------------------------------------------------------
-- A ticket and a signed address are good for as long as whoever asked for them could ask again.

-- No session is known of accounts that live elsewhere; then it is enough that the account does.
create function app.session_stands(person uuid, session uuid) returns boolean
language sql stable as $$
  select exists (
    select from auth.users u
    where u.id = person and u.deleted_at is null
      and (u.banned_until is null or u.banned_until <= now())
      and (session is null or exists (
        select from auth.sessions s where s.id = session and s.user_id = person))) $$;

alter table app.document_openings
  -- No reference: the line outlives the session it was asked from.
  add column session_id uuid,
  -- In the vault, by a signed address of the storage, from the storage itself, or by a program.
  add column way text not null default 'vault'
    check (way in ('vault', 'address', 'storage', 'program'));
-- What was read past the vault is written down by the house; the vault's own lines it cannot write.
create policy document_openings_past on app.document_openings for insert
  with check (app.is_system() and way <> 'vault');

-- Every reading by way of an opening, at most one line a minute. Like the openings, nobody changes them.
create table app.document_readings (
  opening_id uuid not null references app.document_openings (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null check (extract(second from at) = 0),
  primary key (opening_id, at)
);
create index document_readings_owner on app.document_readings (owner_id);

alter table app.document_readings enable row level security;
alter table app.document_readings force row level security;
create policy document_readings_read on app.document_readings for select
  using (owner_id = app.caller_id() or app.is_system());
create policy document_readings_write on app.document_readings for insert
  with check (app.is_system());

-- Feeds of calendars -----------------------------------------------------------------------------
-- Found by a hash; the address itself is sealed, so that its owner may copy it again.
alter table app.calendar_feeds add column token_hash text;
update app.calendar_feeds set token_hash =
  translate(rtrim(encode(sha256(convert_to(token, 'UTF8')), 'base64'), '='), '+/', '-_');
alter table app.calendar_feeds
  alter column token_hash set not null,
  add constraint calendar_feeds_hash unique (token_hash),
  drop constraint calendar_feeds_token_key,
  add constraint calendar_feeds_sealed check (token like 'sealed:%') not valid;
