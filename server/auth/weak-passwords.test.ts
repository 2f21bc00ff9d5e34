import { describe, expect, test } from 'vitest'
import { authReplies } from '#contract/auth/auth-replies.ts'
import { saveReset } from '#server/auth/password-reset-store.ts'
import { weaknessOf } from '#server/auth/refuse-weak-password.ts'
import { createFirstAdmin } from '#server/auth/staff-accounts.ts'
import { password, startTestApp } from '#server/testing/test-app.ts'

const owner = { name: 'Asha Rao', email: 'asha.rao@lakeview.example' }
const judge = (typed: string) => weaknessOf(typed, owner, 'Lake View Resort')

describe('a password that is easily guessed', () => {
  test.each([
    'password1234',
    'Password@2026',
    'P@ssw0rd123',
    'welcome12345',
    'qwertyuiop',
    'iloveyou2026!',
    'letmein!!!!',
  ])('%s is common', async (typed) => expect(await judge(typed)).toBe(authReplies.passwordCommon))

  test.each([
    'aaaaaaaaaa',
    'abcabcabcabc',
    '1212121212',
    'hellohello',
    'abcdefghijk',
    '0987654321ab',
    '1qaz2wsx3edc4rfv',
  ])('%s is a repetition or a keyboard sequence', async (typed) =>
    expect([authReplies.passwordRepeats, authReplies.passwordCommon]).toContain(await judge(typed)),
  )

  test.each(['AshaRao2026', 'lakeview@123', 'asha.rao.1234', 'LakeViewResort', 'resort12345!'])(
    '%s is made of names',
    async (typed) => expect([authReplies.passwordOwnName, authReplies.passwordCommon]).toContain(await judge(typed)),
  )
})

test.each([
  ['asha@lakeview.example', 'asha@lakeview.example'],
  ['asha.rao@mail.lakeview.example', 'Asha.Rao@Mail.LakeView.Example'],
  ['asha.rao@mail.lakeview.example', 'example.lakeview.mail'],
  ['asha.rao@mail.lakeview.example', '@sh@.r@0@m@il.l@keview.ex@mple'],
  ['jo@al.bo.org.uk', 'jo@al.bo.org.uk'],
  ['jo@al.bo.org.uk', 'jo@al.bo.org.uk1!'],
  ['jo@al.bo.org.uk', 'uk.org.bo.al.jo'],
])('for %s, %s is made from the address', async (email, typed) =>
  expect(await weaknessOf(typed, { name: 'Somebody Else', email }, 'Palm Court')).toBe(authReplies.passwordOwnName),
)

test.each([
  password,
  'a brand new password',
  'long enough now',
  'monkey8372619405',
  'kx7m-2hqp-9wzt-b4nd',
  'चाय और नमकीन साथ',
])('%s is allowed', async (typed) => expect(await judge(typed)).toBeUndefined())

test('is refused wherever a password is set', async () => {
  const { anyone, admin, db, time } = await startTestApp()
  const weak = 'password1234'
  const refused = {
    status: 422,
    body: { error: { code: 'weak_password', fields: { password: [authReplies.passwordCommon] } } },
  }
  expect(await admin('POST', '/password/change', { current_password: password, password: weak })).toMatchObject(refused)
  const { id } = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'desk@hotel.example')
    .executeTakeFirstOrThrow()
  await saveReset(db, time.now, id, 'token-of-a-link')
  const reset = (wanted: string) => anyone('POST', '/password/reset', { token: 'token-of-a-link', password: wanted })
  expect(await reset(weak)).toMatchObject(refused)
  // The refused password did not use up the link.
  expect((await reset('a better choice of words')).status).toBe(200)
  await db.deleteFrom('account').execute()
  await expect(createFirstAdmin(db, { password: weak })).rejects.toThrow(
    `ADMIN_PASSWORD: ${authReplies.passwordCommon}`,
  )
  expect(await createFirstAdmin(db, { password })).toMatchObject({ email: 'admin@sarai.local' })
})
