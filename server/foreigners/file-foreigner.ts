import { filedValues } from '#contract/foreigners/changed-fields.ts'
import { missingLabels } from '#contract/foreigners/copy-sheet.ts'
import type { DepartureFiled, ForeignerFiled, ForeignerUndo } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import type { Db } from '#server/db/connect.ts'
import { deleteFiling, insertFiling, lockOccupant, updateFiling } from '#server/foreigners/filing-store.ts'
import { foreignerProblems as refuse } from '#server/foreigners/foreigner-problems.ts'
import { findForeigner } from '#server/foreigners/foreigner-store.ts'
import { sheetsOf } from '#server/foreigners/read-foreigners.ts'
import type { Actor } from '#server/kit/actor.ts'
import type { Clock } from '#server/kit/clock.ts'
import { changedMeanwhile } from '#server/kit/records/version-store.ts'

interface Given {
  db: Db
  clock: Clock
  user: Actor
}

const mustLock = async ({ db, clock }: Given, slug: string) => {
  await lockOccupant(db, slug)
  const found = await findForeigner(db, slug, clock.now())
  if (!found) throw refuse.missing()
  if (found.status === 'anonymised') throw refuse.isAnonymised()
  return found
}

const refuseOld = async (db: Db, slug: string, isSaved: boolean) => {
  if (!isSaved) throw await changedMeanwhile(db, { entity: 'foreigner_filing', slug }, say.changedMeanwhile)
}

const minute = 60_000

/** Forms give minutes: a time within the same minute is not earlier. */
const isBefore = (one: string, other: string) => Date.parse(one) + minute <= Date.parse(other)

/** Records that the arrival was filed, or corrects it. */
export const fileArrival = async (given: Given, slug: string, asked: ForeignerFiled) => {
  const { version, confirm_missing, ...filed } = asked
  const { db, clock, user } = given
  const person = await mustLock(given, slug)
  if (Date.parse(filed.filed_at) > clock.now().getTime()) throw refuse.inFuture()
  if (person.arrived_at && isBefore(filed.filed_at, person.arrived_at)) throw refuse.beforeArrival()
  const [{ fields } = { fields: [] }] = await sheetsOf(db, [person])
  const missing = missingLabels(fields)
  // A correction does not ask again.
  if (person.filed_at === null && !confirm_missing && missing.length > 0) throw refuse.fieldsMissing(missing)
  const values = { filed_values: JSON.stringify(filedValues(fields)) }
  // Another time says that the form was filed again; another number alone corrects a typing error.
  const isFiledAgain = Date.parse(filed.filed_at) !== Date.parse(person.filed_at ?? '')
  // A correction keeps the name of the colleague who filed it.
  const isSaved =
    version === 0
      ? await insertFiling(db, { ...filed, ...values, filed_by: user.account_id, slug, guest_id: person.guest_id })
      : await updateFiling(db, slug, version, {
          ...filed,
          ...(isFiledAgain && values),
          ...(person.filed_at === null && { filed_by: user.account_id }),
        })
  await refuseOld(db, slug, isSaved)
}

/** Records that the departure was filed, or corrects it. */
export const fileDeparture = async (given: Given, slug: string, asked: DepartureFiled) => {
  const { db, clock, user } = given
  const { version, ...filed } = asked
  const person = await mustLock(given, slug)
  if (person.departure_date === null) throw refuse.notLeft()
  if (person.filed_at === null) throw refuse.notFiled()
  if (Date.parse(filed.departure_filed_at) > clock.now().getTime()) throw refuse.departureInFuture()
  if (person.left_at && isBefore(filed.departure_filed_at, person.left_at)) throw refuse.beforeDeparture()
  const isSaved = await updateFiling(db, slug, version, {
    ...filed,
    ...(person.departure_filed_at === null && { departure_filed_by: user.account_id }),
    left_at: person.left_at,
  })
  await refuseOld(db, slug, isSaved)
}

const noDeparture = {
  departure_number: '',
  departure_filed_at: null,
  departure_filed_by: null,
  onward_address: '',
  left_at: null,
}

/** Removes an entry that was made by mistake. */
export const undoFiling = async (given: Given, slug: string, { what, version }: ForeignerUndo) => {
  const { db } = given
  const person = await mustLock(given, slug)
  if (person.filed_at === null) throw refuse.notFiled()
  const hasLeft = person.departure_filed_at !== null
  if (what === 'arrival' && hasLeft) throw refuse.departureIsFiled()
  if (what === 'departure' && !hasLeft) throw refuse.notDepartureFiled()
  const isSaved =
    what === 'arrival' ? await deleteFiling(db, slug, version) : await updateFiling(db, slug, version, noDeparture)
  await refuseOld(db, slug, isSaved)
  return person
}
