import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

/** The width and height of the first sheet, in points. */
const sheetSize = (pdf: Buffer) => {
  const [, width = '', height = ''] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  return [Math.round(Number(width)), Math.round(Number(height))]
}

test('the shown days are printed with all rooms on A4 or A3, and downloaded as an Excel file', async ({
  signedInPage: page,
  hotel,
}) => {
  const type = await hotel.make.roomType({ name: 'Garden' })
  const rooms = []
  for (let number = 1; number <= 40; number++)
    rooms.push(await hotel.make.room({ room_type_id: type.id, room_number: `G${number}` }))
  const guest = await hotel.make.guest({ name: 'Asha Rao' })
  const nights = { check_in_date: dayFromToday(1), check_out_date: dayFromToday(3) }
  // In a room that the screen has no place for.
  await hotel.make.booking({ guest_id: guest.id, room_ids: [rooms[39]?.id ?? 0], ...nights })

  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '')
  })
  await page.goto(paths.calendar)
  await page.getByRole('grid', { name: 'Room calendar' }).waitFor()
  const printOn = async (size: string) => {
    await page.getByRole('button', { name: 'Print or download' }).click()
    await page.getByRole('menuitem', { name: `Print on ${size}` }).click()
    await page.locator('[data-printing]').waitFor()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('rowheader', { name: 'G40', exact: true })).toBeVisible()
    await expect(page.getByRole('cell', { name: /Asha Rao/ })).toHaveAttribute('colspan', '2')
    await expect(page.getByRole('grid', { name: 'Room calendar' })).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByRole('grid', { name: 'Room calendar' })).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.removeAttribute('data-printing')
      window.dispatchEvent(new Event('afterprint'))
    })
    return sheetSize(pdf)
  }
  expect(await printOn('A4')).toEqual([842, 595])
  expect(await printOn('A3')).toEqual([1191, 842])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Print or download' }).click()
  await page.getByRole('menuitem', { name: 'Download Excel' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toMatch(/^room_calendar_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.xlsx$/)
  const { sheets } = await readXlsx(await readFile(await file.path()))
  expect(sheets.map(({ name }) => name)).toEqual(['Calendar', 'Stays'])
  expect(sheets[1]?.rows.find(([room]) => room === 'G40')).toContain('Asha Rao')
})
