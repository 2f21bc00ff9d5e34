import { expect, test } from 'vitest'
import { emptyExports } from '#web/build/without-json-schema.ts'
import { emptySummaries } from '#web/build/without-summaries.ts'

test('an endpoint keeps all but the text of its summary', () => {
  const code = `
    export const calls = {
      list: endpoint({ method: 'GET', summary: 'List guests, newest first', reply: pageOf(Guest) }),
      save: endpoint({ method: 'POST', summary: \`Add a \${noun}\`, reply: Done }),
      company: endpoint({ ...bySlug, summary: "The booking's company", reply: Done }),
    }`
  expect(emptySummaries(code)).toBe(`
    export const calls = {
      list: endpoint({ method: 'GET', summary: '', reply: pageOf(Guest) }),
      save: endpoint({ method: 'POST', summary: '', reply: Done }),
      company: endpoint({ ...bySlug, summary: '', reply: Done }),
    }`)
})

test('a summary that is no text of an endpoint stays', () => {
  const code = `
    const Reply = z.object({ summary: Summary })
    export const calls = { summary: endpoint({ path: '/tax-summary', reply: Reply }) }`
  expect(emptySummaries(code)).toBe(code)
})

test('an emptied module has the same exports', () => {
  const code = `
    export function first() { return third }
    export const second = () => first()
    const third = 3
    export { third as other }`
  expect(emptyExports(code)).toBe(
    'const nothing = () => undefined\nexport { nothing as first, nothing as second, nothing as other }\n',
  )
})
