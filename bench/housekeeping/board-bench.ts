import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { brotliCompressSync, constants as zlib } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { cpuOf, during, type Noticed, untilIdle, watch, whenShown } from '#bench/housekeeping/in-page.ts'
import { type Bench, clerk, openBench, password } from '#bench/speed/open-bench.ts'
import { folder, markdownTable } from '#bench/speed/report.ts'
import { signInByHand } from '#e2e/kit/sign-in-by-hand.ts'
import { addAccount } from '#server/auth/staff-accounts.ts'

const slowDown = 4
const roomCount = 200
const cleanerCount = 12
const viewport = { width: 1366, height: 768 }
const board = '/admin/housekeeping'
/** Times in milliseconds. 200 ms is what browsers call a good answer to a click. */
const goals = { open: 1500, response: 200, otherDesk: 1000, bytes: 40 * 1024 }

const median = (values: number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

/** Cleaners, half of the rooms dirty, and two of three assigned. */
const furnish = async ({ db, pool }: Bench) => {
  const { id } = await db.selectFrom('role').select('id').where('slug', '=', 'housekeeping').executeTakeFirstOrThrow()
  for (let number = 1; number <= cleanerCount; number++)
    await addAccount(db, {
      ...{ email: `cleaner${number}@hotel.example`, name: `Cleaner ${number}`, password },
      ...{ role: 'admin' as const, role_id: id },
    })
  await pool.query(`update room set condition = (case id % 2 when 0 then 'dirty' else 'clean' end)::room_condition`)
}

/** Gives two of three rooms to the cleaners, as the supervisor did in the morning. */
const assign = async (call: Call) => {
  const { rooms, staff } = (await call('/housekeeping')).data
  const cleaners = staff.filter(({ name }: { name: string }) => name.startsWith('Cleaner'))
  await call('/housekeeping/assignments', {
    rooms: rooms
      .filter((_: unknown, index: number) => index % 3 > 0)
      .map(({ slug }: { slug: string }, index: number) => ({
        ...{ room: slug, assignee_id: cleaners[index % cleaners.length].id, seen_assignee_id: null },
      })),
  })
}

const callsOf = ({ sarai, token }: Bench) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return async (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET'
    const reply = await fetch(`${sarai.address}/api${path}`, { method, headers, body: JSON.stringify(body) ?? null })
    if (!reply.ok) throw new Error(`${method} ${path}: ${await reply.text()}`)
    return reply.json()
  }
}
type Call = ReturnType<typeof callsOf>

const reply = async (call: Call, times: number) => {
  const timesOf = async (path: string) => {
    const took: number[] = []
    for (let time = 0; time < times * 20; time++) {
      const began = performance.now()
      await call(path)
      took.push(performance.now() - began)
    }
    return median(took)
  }
  const text = JSON.stringify(await call('/housekeeping'))
  const brotli = brotliCompressSync(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }).length
  return { time: await timesOf('/housekeeping'), empty: await timesOf('/me'), plain: text.length, brotli }
}

/** A desk with the board open and live, its processor slowed down. */
const openDesk = async (browser: Browser, bench: Bench, number: number) => {
  const baseURL = bench.sarai.address
  const storageState = await signInByHand(browser, baseURL, { email: clerk(number), password })
  const context = await browser.newContext({ baseURL, viewport, storageState })
  // tsx names functions with a helper that the browser lacks.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  const listening = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto(board)
  await listening
  await rows(page).last().waitFor()
  await watch(page)
  return { page, session }
}

const rows = (page: Page) => page.locator('[data-slug]')
const total = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`^\\d+ ${name}`) })

const leave = async (page: Page) => {
  await page.getByRole('link', { name: 'Lost Property' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lost Property' }).waitFor()
  await untilIdle(page)
}

const comeBack = async (page: Page) => {
  await page.goBack({ waitUntil: 'commit' })
  await rows(page).last().waitFor()
}

const openAgain = async (page: Page) => {
  await leave(page)
  const began = performance.now()
  await comeBack(page)
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 10_000 })))
  return performance.now() - began
}

const filter = async (page: Page) => [
  await during(page, () => total(page, 'Dirty').click()),
  await during(page, () => total(page, 'Dirty').click()),
]

const pressOther = (page: Page, row: number) => rows(page).nth(row).locator('[aria-pressed="false"]').first().click()

/** Drags a room over everybody to the last cleaner in view. */
const drag = async (page: Page, row: number) => {
  const middle = async (box: { x: number; y: number; width: number; height: number } | null) => {
    if (!box) throw new Error('not on screen')
    return [box.x + box.width / 2, box.y + box.height / 2] as const
  }
  const people = page.locator('[data-drop]')
  const from = await middle(await rows(page).nth(row).locator('strong').first().boundingBox())
  const to = await middle(await people.nth(row % 2 === 0 ? 4 : 3).boundingBox())
  return during(page, async () => {
    await page.mouse.move(...from)
    await page.mouse.down()
    await page.mouse.move(...to, { steps: 40 })
    await page.mouse.up()
    await page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  })
}

