-- Matters and their money: one version is agreed to, and it says what the house keeps of it.
-- Forward only: once merged, this file is never edited.

-- What of the total stays with the house where a client withdraws after accepting; frozen with the rest.
alter table app.matter_quotes
  add column kept_percent integer not null default 0 check (kept_percent between 0 and 100);

create or replace function app.freeze_sent_quote() returns trigger
language plpgsql as $$
begin
  if old.state <> 'draft' and (old.matter_id, old.number, old.currency, old.lines, old.total_amount,
      old.vat_amount, old.words, old.kept_percent, old.expires_at, old.sent_at)
    is distinct from (new.matter_id, new.number, new.currency, new.lines, new.total_amount,
      new.vat_amount, new.words, new.kept_percent, new.expires_at, new.sent_at) then
    raise exception 'a sent quote never changes' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- Where two versions were accepted, the later one is what counts.
select app.set_caller('system', null);
update app.matter_quotes q set state = 'superseded'
where state = 'accepted' and exists (
  select from app.matter_quotes later
  where later.matter_id = q.matter_id and later.state = 'accepted' and later.number > q.number);
create unique index matter_quotes_accepted on app.matter_quotes (matter_id) where state = 'accepted';
