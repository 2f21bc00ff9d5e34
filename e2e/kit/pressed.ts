import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'

const folder = join(import.meta.dirname, '../../test-results/pressed')

type Kind = 'called' | 'seen' | 'pressed'

/** The mutating calls that were made, and the menu entries that were shown and pressed. */
type Pressed = Record<Kind, Set<string>>

const nothing = (): Pressed => ({ called: new Set(), seen: new Set(), pressed: new Set() })

/** Records calls, shown entries and pressed entries in every context of a browser, also in those a test opens. */
export const watchPresses = (browser: Browser) => {
  const found = nothing()
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options) => {
    const context = await newContext(options)
    await watch(context, found)
    return context
  }
  return found
}

const watch = async (context: BrowserContext, found: Pressed) => {
  context.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const method = response.request().method()
    if (method !== 'GET' && pathname.startsWith('/api/') && response.ok()) {
      found.called.add(`${method} ${pathname.slice('/api'.length)}`)
    }
  })
  await context.exposeBinding('notePress', (_source, kind: Kind, entry: string) => found[kind].add(entry))
  await context.addInitScript(watchMenus)
}

declare global {
  interface Window {
    notePress: (kind: Kind, entry: string) => void
  }
}

/**
 * Runs in the page. An entry is named by its menu: "More: No-show". Address and heading are not part of the name,
 * because they may already be the next page's while the menu is still open.
 */
const watchMenus = () => {
  const entries = '[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox]'
  const told = new Set<string>()
  const note = (kind: 'seen' | 'pressed', entry: string) => {
    if (told.has(kind + entry)) return
    told.add(kind + entry)
    window.notePress(kind, entry)
  }
  const nameOf = (entry: Element) => {
    const opener = document.getElementById(entry.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? '')
    const menu = opener?.getAttribute('aria-label') ?? opener?.textContent ?? ''
    // "More for BK-000123" is the same menu in every row.
    return `${menu.replace(/ for .*$/, '')}: ${entry.textContent?.trim()}`
  }
  new MutationObserver(() => {
    for (const entry of document.querySelectorAll(entries)) note('seen', nameOf(entry))
  }).observe(document, { childList: true, subtree: true })
  // Enter on a button or a link is a click too.
  document.addEventListener(
    'click',
    ({ target }) => {
      const entry = target instanceof Element && target.closest(entries)
      if (entry) note('pressed', nameOf(entry))
    },
    { capture: true },
  )
}

/** The records of one worker, for after-all-journeys.ts. */
export const keepPresses = async (found: Pressed, worker: number) => {
  await mkdir(folder, { recursive: true })
  const lists = Object.fromEntries(Object.entries(found).map(([kind, entries]) => [kind, [...entries].sort()]))
  await writeFile(join(folder, `${worker}.json`), JSON.stringify(lists, null, 2))
}

export const forgetPresses = () => rm(folder, { recursive: true, force: true })

export const readPresses = async () => {
  const all = nothing()
  for (const file of await readdir(folder)) {
    const kept: Record<Kind, string[]> = JSON.parse(await readFile(join(folder, file), 'utf8'))
    for (const kind of Object.keys(all) as Kind[]) for (const entry of kept[kind]) all[kind].add(entry)
  }
  return all
}
