-- What was answered to a request that may come twice can carry what opens something: it lies sealed.
-- Forward only: once merged, this file is never edited.

-- A row without it tells that the thing was done and not what was answered: so do those of before.
alter table app.idempotency_keys
  drop column answer,
  add column sealed text,
  add constraint idempotency_keys_sealed check (sealed like 'sealed:%');
