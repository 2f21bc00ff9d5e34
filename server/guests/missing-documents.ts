import { type RawBuilder, sql } from 'kysely'
import { type FormKey, formKeys } from '#contract/foreigners/form-keys.ts'
import { conditionOf, guestFieldOf } from '#contract/foreigners/form-needs.ts'
import type { GuestDraft, GuestField } from '#contract/guests/guest.ts'
import { requiredGuestFields } from '#contract/guests/guest-rules.ts'

const isEmpty = (field: string) => sql<boolean>`coalesce(${sql.ref(`guest.${field}`)}::text, '') = ''`

/** Whether one of the fields that every guest like this must have is empty. */
const lacksField = (nationality: 'Indian' | 'foreign', visaStatus: GuestDraft['visa_status']) => {
  const fields = requiredGuestFields({ form: 'page', nationality }, visaStatus)
  return sql<boolean>`(${sql.join([...fields].map(isEmpty), sql` or `)})`
}

const isIndianPhone = sql`guest.phone ~ '^(\\+91|0)?\\d{10}$'`

/** Texts that another field says if they are empty, as in `formTexts`. */
const otherTexts: Partial<Record<GuestField, RawBuilder<unknown>>> = {
  given_name: sql`guest.given_name = '' and (guest.surname <> '' or guest.name = '')`,
  purpose_code: sql`guest.purpose_code = '' and guest.purpose_of_visit = ''`,
  phone_in_india: sql`guest.phone_in_india = '' and not ${isIndianPhone}`,
  phone_at_home: sql`guest.phone_at_home = '' and (guest.phone = '' or ${isIndianPhone})`,
}

const emptyKey = (key: FormKey, field: GuestField) => {
  const conditions = Object.entries(conditionOf(key)).map(
    ([column, value]) => sql`${sql.ref(`guest.${column}`)} = ${sql.lit(value)}`,
  )
  const all = sql.join([sql`(${otherTexts[field] ?? isEmpty(field)})`, ...conditions], sql` and `)
  return sql`case when ${all} then ${sql.lit(key)} end`
}

const emptyKeys = formKeys.flatMap((key) => {
  const field = guestFieldOf(key)
  return field ? [emptyKey(key, field)] : []
})

/** Whether a field is empty that Form III requires today. The keys are read once, however many guests are asked for. */
const lacksFormField = sql<boolean>`coalesce((
  select array_agg(field.key)
  from (
    select distinct on (key) key, is_required and is_active as is_needed
    from form_field where valid_from <= hotel_day(hotel_now()) order by key, valid_from desc
  ) field
  where field.is_needed
) && array[${sql.join(emptyKeys)}], false)`

/**
 * A guest with missing fields or documents that are required before check-in. The same rule as `missingDocuments`, as a
 * condition on `guest` and `nationality`.
 */
export const hasMissingDocuments = sql<boolean>`guest.anonymised_at is null and (
  guest.id_proof_type is null or ${isEmpty('id_proof_number')} or guest.id_proof_image is null
  or case
    when nationality.name = 'Indian' then ${lacksField('Indian', 'visa')}
    when guest.visa_status = 'visa' then ${lacksField('foreign', 'visa')} or ${lacksFormField}
    else ${lacksField('foreign', 'oci')} or ${lacksFormField}
  end
)`
