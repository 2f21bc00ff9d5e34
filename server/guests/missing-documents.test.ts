import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyGuest, type Guest } from '#contract/guests/guest.ts'
import { missingDocuments } from '#contract/guests/missing-documents.ts'
import { listFormFields } from '#server/foreigners/form-store.ts'
import { hasMissingDocuments } from '#server/guests/missing-documents.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { db, make } = await startTestApp()

const complete = {
  ...{ address: '4 MG Road, Pune', id_proof_type: 'Passport', id_proof_number: 'L8989', foreign_address: 'Berlin' },
  ...{ passport_no: 'C01X00T47', passport_place_of_issue: 'Berlin', passport_date_of_issue: '2020-01-01' },
  ...{
    passport_date_of_expiry: '2030-01-01',
    date_of_arrival_in_india: '2026-11-01',
    arrival_place_in_india: 'Mumbai',
  },
  ...{ duration_of_stay_in_india: 30, visa_no: 'V123', visa_place_of_issue: 'Berlin' },
  ...{ visa_date_of_issue: '2026-10-01', visa_valid_till: '2027-10-01', visa_type: 'Tourist' },
  ...{ sex: 'female', birth_date: '1990-01-01', surname: 'Hill', given_name: 'Nora', purpose_code: '16' },
  ...{ passport_country_of_issue: 'Germany', visa_country_of_issue: 'Germany', foreign_country: 'Germany' },
  ...{ foreign_city: 'Berlin', arrived_from_country: 'Germany', arrived_from_city: 'Berlin' },
  ...{ arrived_from_place: 'Airport', whether_employed_in_india: false, next_destination: 'Panaji' },
  ...{ next_destination_state: 'Goa', next_destination_district: 'North Goa', next_destination_country: 'Nepal' },
}

test('the condition of the database agrees with the rule of the check-in sheet', async () => {
  const form = await listFormFields(db)
  let completeForeigners = 0
  const guest = await make.guest()
  await db.insertInto('stored_file').values({ key: 'photo', created_at: '2026-11-15T00:00:00Z' }).execute()
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(1, 2),
      fc.constantFrom('visa' as const, 'oci' as const, 'visa_exempt' as const),
      fc.constantFrom('india', 'abroad', null),
      fc.constantFrom('photo', null),
      fc.subarray(Object.keys(complete), { maxLength: 1 }),
      async (nationality_id, visa_status, next_destination_in, id_proof_image, left) => {
        const empty = Object.fromEntries(left.map((field) => [field, emptyGuest[field as keyof typeof emptyGuest]]))
        const fields = { ...complete, ...empty, nationality_id, visa_status, next_destination_in, id_proof_image }
        await db
          .updateTable('guest')
          .set(fields as never)
          .where('id', '=', guest.id)
          .execute()
        const { rows } = await sql<Guest & { is_missing: boolean }>`
          select guest.*, nationality.name as nationality, guest.id_proof_image is not null as has_photo,
            ${hasMissingDocuments} as is_missing
          from guest join nationality on nationality.id = guest.nationality_id where guest.id = ${guest.id}`.execute(db)
        const [saved] = rows
        if (!saved) throw new Error('the guest is missing')
        expect(saved.is_missing).toBe(missingDocuments(saved, form).length > 0)
        if (saved.nationality !== 'Indian' && !saved.is_missing) completeForeigners += 1
      },
    ),
    { numRuns: 250 },
  )
  expect(completeForeigners).toBeGreaterThan(0)
})
