import type { Page } from '@playwright/test'
import { untilStill } from '#e2e/kit/until-still.ts'
import type { Db } from '#server/db/connect.ts'
import { paths } from '#web/paths.ts'

type Screen = keyof typeof paths

// These paths only redirect to another screen; the set-up of the second factor does so for people who need none.
const redirects: Screen[] = ['root', 'logout', 'admin', 'candidate', 'secondFactor']

type Table =
  | 'room_type'
  | 'room'
  | 'guest'
  | 'item_category'
  | 'item'
  | 'guest_order'
  | 'company'
  | 'rate_plan'
  | 'repair'
  | 'lost_property'
  | 'role'

const slugOf = async (db: Db, table: Table) =>
  (await db.selectFrom(table).select('slug').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()).slug

const filedForeigner = (db: Db) => db.selectFrom('foreigner_filing').select('slug').limit(1).executeTakeFirstOrThrow()

const bookingOf = (db: Db, status: 'booked' | 'checked_in', booking_type: 'individual' | 'group' = 'individual') =>
  db
    .selectFrom('booking')
    .select('slug')
    .where('status', '=', status)
    .where('booking_type', '=', booking_type)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** An invoice with a credit note, so that its screen shows all parts. */
const correctedInvoice = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('invoice as note', 'note.corrects_id', 'invoice.id')
    .select('invoice.slug')
    .orderBy('invoice.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** The address of every screen by name; a screen of one record gets an existing one. */
export const screensOf = async (db: Db): Promise<Record<string, string>> => {
  const withSlug = async (path: string, table: Table) => `${path}?slug=${await slugOf(db, table)}`
  const inHouse = await bookingOf(db, 'checked_in')
  const toCome = await bookingOf(db, 'booked')
  const group = await bookingOf(db, 'booked', 'group')
  const invoice = await correctedInvoice(db)
  const plain = Object.entries(paths).filter(([screen]) => !redirects.includes(screen as Screen))
  return {
    ...Object.fromEntries(plain),
    resetPassword: `${paths.resetPassword}?token=from-the-mail`,
    invitation: `${paths.invitation}?token=from-the-mail`,
    editGuest: await withSlug(paths.addGuest, 'guest'),
    company: paths.company.replace('$slug', await slugOf(db, 'company')),
    editCompany: await withSlug(paths.editCompany, 'company'),
    foreigner: paths.foreigner.replace('$slug', (await filedForeigner(db)).slug),
    editBooking: `${paths.individualBooking}?slug=${toCome.slug}`,
    editGroup: `${paths.groupBooking}?slug=${group.slug}`,
    bookingDetails: `${paths.bookingDetails}?slug=${inHouse.slug}`,
    editRoomType: await withSlug(paths.editRoomType, 'room_type'),
    editRoom: await withSlug(paths.editRoom, 'room'),
    lostThing: paths.lostThing.replace('$slug', await slugOf(db, 'lost_property')),
    repair: paths.repair.replace('$slug', await slugOf(db, 'repair')),
    editRatePlan: await withSlug(paths.editRatePlan, 'rate_plan'),
    editRole: await withSlug(paths.editRole, 'role'),
    editItemCategory: await withSlug(paths.editItemCategory, 'item_category'),
    editItem: await withSlug(paths.addItem, 'item'),
    editOrder: paths.editOrder.replace('$slug', await slugOf(db, 'guest_order')),
    invoice: `${paths.invoice}?slug=${invoice.slug}`,
  }
}

/** Opens a screen and waits until everything on it is loaded; the connection of live updates always stays open. */
export const openScreen = async (page: Page, address: string) => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(
    () => !document.querySelector('[data-loading], [aria-busy="true"], .mantine-Skeleton-root'),
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => {}))))
  await untilStill(page)
}
