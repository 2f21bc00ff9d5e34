-- A tax category says how its items are taxed: by its dated rates, exempt, or outside GST as liquor is. Three are built
-- in: rooms are taxed by the first, and items without a category of their own by the other two.
alter type tax_kind rename to builtin_tax_category;
create type tax_treatment as enum ('taxable', 'exempt', 'outside_gst');

create table tax_category (
  id integer generated always as identity primary key,
  slug text not null constraint tax_category_slug_key unique,
  name text not null,
  treatment tax_treatment not null,
  builtin builtin_tax_category constraint tax_category_builtin_key unique,
  version integer not null default 1,
  constraint tax_category_builtin_check check (builtin is null or treatment = 'taxable')
);
create unique index tax_category_name_key on tax_category (lower(btrim(name)));
insert into tax_category (slug, name, treatment, builtin) values
  ('accommodation', 'Accommodation', 'taxable', 'accommodation'),
  ('food', 'Food and beverages', 'taxable', 'food'),
  ('service', 'Services', 'taxable', 'service');
create trigger count_version before update on tax_category
  for each row when (old.* is distinct from new.*) execute function count_version();
create trigger audit after insert or update or delete on tax_category
  for each row execute function record_audit('version');

-- The rates of before belong to the three. Nobody has changed them, so neither version nor audit trail counts this.
alter table tax_rule disable trigger user;
alter table tax_rule
  add tax_category_id integer constraint tax_rule_tax_category_id_fkey references tax_category on delete cascade;
update tax_rule set tax_category_id = tax_category.id from tax_category where tax_category.builtin = tax_rule.kind;
alter table tax_rule enable trigger user;
alter table tax_rule
  alter tax_category_id set not null,
  drop constraint tax_rule_overlap_excl,
  drop kind,
  add constraint tax_rule_overlap_excl exclude using gist (
    tax_category_id with =,
    daterange(valid_from, valid_to, '[]') with &&,
    int8range(value_from, value_to, '[]') with &&
  );

-- Without one an item is taxed by its type.
alter table item
  add tax_category_id integer constraint item_tax_category_id_fkey references tax_category on delete set null;
create index item_tax_category_idx on item (tax_category_id) where tax_category_id is not null;

alter table invoice_line add treatment tax_treatment not null default 'taxable';
