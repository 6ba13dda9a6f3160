-- Who it is, asked once more. Forward only: once merged, this file is never edited.

-- When the owner of a session last showed the password, or a code from the mail, within it. A second
-- factor stands in `amr`, as the protocol has it.
alter table auth.sessions add column proven_at timestamptz;

-- A passkey counts for two factors only where its device checked who held it; sessions of before may
-- have been opened without.
delete from auth.sessions where amr @> '[{"method": "passkey"}]';

-- A session that falls below its second factor takes its channels along, as one that ends does.
create trigger sessions_tell_fall after update of aal on auth.sessions
for each row when (old.aal = 'aal2' and new.aal = 'aal1') execute function app.tell_session_end();
