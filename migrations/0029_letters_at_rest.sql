-- Letters that carry what opens something lie sealed until they have left. Forward only: once merged, this
-- file is never edited.

-- The whole letter as it leaves; beside it stands what anybody may read of it. Empty once it has left.
alter table app.messages
  add column sealed text,
  add constraint messages_sealed check (sealed like 'sealed:%');

create index messages_sealed_ones on app.messages (id) where sealed is not null;

-- What has left in clear is gone from here; what still waits leaves with the next start.
select app.set_caller('system', null);
update app.messages set text_body = '', html_body = null, headers = '{}', attachments = '[]'
where delivered_at is not null and (template like 'auth-%' or text_body ~ '[?&]token=');
