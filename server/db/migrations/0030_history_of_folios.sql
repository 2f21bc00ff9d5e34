-- The history of a booking shows its charges, discounts and folios, also deleted ones.
create index audit_entry_folio_idx on audit_entry (((coalesce(after, before) ->> 'booking_id')::integer))
  where entity in ('extra', 'discount', 'folio') and action <> 'update';
