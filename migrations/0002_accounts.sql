-- Accounts: everything the sign-in service keeps. It works as system; a client reads their own account,
-- sessions and factors through the service, never by a table of their own.

alter table auth.users
  add column aud text not null default 'authenticated',
  add column role text not null default 'authenticated',
  add column phone text,
  add column phone_confirmed_at timestamptz,
  add column confirmation_sent_at timestamptz,
  add column recovery_sent_at timestamptz,
  add column new_email text,
  add column email_change_sent_at timestamptz,
  -- How many of the two addresses have agreed to a change so far.
  add column email_change_confirmations integer not null default 0,
  add column new_phone text,
  add column phone_change_sent_at timestamptz,
  add column reauthentication_sent_at timestamptz,
  add column invited_at timestamptz,
  add column last_sign_in_at timestamptz,
  add column banned_until timestamptz,
  add column deleted_at timestamptz,
  add column is_anonymous boolean not null default false,
  add column is_sso_user boolean not null default false;

-- Accounts of a company's identity provider may share an address with somebody else's account.
drop index auth.users_email;
create unique index users_email on auth.users (lower(email)) where not is_sso_user and deleted_at is null;
create unique index users_phone on auth.users (phone) where phone is not null and deleted_at is null;
create index users_newest on auth.users (created_at desc, id desc);

create table auth.identities (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  provider text not null,
  -- The provider's own name for the person; for email and phone the account's id.
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- [{ method, timestamp, provider? }], newest first.
  amr jsonb not null default '[]',
  factor_id uuid,
  -- Opened by a recovery link: its owner need not know the password they are about to replace.
  is_recovery boolean not null default false,
  user_agent text,
  ip inet,
  created_at timestamptz not null default now(),
  refreshed_at timestamptz
);
create index sessions_user on auth.sessions (user_id);

create table auth.refresh_tokens (
  id uuid primary key,
  session_id uuid not null references auth.sessions on delete cascade,
  -- Only a hash is kept: who reads the table cannot sign in.
  token_hash bytea not null unique,
  -- The token itself, encrypted under a key that its parent's holder has: see the refresh of a lost answer.
  parent_id uuid references auth.refresh_tokens on delete cascade,
  sealed_token bytea,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index refresh_tokens_session on auth.refresh_tokens (session_id);
create index refresh_tokens_parent on auth.refresh_tokens (parent_id);
-- One token of a session works at a time, whatever races.
create unique index refresh_tokens_active on auth.refresh_tokens (session_id) where revoked_at is null;

create table auth.one_time_tokens (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  kind text not null check (kind in ('confirmation', 'recovery', 'email_change_current',
    'email_change_new', 'phone_confirmation', 'phone_change', 'reauthentication')),
  token_hash text not null,
  relates_to text not null,
  -- The sign-in flow that asked for it, where the answer goes back to a code.
  flow_state_id uuid,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, kind)
);
create index one_time_tokens_hash on auth.one_time_tokens (token_hash);

create table auth.flow_states (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  auth_code uuid unique,
  auth_code_issued_at timestamptz,
  code_challenge text,
  code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
  provider text not null,
  authentication_method text not null,
  -- What the provider handed over, for the browser that asked; gone with the row.
  provider_access_token text,
  provider_refresh_token text,
  referrer text,
  -- The account a signed-in person wants to link the provider to.
  linking_user_id uuid references auth.users on delete cascade,
  -- The provider's own checks: nonce, code verifier.
  provider_checks jsonb not null default '{}',
  used_at timestamptz,
  created_at timestamptz not null default now()
);

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'phone', 'webauthn')),
  status text not null default 'unverified' check (status in ('unverified', 'verified')),
  secret text,
  phone text,
  web_authn_credential jsonb,
  -- The last code's time step: a code that was used once is used up.
  last_used_step bigint,
  last_challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index mfa_factors_name on auth.mfa_factors (user_id, coalesce(friendly_name, ''));
