-- A paper of identity is one wherever its copy lies. Forward only: once merged, this file is never edited.

-- Which of a matter's files prove who somebody is. Said once, by what the file was copied from or by the
-- paper it was brought as, and changed by nobody: a scan that another has replaced is still a passport.
create table app.matter_identity_files (
  file_id uuid primary key references app.matter_files (id) on delete cascade,
  type text not null check (type in ('passport', 'visa', 'emirates_id')),
  -- The paper of the vault it is a copy of. No reference: the copy outlives it.
  document_id uuid
);

alter table app.matter_identity_files enable row level security;
alter table app.matter_identity_files force row level security;
-- Whoever may see the file: that is for the file's own policies to say.
create policy matter_identity_files_read on app.matter_identity_files for select
  using (exists (select from app.matter_files f where f.id = file_id));
create policy matter_identity_files_say on app.matter_identity_files for insert
  with check (exists (select from app.matter_files f where f.id = file_id));

-- What lies there already: copies of papers that were shared with the matter, then scans for a step
-- whose paper is called so.
select app.set_caller('system', null);
insert into app.matter_identity_files (file_id, type, document_id)
select distinct on (f.id) f.id, d.type, d.id
from app.matter_files f
join app.document_shares s on s.matter_id = f.matter_id
join app.documents d on d.id = s.document_id and d.type in ('passport', 'visa', 'emirates_id')
join app.document_versions v
  on v.document_id = d.id and v.file_name = f.name and v.size = f.size and v.media = f.type
order by f.id, d.id;

insert into app.matter_identity_files (file_id, type)
select distinct on (p.file_id) p.file_id,
  case when p.said ~ 'emirates.?id' then 'emirates_id' when p.said ~ 'passport' then 'passport'
    else 'visa' end
from (
  select file_id, regexp_replace(lower(name ->> 'en'), 'passport photo', '', 'g') as said
  from app.matter_papers where file_id is not null) p
where p.said ~ 'emirates.?id|passport|visa|residen(ce|cy)'
order by p.file_id
on conflict do nothing;

-- The log of a paper tells of its copies too.
alter table app.document_openings
  drop constraint document_openings_way_check,
  add constraint document_openings_way_check
    check (way in ('vault', 'address', 'storage', 'program', 'matter'));
