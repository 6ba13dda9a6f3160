-- Files that a feature confirmed, and places that were taken without anything being paid. Forward only:
-- once merged, this file is never edited.

-- What was looked at stays what it was -------------------------------------------------------------
-- Whoever confirms a file keeps it in the same transaction. From then on its bytes, its name and its
-- being there are the feature's affair: the protocol that brought it changes nothing about it.

alter table storage.objects
  add column is_kept boolean not null default false;

select app.set_caller('system', null);
update storage.objects o set is_kept = true
from app.document_versions v
where o.bucket_id = 'documents' and o.name = v.owner_id || '/' || v.document_id || '/' || v.id;

create policy objects_kept_change on storage.objects as restrictive for update
  using (app.is_system() or not is_kept) with check (true);
create policy objects_kept_delete on storage.objects as restrictive for delete
  using (app.is_system() or not is_kept);
