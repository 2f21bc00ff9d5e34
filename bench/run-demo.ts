import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measuringProgram } from '#bench/measuring-program.ts'
import { startSaraiProcess } from '#e2e/kit/sarai-process.ts'
import { whenStopped } from '#server/testing/when-stopped.ts'

/** `npm run smallest-runs` keeps the folder, because the tour goes through the same hotel. */
const demoFolder = async () => {
  const { TEST_DEMO_FOLDER: given } = process.env
  if (given) return given
  const folder = await mkdtemp(join(tmpdir(), 'sarai-demo-'))
  whenStopped(() => rm(folder, { recursive: true, force: true }))
  // Started as root, the database runs as another user, who must be able to enter the folder.
  await chmod(folder, 0o711)
  return folder
}

/** `npm run demo -- --smallest`: opens the demo hotel, signs in, reads the dashboard and closes it again. */
const demo = async () => {
  const folder = await demoFolder()
  const hotel = await startSaraiProcess({ command: 'demo', settings: { DATA_DIR: folder } })
  const printed = (label: string) => hotel.said().match(new RegExp(`^ *${label} +(\\S.*)$`, 'm'))?.[1]
  const signedIn = await fetch(`${hotel.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: printed('Email'), password: printed('Password') }),
  })
  const { data } = await signedIn.json()
  if (!data) throw new Error(`The account that the demo prints can't sign in:\n${hotel.said()}`)
  const headers = { authorization: `Bearer ${data.token}` }
  const dashboard = await fetch(`${hotel.address}/api/dashboard`, { headers })
  console.log(`${hotel.address}: sign-in ${signedIn.status}, dashboard ${dashboard.status}`)
  const code = await hotel.stop()
  console.log(`Stopped with ${code}`)
  return dashboard.ok && code === 0
}

await measuringProgram(demo)
