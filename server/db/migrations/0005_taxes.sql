-- Tax categories and their dated rates.

create type builtin_tax_category as enum ('accommodation', 'food', 'service');
create type tax_treatment as enum ('taxable', 'exempt', 'outside_gst');

-- A tax category decides how its items are taxed: by its dated rates, exempt, or outside GST as liquor is. Three are
-- built in: accommodation taxes rooms, the other two tax items without a category of their own.
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
create trigger audit after insert or update or delete on tax_category
  for each row execute function record_audit('version');
create trigger count_version before update on tax_category
  for each row when (old.* is distinct from new.*) execute function count_version();

create table tax_rule (
  id integer generated always as identity primary key,
  slug text not null constraint tax_rule_slug_key unique,
  -- Both ends are included; for a room it is the value of one room-night.
  value_from paise not null check (value_from >= 0),
  value_to paise check (value_to >= value_from),
  -- Hundredths of a percent.
  rate integer not null check (rate between 0 and 10000),
  sac text not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  version integer not null default 1,
  tax_category_id integer not null constraint tax_rule_tax_category_id_fkey references tax_category on delete cascade,
  -- There is at most one rate for any value on any day.
  constraint tax_rule_overlap_excl exclude using gist (
    tax_category_id with =,
    daterange(valid_from, valid_to, '[]') with &&,
    int8range(value_from, value_to, '[]') with &&
  )
);
create trigger audit after insert or update or delete on tax_rule
  for each row execute function record_audit('version');
create trigger count_version before update on tax_rule
  for each row when (old.* is distinct from new.*) execute function count_version();
