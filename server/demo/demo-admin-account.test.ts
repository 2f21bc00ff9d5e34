import { expect, test } from 'vitest'
import { demoAdminSignIn } from '#server/demo/demo-admin-account.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const { anyone, db } = await startTestApp()

test('the demo hotel has an account for its admin, also with another email than the last time', async () => {
  const signIns = [
    () => demoAdminSignIn(db),
    () => demoAdminSignIn(db),
    () => demoAdminSignIn(db, 'owner@hotel.example'),
    () => demoAdminSignIn(db, 'owner@hotel.example', 'a password of my own'),
  ]
  for (const open of signIns) expect((await anyone('POST', '/login', await open())).status).toBe(200)
})
