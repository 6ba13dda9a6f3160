-- Codes that open an account lie in no backup as they are. Forward only: once merged, this file is never
-- edited.

-- Good for five minutes: what is under way now is asked for again.
alter table auth.flow_states drop column auth_code;
alter table auth.flow_states add column auth_code_hash text unique;

-- Fifty bits are guessed from a plain hash in a day. The hashes are sealed: those of before at the next
-- start, which has the key, and all of them anew when the key changes, for paper is kept for years.
alter table auth.recovery_codes
  add constraint recovery_codes_sealed check (code_hash like 'sealed:%') not valid;
