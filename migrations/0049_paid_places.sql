-- A held place is taken once its bank has let the payment through, though nobody came back to confirm it.
-- Forward only: once merged, this file is never edited.

-- Which version of the held booking its client agreed to as the card was asked; nothing where they only paid.
alter table app.payments add column confirms integer,
  add check (confirms is null or booking_id is not null);