/** The processor time of the main thread, without the slow-down. */
const cpuOfDesk = async (page: Page, session: CDPSession, times: number) => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const found: Record<'open' | 'filter' | 'all' | 'condition', number[]> = {
    open: [],
    filter: [],
    all: [],
    condition: [],
  }
  for (let time = 0; time < times; time++) {
    await leave(page)
    found.open.push(await cpuOf(page, session, () => comeBack(page)))
    found.filter.push(await cpuOf(page, session, () => total(page, 'Dirty').click()))
    found.all.push(await cpuOf(page, session, () => total(page, 'Dirty').click()))
    found.condition.push(await cpuOf(page, session, () => pressOther(page, times + time)))
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  return found
}

/** From the click at one desk until the other shows the condition. */
const untilOtherDesk = async (page: Page, other: Page, row: number) => {
  const slug = await rows(page).nth(row).getAttribute('data-slug')
  const button = `[data-slug="${slug}"] [aria-keyshortcuts="i"]`
  await untilIdle(page)
  await untilIdle(other)
  const seen = whenShown(other, `${button}[aria-pressed="true"]`)
  const clicked = page.evaluate((wanted) => {
    document.querySelector<HTMLElement>(wanted)?.click()
    return performance.timeOrigin + performance.now()
  }, button)
  const [at, shown] = await Promise.all([clicked, seen])
  return shown - at
}

/** The housekeeping board of 200 rooms in Chromium with the processor slowed down four times, at two desks. */
export const boardBench = async (times: number) => {
  const bench = await openBench({ rooms: roomCount, guests: 2000, bookings: 4000, ordersPerStay: 0.2 })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  })
  try {
    await furnish(bench)
    const call = callsOf(bench)
    await assign(call)
    const answer = await reply(call, times)
    const { page, session } = await openDesk(browser, bench, 0)
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    const opened: number[] = []
    const noticed: Record<'filter' | 'condition' | 'drag', Noticed[]> = { filter: [], condition: [], drag: [] }
    for (let time = 0; time < times; time++) {
      opened.push(await openAgain(page))
      noticed.filter.push(...(await filter(page)))
      noticed.condition.push(await during(page, () => pressOther(page, time)))
      noticed.drag.push(await drag(page, time % 6))
    }
    const cpu = await cpuOfDesk(page, session, times)
    const { page: other } = await openDesk(browser, bench, 1)
    const seen: number[] = []
    const redrawn = await during(other, async () => {
      for (let time = 0; time < times * 4; time++) seen.push(await untilOtherDesk(page, other, time))
    })
    return verdict({ answer, nodes, opened, noticed, cpu, seen, redrawn })
  } finally {
    await browser.close()
    await bench.close()
  }
}

const cpuNames = { open: 'open', filter: 'filter', all: 'filter taken off', condition: 'condition' }

interface Found {
  answer: Awaited<ReturnType<typeof reply>>
  nodes: number
  opened: number[]
  noticed: Record<'filter' | 'condition' | 'drag', Noticed[]>
  cpu: Awaited<ReturnType<typeof cpuOfDesk>>
  seen: number[]
  redrawn: Noticed
}

const verdict = ({ answer, nodes, opened, noticed, cpu, seen, redrawn }: Found) => {
  const upTo = (
    name: string,
    value: number,
    goal: number,
    shown = value.toFixed(0),
  ): [string, string, string, boolean] => [...([name, shown, `${goal}`] as const), value <= goal]
  const only = (name: string, shown: string): [string, string, string, boolean] => [name, shown, '', true]
  const both = (name: string, found: Noticed[]) => [
    upTo(`${name}: until it is shown, ms`, median(found.map(({ response }) => response)), goals.response),
    only(`${name}: longest task, ms`, Math.max(...found.map(({ longestTask }) => longestTask)).toFixed(0)),
  ]
  const lines = [
    upTo('open from another screen, ms', median(opened), goals.open),
    ...both('filter', noticed.filter),
    ...both('condition', noticed.condition),
    ...both('drag to a person', noticed.drag),
    ...(['open', 'filter', 'all', 'condition'] as const).map((name) =>
      only(`${cpuNames[name]}: main thread, not slowed down, ms`, median(cpu[name]).toFixed(0)),
    ),
    upTo('condition at another desk, p50 ms', median(seen), goals.otherDesk),
    upTo('condition at another desk, longest ms', Math.max(...seen), goals.otherDesk),
    only('longest task at that desk, ms', redrawn.longestTask.toFixed(0)),
    only('DOM nodes', `${nodes}`),
    upTo('bytes of the reply, brotli', answer.brotli, goals.bytes, `${answer.brotli} of ${answer.plain}`),
    only(
      'reply, p50 ms',
      `${answer.time.toFixed(1)} (${(answer.time / answer.empty).toFixed(1)} times the empty route)`,
    ),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
  const table = markdownTable(
    [`Board of ${roomCount} rooms, ${slowDown} x slower CPU`, 'measured', 'goal', ''],
    lines.map(([name, value, goal, isMet]) => [name, value, goal, isMet ? 'met' : 'not met']),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/housekeeping.md`, `${machine}\n\n${table}\n`)
  console.log(`\n${machine}\n\n${table}`)
  return lines.every(([, , , isMet]) => isMet)
}
