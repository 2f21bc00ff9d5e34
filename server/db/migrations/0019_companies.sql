-- Companies and travel agents, and the company that a booking is for.

create type company_kind as enum ('company', 'travel_agent');
create table company (
  id integer generated always as identity primary key,
  slug text not null constraint company_slug_key unique,
  name text not null check (name <> ''),
  kind company_kind not null,
  gstin text not null constraint company_gstin_check check (gstin = '' or gstin ~ '^[0-9A-Z]{15}$'),
  address text not null,
  state text not null,
  contact_person text not null,
  phone text not null,
  email text not null,
  -- Null if the company gets no credit.
  credit_limit paise constraint company_credit_limit_check check (credit_limit > 0),
  -- Days from the invoice until it is due; 0 if it is due at once.
  payment_terms integer not null constraint company_payment_terms_check check (payment_terms between 0 and 365),
  -- An inactive company is not offered for new bookings.
  is_active boolean not null,
  version integer not null default 1
);
create unique index company_name_key on company (lower(btrim(name)));

-- The companies that invoices were for, each with the newest name, address and GSTIN that it had.
with billed as (
  select id, guest -> 'billed_to' ->> 'name' as name, guest -> 'billed_to' ->> 'address' as address,
    upper(btrim(guest -> 'billed_to' ->> 'gstin')) as gstin
  from invoice
  where kind = 'invoice' and btrim(guest -> 'billed_to' ->> 'name') <> ''
), known as (
  select btrim((array_agg(name order by id desc))[1]) as name,
    coalesce((array_agg(address order by id desc) filter (where address <> ''))[1], '') as address,
    coalesce((array_agg(gstin order by id desc) filter (where gstin ~ '^[0-9A-Z]{15}$'))[1], '') as gstin
  from billed
  group by lower(btrim(name))
)
insert into company (
  slug, name, kind, gstin, address, state, contact_person, phone, email, credit_limit, payment_terms, is_active
)
select replace(gen_random_uuid()::text, '-', ''), known.name, 'company', known.gstin, known.address,
  coalesce(state.name, ''), '', '', '', null, 0, true
from known
left join (values
  ('01', 'Jammu and Kashmir'), ('02', 'Himachal Pradesh'), ('03', 'Punjab'), ('04', 'Chandigarh'),
  ('05', 'Uttarakhand'), ('06', 'Haryana'), ('07', 'Delhi'), ('08', 'Rajasthan'), ('09', 'Uttar Pradesh'),
  ('10', 'Bihar'), ('11', 'Sikkim'), ('12', 'Arunachal Pradesh'), ('13', 'Nagaland'), ('14', 'Manipur'),
  ('15', 'Mizoram'), ('16', 'Tripura'), ('17', 'Meghalaya'), ('18', 'Assam'), ('19', 'West Bengal'),
  ('20', 'Jharkhand'), ('21', 'Odisha'), ('22', 'Chhattisgarh'), ('23', 'Madhya Pradesh'), ('24', 'Gujarat'),
  ('26', 'Dadra and Nagar Haveli and Daman and Diu'), ('27', 'Maharashtra'), ('29', 'Karnataka'), ('30', 'Goa'),
  ('31', 'Lakshadweep'), ('32', 'Kerala'), ('33', 'Tamil Nadu'), ('34', 'Puducherry'),
  ('35', 'Andaman and Nicobar Islands'), ('36', 'Telangana'), ('37', 'Andhra Pradesh'), ('38', 'Ladakh'),
  ('97', 'Other Territory')
) as state (code, name) on state.code = left(known.gstin, 2)
order by lower(known.name);

create trigger audit after insert or update or delete on company
  for each row execute function record_audit('version');
create trigger count_version before update on company
  for each row when (old.* is distinct from new.*) execute function count_version();

-- Null if the guest books for themselves.
alter table booking add column company_id integer constraint booking_company_id_fkey references company;
create index booking_company_idx on booking (company_id, number) where company_id is not null;
