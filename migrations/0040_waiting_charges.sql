-- What a change of a booking asks of the saved card waits for its job, and follows what is due until then.
-- Forward only: once merged, this file is never edited.

alter table app.payments add column waits boolean not null default false;

-- Nobody has heard of it yet: once the processor is asked, its sum stands.
alter table app.payments add constraint payments_waits
  check (not waits or (processor_ref is null and actor_kind = 'system'));
