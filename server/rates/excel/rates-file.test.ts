import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { beforeEach, describe, expect, test } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { addDays } from '#contract/kit/time/calendar-date.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

type Value = string | number | Date | null

const { app, admin, candidate, db, make, sendAs, signIn } = await startTestApp()
await addAccount(db, { email: 'arun@hotel.example', name: 'Arun', role: 'admin', password })
const token = await signIn('desk@hotel.example')
const arun = sendAs(await signIn('arun@hotel.example'))
const standard = (await admin('GET', '/rate-plans')).body.data.data[0]
const type = await make.roomType({ name: 'Deluxe', price_per_night: rupees(4000) })

const days = 'from=2026-12-24&to=2026-12-26'
const whole = { room_type_ids: [type.id], rate_plan_ids: [standard.id], from: '2026-12-24', to: '2026-12-26' }
const rates = async () => {
  const { last_change: _, ...calendar } = (await admin('GET', `/rates?${days}`)).body.data
  return calendar
}

const download = async () => {
  const headers = { authorization: `Bearer ${token}` }
  const { rawPayload } = await app.inject({ url: `/api/rates.xlsx?${days}`, headers })
  return rawPayload
}
const send = (bytes: Uint8Array, fields: Record<string, string> = {}, as = admin) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'rates.xlsx')
  return as('POST', '/rates/import', form)
}
/** The downloaded file with some cells changed, as Excel would save it. */
const changed = async (changes: Record<string, Value>, more: object = {}) => {
  const { sheets, properties } = await readXlsx(await download())
  const rows = (sheets[0]?.rows ?? []).map((row) => [...row]) as Value[][]
  for (const [address, value] of Object.entries(changes)) {
    const row = Number(address.slice(1)) - 1
    rows[row] = rows[row] ?? []
    rows[row][address.charCodeAt(0) - 65] = value
  }
  return writeXlsx({ sheets: [{ name: 'Rates', rows, ...more }], ...(properties && { properties }) })
}

beforeEach(async () => {
  await admin('PUT', '/rates', {
    ...whole,
    price: null,
    closed: false,
    closed_to_arrival: false,
    closed_to_departure: false,
    min_nights: null,
  })
  const cell = { room_type_id: type.id, rate_plan_id: standard.id }
  await admin('PUT', '/rates/cells', {
    cells: [
      { ...cell, date: '2026-12-24', price: 9500.5, min_nights: 3 },
      { ...cell, date: '2026-12-25', closed_to_arrival: true, closed_to_departure: true },
    ],
  })
})

describe('the Excel file', () => {
  test('has three rows for each room type and plan, and a column for each day', async () => {
    const { sheets } = await readXlsx(await download())
    const day = (date: string) => new Date(`${date}T00:00:00Z`)
    expect(sheets[0]?.rows.map((row) => Array.from({ length: 6 }, (_, index) => row[index] ?? null))).toEqual([
      ['Room type', 'Rate plan', 'Value', day('2026-12-24'), day('2026-12-25'), day('2026-12-26')],
      ['Deluxe', 'Standard', 'Price', 9500.5, null, null],
      ['Deluxe', 'Standard', 'Minimum nights', 3, null, null],
      ['Deluxe', 'Standard', 'Restrictions', null, 'No arrival, No departure', null],
    ])
  })

  test('imported unchanged changes nothing', async () => {
    const before = await rates()
    const { status, body } = await send(await download())
    expect([status, body.message]).toEqual([200, 'Nothing changed'])
    expect(await rates()).toEqual(before)
  })

  test('is also imported with the earlier name of the row of nights', async () => {
    const { status, body } = await send(await changed({ C3: 'Least nights', F3: 4 }))
    expect([status, body.message]).toEqual([200, '1 rate changed'])
    const [row] = (await rates()).rows
    expect(row.restrictions.at(-1)).toMatchObject({ date: '2026-12-26', min_nights: 4 })
  })

  test('is imported as one change that can be undone', async () => {
    const before = await rates()
    const file = await changed({ D2: null, E2: 9000, F2: '₹ 8,250.50', F3: 2, E4: null, F4: 'closed, NO ARRIVAL' })
    const { status, body } = await send(file)
    expect([status, body.message]).toEqual([200, '3 rates changed'])
    const [row] = (await rates()).rows
    expect(row.prices).toEqual([null, 9000, 8250.5])
    expect(row.restrictions).toEqual([
      { date: '2026-12-24', closed: false, closed_to_arrival: false, closed_to_departure: false, min_nights: 3 },
      { date: '2026-12-26', closed: true, closed_to_arrival: true, closed_to_departure: false, min_nights: 2 },
    ])
    const [entry] = (await admin('GET', '/rates/changes')).body.data
    expect(entry).toMatchObject({ id: body.data.change, kind: 'import', cells: 3 })
    expect((await admin('POST', `/rates/changes/${body.data.change}/undo`)).status).toBe(200)
    expect(await rates()).toEqual(before)
  })

  test('without a row or a day leaves these rates as they are', async () => {
    const rows = [
      ['Room type', 'Rate plan', 'Value', '2026-12-26'],
      [' deluxe', 'STANDARD', 'price', 7000],
    ]
    const file = await writeXlsx({ sheets: [{ name: 'Sheet1', rows }] })
    const { last_change } = (await admin('GET', `/rates?${days}`)).body.data
    const { body } = await send(file, { last_change: String(last_change) })
    expect(body.message).toBe('1 rate changed')
    const [row] = (await rates()).rows
    expect(row.prices).toEqual([9500.5, null, 7000])
    expect(row.restrictions).toHaveLength(2)
  })
})

