-- What the search looks through, in a table of its own. Whoever looks for a name that a thousand guests have makes the
-- database read a thousand rows: here they stand close together, and nothing is put together anew for each of them.
create table guest_words (
  guest_id integer constraint guest_words_pkey primary key
    constraint guest_words_guest_id_fkey references guest on delete cascade,
  words text not null
);
insert into guest_words select id, guest_words(name, phone, email, id_proof_number) from guest;

drop index guest_words_idx;
create index guest_words_idx on guest_words using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256);
alter table guest_words alter column words set statistics 1000;

create function keep_guest_words() returns trigger language plpgsql as $$
begin
  insert into guest_words select id, guest_words(name, phone, email, id_proof_number) from new_rows
  on conflict (guest_id) do update set words = excluded.words where guest_words.words <> excluded.words;
  return null;
end $$;
create trigger words_insert after insert on guest referencing new table as new_rows
  for each statement execute function keep_guest_words();
create trigger words_update after update on guest referencing new table as new_rows
  for each statement execute function keep_guest_words();
