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
