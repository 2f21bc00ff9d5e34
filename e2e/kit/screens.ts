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

type AddressOf = (db: Db) => string | Promise<string>

const withSlug =
  (path: string, table: Table): AddressOf =>
  async (db) =>
    `${path}?slug=${await slugOf(db, table)}`

const below =
  (path: string, table: Table): AddressOf =>
  async (db) =>
    path.replace('$slug', await slugOf(db, table))

const plain = Object.entries(paths).filter(([screen]) => !redirects.includes(screen as Screen))

/** How to find the address of every screen, by name; a screen of one record gets an existing one. */
const addresses: Record<string, AddressOf> = {
  ...Object.fromEntries(plain.map(([name, path]): [string, AddressOf] => [name, () => path])),
  resetPassword: () => `${paths.resetPassword}?token=from-the-mail`,
  invitation: () => `${paths.invitation}?token=from-the-mail`,
  editGuest: withSlug(paths.addGuest, 'guest'),
  company: below(paths.company, 'company'),
  editCompany: withSlug(paths.editCompany, 'company'),
  foreigner: async (db) => paths.foreigner.replace('$slug', (await filedForeigner(db)).slug),
  editBooking: async (db) => `${paths.individualBooking}?slug=${(await bookingOf(db, 'booked')).slug}`,
  editGroup: async (db) => `${paths.groupBooking}?slug=${(await bookingOf(db, 'booked', 'group')).slug}`,
  bookingDetails: async (db) => `${paths.bookingDetails}?slug=${(await bookingOf(db, 'checked_in')).slug}`,
  editRoomType: withSlug(paths.editRoomType, 'room_type'),
  editRoom: withSlug(paths.editRoom, 'room'),
  lostThing: below(paths.lostThing, 'lost_property'),
  repair: below(paths.repair, 'repair'),
  editRatePlan: withSlug(paths.editRatePlan, 'rate_plan'),
  editRole: withSlug(paths.editRole, 'role'),
  editItemCategory: withSlug(paths.editItemCategory, 'item_category'),
  editItem: withSlug(paths.addItem, 'item'),
  editOrder: below(paths.editOrder, 'guest_order'),
  invoice: async (db) => `${paths.invoice}?slug=${(await correctedInvoice(db)).slug}`,
}

export const screenNames = Object.keys(addresses)

export const addressOf = async (db: Db, name: string) => addresses[name]?.(db) ?? ''

/** The address of every screen by name. */
export const screensOf = async (db: Db): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(screenNames.map(async (name): Promise<[string, string]> => [name, await addressOf(db, name)])),
  )

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