create unique index mfa_factors_phone on auth.mfa_factors (user_id, phone) where phone is not null;
alter table auth.sessions
  add foreign key (factor_id) references auth.mfa_factors on delete set null;

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors on delete cascade,
  ip inet,
  otp_hash text,
  web_authn_session jsonb,
  attempts integer not null default 0,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);
create index mfa_challenges_factor on auth.mfa_challenges (factor_id);

-- Shown once at enrolment, each good for one sign-in when the authenticator is lost.
create table auth.recovery_codes (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index recovery_codes_user on auth.recovery_codes (user_id);

create table auth.passkeys (
  id uuid primary key,
  user_id uuid not null references auth.users on delete cascade,
  friendly_name text,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on auth.passkeys (user_id);

create table auth.passkey_challenges (
  id uuid primary key,
  user_id uuid references auth.users on delete cascade,
  purpose text not null check (purpose in ('registration', 'authentication')),
  challenge text not null,
  created_at timestamptz not null default now()
);

create table auth.sso_providers (
  id uuid primary key,
  resource_id text,
  disabled boolean not null default false,
  entity_id text not null unique,
  metadata_xml text not null,
  metadata_url text,
  attribute_mapping jsonb not null default '{}',
  name_id_format text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table auth.sso_domains (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  domain text not null,
  created_at timestamptz not null default now()
);
create unique index sso_domains_domain on auth.sso_domains (lower(domain));

create table auth.saml_relay_states (
  id uuid primary key,
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  request_id text not null,
  redirect_to text,
  flow_state_id uuid references auth.flow_states on delete cascade,
  created_at timestamptz not null default now()
);

-- An assertion opens one session; the second time it is shown it is a replay.
create table auth.saml_assertions (
  sso_provider_id uuid not null references auth.sso_providers on delete cascade,
  assertion_id text not null,
  expires_at timestamptz not null,
  primary key (sso_provider_id, assertion_id)
);

create table auth.oauth_clients (
  id uuid primary key,
  secret_hash text,
  client_name text not null,
  client_uri text,
  logo_uri text,
  client_type text not null check (client_type in ('public', 'confidential')),
  registration_type text not null check (registration_type in ('manual', 'dynamic')),
  redirect_uris text[] not null check (cardinality(redirect_uris) > 0),
  grant_types text[] not null,
  response_types text[] not null,
  token_endpoint_auth_method text not null,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

-- Private keys, newest signs; a retired one still verifies until its tokens have run out.
create table auth.signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Small facts the service makes at first start: the anon and service keys, the secret of refresh tokens.
create table auth.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

-- Counted per window and subject, so that several processes count together.
create table auth.rate_counters (
  subject text not null,
  window_start timestamptz not null,
  hits integer not null,
  primary key (subject, window_start)
);
create index rate_counters_age on auth.rate_counters (window_start);

create table auth.audit_log_entries (
  id uuid primary key,
  actor_id uuid,
  action text not null,
  traits jsonb not null default '{}',
  ip inet,
  request_id text,
  created_at timestamptz not null default now()
);
create index audit_log_actor on auth.audit_log_entries (actor_id, created_at desc);

do $$
declare
  name text;
begin
  foreach name in array array['identities', 'sessions', 'refresh_tokens', 'one_time_tokens',
    'flow_states', 'mfa_factors', 'mfa_challenges', 'recovery_codes', 'passkeys',
    'passkey_challenges', 'sso_providers', 'sso_domains', 'saml_relay_states', 'saml_assertions',
    'oauth_clients', 'signing_keys', 'secrets', 'rate_counters']
  loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('alter table auth.%I force row level security', name);
    execute format('create policy %I on auth.%I using (app.is_system()) with check (app.is_system())',
      name || '_system', name);
  end loop;
end $$;

-- Append-only: no policy lets anybody change or remove an entry. Staff read it; a client their own.
alter table auth.audit_log_entries enable row level security;
alter table auth.audit_log_entries force row level security;
create policy audit_append on auth.audit_log_entries for insert with check (app.is_system());
create policy audit_read on auth.audit_log_entries for select
  using (app.is_staff() or actor_id = app.caller_id());
