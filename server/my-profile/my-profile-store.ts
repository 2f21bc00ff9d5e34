import type { Db } from '#server/db/connect.ts'

export const findProfile = (db: Db, guestId: number) =>
  db
    .selectFrom('guest')
    .innerJoin('nationality', 'nationality.id', 'guest.nationality_id')
    .select(['guest.slug', 'guest.name', 'guest.phone', 'guest.address', 'nationality.name as nationality'])
    .select(['guest.id_proof_type', 'guest.id_proof_number'])
    .select(['guest.emergency_contact_name', 'guest.emergency_contact_phone', 'guest.special_requests'])
    .select('guest.version')
    .where('guest.id', '=', guestId)
    .executeTakeFirstOrThrow()
