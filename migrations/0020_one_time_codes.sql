-- Codes and links part: a link is a secret of its own, a code is kept under the house's key.

-- What is out was made the old way, whose hashes anybody can compute. It lives a day at most.
delete from auth.one_time_tokens;

drop index auth.one_time_tokens_hash;
alter table auth.one_time_tokens rename column token_hash to link_hash;
-- Null once too many guesses were wrong; the link, which nobody guesses, goes on working.
alter table auth.one_time_tokens add column code_hash text;
create unique index one_time_tokens_link on auth.one_time_tokens (link_hash);
-- Whoever types a code names the address it went to.
create index one_time_tokens_address on auth.one_time_tokens (relates_to);

-- When something was last sent for to an address, whether or not anybody has it; of the address its hash.
create table auth.send_times (
  subject text primary key,
  sent_at timestamptz not null default clock_timestamp()
);
alter table auth.send_times enable row level security;
alter table auth.send_times force row level security;
create policy send_times_system on auth.send_times
  using (app.is_system()) with check (app.is_system());

-- Which password an account was begun with, under the house's key, until its address is confirmed: whoever
-- begins with another one is somebody else. Of those that are out nobody can tell any more.
alter table auth.users add column signup_mark text;
update auth.users set signup_mark = ''
where email_confirmed_at is null and phone_confirmed_at is null and invited_at is null
  and encrypted_password is not null;
