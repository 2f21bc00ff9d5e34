import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { portalTimeOf } from '#contract/e-invoices/portal-time.ts'
import { rupees } from '#contract/kit/money.ts'
import { dayIn } from '#contract/kit/time/calendar-date.ts'
import { indianGst } from '#contract/taxes/indian-gst.ts'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { dayFromToday, typeDate } from '#e2e/kit/booking-form.ts'
import { chooseFrom } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { checkIn } from '#server/bookings/check-in.ts'
import { checkOut } from '#server/bookings/check-out.ts'
import { systemClock as clock } from '#server/kit/clock.ts'
import { installTaxCategories } from '#server/taxes/install-tax-categories.ts'
import { listTaxRules } from '#server/taxes/tax-store.ts'
import { readPdf } from '#server/testing/pdf-text.ts'
import { portalAnswer } from '#server/testing/portal-answer.ts'
import { qrCodesOf, readQrCode } from '#server/testing/read-qr-code.ts'
import { paths } from '#web/paths.ts'

// The screens are checked in both colour schemes, which takes a while on a busy machine.
test.setTimeout(240_000)

const gstin = '27AAACS4321L1ZD'
const customer = { name: 'Brigade Foods', address: 'MG Road, Bengaluru 560001', gstin: '29AAACB1234C1ZB' }

const downloaded = async (page: Page, press: () => Promise<void>) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await file.path())
}

test('an invoice is registered: its JSON is downloaded, the answer pasted, the QR code printed', async ({
  hotel,
  signedInPage: page,
}) => {
  const { db, make } = hotel
  if ((await listTaxRules(db)).length === 0) await installTaxCategories(db, indianGst(500))
  await db.updateTable('property').set({ gstin, state: 'Maharashtra', address: '12 Lake Road, Pune' }).execute()
  const guest = await make.guest({ name: 'Asha Menon' })
  const dates = { check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) }
  const booking = await make.booking({ guest_id: guest.id, room_rent: rupees(4000), ...dates })
  await db.transaction().execute((held) => checkIn({ db: held, clock }, booking.slug, { confirm_early: false }))
  await db.transaction().execute((held) => checkOut({ db: held, clock }, booking.slug, { billed_to: customer }))
  const { slug, number } = await db
    .selectFrom('invoice')
    .select(['slug', 'number'])
    .where('booking_id', '=', booking.id)
    .executeTakeFirstOrThrow()

  // Nothing is seen until e-invoicing applies to the hotel.
  await page.goto(`${paths.invoice}?slug=${slug}`)
  await expect(page.getByRole('region', { name: 'Payments' })).toBeVisible()
  const card = page.getByRole('region', { name: 'E-invoice' })
  await expect(card).toBeHidden()

  await page.goto(paths.settings)
  await typeDate(page, 'E-invoicing applies since', 0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await page.goto(`${paths.invoice}?slug=${slug}`)
  await expect(card).toContainText('The PIN code of the hotel is missing. Enter it in the settings.')
  await expectAccessible(page)
  await page.goto(paths.settings)
  await page.getByLabel('City').fill('Pune')
  await page.getByLabel('PIN code').fill('411001')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Settings saved successfully')).toBeVisible()

  await page.goto(paths.invoices)
  await chooseFrom(page, 'E-invoice', 'E-invoice: to register')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toBeVisible()
  await page.getByRole('button', { name: 'E-invoices', exact: true }).click()
  const all = await downloaded(page, () => page.getByRole('button', { name: 'Download JSON of 1 document' }).click())
  expect(JSON.parse(String(all))).toMatchObject([{ DocDtls: { No: number }, SellerDtls: { Loc: 'Pune', Pin: 411001 } }])
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: number }).click()

  await expect(card).toContainText('Not registered')
  const one = await downloaded(page, () => card.getByRole('button', { name: `Download JSON ${number}` }).click())
  const [{ DocDtls, ValDtls }] = JSON.parse(String(one))
  expect(ValDtls.TotInvVal).toBe(4200)

  await card.getByRole('button', { name: `Record IRN ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Answer of the portal').fill('{"Status": 0}')
  await expect(dialog).toContainText('This is not the answer of the portal')
  const ack_time = portalTimeOf(new Date(Date.now() - 60_000))
  const document = { gstin, customer_gstin: customer.gstin, number, type: 'INV', day: DocDtls.Dt, total: 4200 } as const
  const answer = portalAnswer({ ...document, ack_time })
  await dialog.getByLabel('Answer of the portal').fill(JSON.stringify(answer))
  await expect(dialog.getByLabel('IRN', { exact: true })).toHaveValue(answer.Irn)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Record IRN', exact: true }).click()
  await expect(card).toContainText('Registered')
  await expect(card).toContainText(answer.Irn)

  // A colleague corrects the number while the form is open.
  await card.getByRole('button', { name: `Correct e-invoice ${number}` }).click()
  await dialog.getByLabel('Ack. no.').fill('11261003656331')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(dialog).toContainText('The acknowledgement number has 15 digits')
  await db.updateTable('e_invoice').set({ ack_no: '112610036563300' }).where('irn', '=', answer.Irn).execute()
  await dialog.getByLabel('Ack. no.').fill('112610036563399')
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(dialog).toContainText('changed this e-invoice while you were editing it')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click()
  await expect(card).toContainText('Ack. no. corrected from 112610036563300 to 112610036563399')

  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'PDF', exact: true }).click())
  const { words, drawings } = readPdf(pdf)
  expect(words).toContain(answer.Irn)
  expect(drawings.flatMap(qrCodesOf).map((code) => readable(code))).toContain(answer.SignedQRCode)

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = () => page.evaluate(() => window.document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(overflow).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1366, height: 768 })

  await card.getByRole('button', { name: `Record cancellation ${number}` }).click()
  await chooseFrom(page, 'Reason', 'Data entry mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Record cancellation', exact: true }).click()
  await expect(card).toContainText('Cancelled')
  await expect(card).toContainText(dayIn('Asia/Kolkata', new Date()))
  await expect(card).toContainText('Data entry mistake')
  await db.updateTable('property').set({ e_invoice_since: null }).execute()
})

/** The code for paying has another level, which is not read here. */
const readable = (code: boolean[][]) => {
  try {
    return readQrCode(code)
  } catch {
    return ''
  }
}