describe('an import is refused', () => {
  test('with three wrong cells: it names the three and imports nothing', async () => {
    const before = await rates()
    const { status, body } = await send(await changed({ D2: 'closed', E2: 7000, F3: 0, F4: 'shut' }))
    expect(status).toBe(422)
    expect(body.error).toEqual({
      code: 'wrong_cells',
      message: '3 cells are wrong. Nothing was imported. Correct the file and import it again.',
      fields: {
        D2: ['“closed” is not a price. Enter it in the row Restrictions.'],
        F3: ['Enter a number of nights from 1 to 365'],
        F4: ['“shut” is not known. Enter Closed, No arrival, No departure, or nothing.'],
      },
    })
    expect(await rates()).toEqual(before)
  })

  test.each<[string, Record<string, Value>, string]>([
    ['a percentage', { D2: '10%' }, 'Enter the new price in rupees here, not a percentage.'],
    ['text as a price', { D2: 'cheap' }, '“cheap” is not a price. Enter an amount in rupees, such as 4500.'],
    ['a third decimal', { D2: 10.005 }, '“10.005” has more than 2 decimals. Round it'],
    ['a third decimal as text', { D2: '10.005' }, '“10.005” is not a price.'],
    ['values below an empty date', { E1: null, E2: 4500 }, 'This column has values, but no date above them.'],
    ['a date beyond all calendars', { E1: new Date(Number.NaN) }, 'Enter a day here'],
    ['a very long name', { A2: 'x'.repeat(1000) }, `There is no room type “${'x'.repeat(40)}”.`],
    ['a negative price', { D2: -1 }, 'Amount cannot be negative'],
    ['a price above the limit', { D2: 1_000_001 }, 'Enter at most ₹10,00,000.00'],
    ['a date as a price', { D2: new Date('2026-12-24T00:00:00Z') }, 'is not a price'],
    ['half a night', { D3: 2.5 }, 'Enter a number of nights'],
    ['an unknown room type', { A2: 'Suite' }, 'There is no room type “Suite”.'],
    ['an unknown plan', { B2: 'Other' }, 'There is no rate plan “Other”.'],
    ['an unknown row', { C2: 'Cost' }, '“Cost” is not known. Enter Price, Minimum nights, Restrictions.'],
    ['a row that comes twice', { A5: 'Deluxe', B5: 'Standard', C5: 'Price' }, 'This row is in the file twice.'],
    ['no day', { E1: 'Christmas' }, 'Enter a day here'],
    ['a day that comes twice', { F1: '2026-12-24' }, 'This day is in the file twice.'],
  ])('with %s', async (_what, changes, sentence) => {
    const { status, body } = await send(await changed(changes))
    expect(status).toBe(422)
    const [address] = Object.keys(changes)
    expect(Object.keys(body.error.fields)).toEqual([address])
    expect(body.error.fields[address ?? ''][0]).toContain(sentence)
  })

  test('with a number that is formatted as a percentage', async () => {
    const cells = new Map([['1,3', { style: { numFmt: '0%' } }]])
    const { body } = await send(await changed({ D2: 0.1 }, { cells }))
    expect(body.error.fields).toEqual({ D2: ['Enter the new price in rupees here, not a percentage.'] })
  })

  test('with a formula without a result', async () => {
    const cells = new Map([['1,3', { formula: 'E2*1.1', value: null }]])
    const { body } = await send(await changed({ D2: null }, { cells }))
    expect(body.error.fields).toEqual({
      D2: ['This formula has no result. Open the file in Excel and save it, or enter the value.'],
    })
  })

  test('that no longer says when it was downloaded, unless it is imported on purpose', async () => {
    const { sheets } = await readXlsx(await changed({ F2: 7000 }))
    const rows = sheets[0]?.rows ?? []
    const { last_change } = (await admin('GET', `/rates?${days}`)).body.data
    const stamped = (description: string) =>
      writeXlsx({ sheets: [{ name: 'Rates', rows }], properties: { description } })
    for (const description of ['', `Rates up to change ${last_change + 1}`]) {
      const { status, body } = await send(await stamped(description))
      expect([status, body.error.code]).toEqual([409, 'unknown_version'])
    }
    const { body } = await send(await stamped(''), { last_change: String(last_change) })
    expect(body.message).toBe('1 rate changed')
  })

  test('if somebody changed one of its rates after the download', async () => {
    const file = await changed({ D2: 8000, F2: 7000 })
    await arun('PUT', '/rates', { ...whole, from: '2026-12-26', price: 6000 })
    const { status, body } = await send(file)
    expect([status, body.error.code]).toEqual([409, 'changed_meanwhile'])
    expect(body.error.message).toContain('Arun changed 1 of these rates after the file was downloaded.')
    expect(body.error.fields).toEqual({ F2: ['Arun set ₹6,000.00'] })
    expect((await rates()).rows[0].prices).toEqual([9500.5, null, 6000])
  })

  test.each([
    ['a file of another kind', new TextEncoder().encode('Room type;Rate plan')],
    ['an empty file', new Uint8Array()],
    ['a damaged file', new Uint8Array([0x50, 0x4b, 0x01, 0x02, ...Array(200).fill(7)])],
  ])('with %s', async (_what, bytes) => {
    const { status, body } = await send(bytes)
    expect(status).toBe(422)
    expect(body.error.fields.file[0]).toContain('not an Excel file')
  })

  test('with a workbook without rates, without a file, and with a file that unpacks to gigabytes', async () => {
    const empty = await send(await writeXlsx({ sheets: [{ name: 'Rates', rows: [['x']] }] }))
    expect([empty.status, empty.body.error.code]).toEqual([422, 'no_rates'])
    expect((await admin('POST', '/rates/import', {})).status).toBe(422)
    const file = Buffer.from(await download())
    const entry = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    file.writeUInt32LE(2_000_000_000, entry + 24)
    expect((await send(file)).body.error.code).toBe('file_too_large')
  })

  test('that was cut off while it was copied', async () => {
    const before = await rates()
    const file = await changed({ F2: 7000 })
    for (const part of [0.3, 0.7, 0.95]) {
      const { status, body } = await send(file.slice(0, Math.floor(file.length * part)))
      expect([status, body.error.code]).toEqual([422, 'not_spreadsheet'])
    }
    expect(await rates()).toEqual(before)
  })

  test('with more days than can be imported at once: the first cell beyond is named', async () => {
    const header = [
      'Room type',
      'Rate plan',
      'Value',
      ...Array.from({ length: 408 }, (_, index) => addDays('2026-12-24', index)),
    ]
    const rows = [header, ['Deluxe', 'Standard', 'Price', ...Array.from({ length: 408 }, () => 4000)]]
    const { body } = await send(await writeXlsx({ sheets: [{ name: 'Rates', rows }] }))
    // 410 columns are read, so column 411 is OU.
    expect(body.error.fields.OU1).toEqual([
      'The file is too long: nothing from this cell on can be imported. Split it into shorter periods.',
    ])
  })

  test('for guests', async () => {
    expect((await send(await download(), {}, candidate)).status).toBe(403)
    expect((await candidate('GET', `/rates.xlsx?${days}`)).status).toBe(403)
  })
})
