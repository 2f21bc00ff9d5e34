import { sql } from 'kysely'
import type { GuestDraft } from '#contract/guests/guest.ts'
import { requiredGuestFields } from '#contract/guests/guest-rules.ts'

const isEmpty = (field: string) => sql<boolean>`coalesce(${sql.ref(`guest.${field}`)}::text, '') = ''`

/** Whether one of the fields that every guest like this must have is empty. */
const lacksField = (nationality: 'Indian' | 'foreign', visaStatus: GuestDraft['visa_status']) => {
  const fields = requiredGuestFields({ form: 'page', nationality }, visaStatus)
  return sql<boolean>`(${sql.join([...fields].map(isEmpty), sql` or `)})`
}

/**
 * A guest with missing fields or documents that are required before check-in. The same rule as `missingDocuments`, as a
 * condition on `guest` and `nationality`.
 */
export const hasMissingDocuments = sql<boolean>`(
  guest.id_proof_type is null or ${isEmpty('id_proof_number')} or guest.id_proof_image is null
  or case
    when nationality.name = 'Indian' then ${lacksField('Indian', 'visa')}
    when guest.visa_status = 'visa' then ${lacksField('foreign', 'visa')}
    else ${lacksField('foreign', 'oci')}
  end
)`
