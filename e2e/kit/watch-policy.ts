import type { BrowserContext } from '@playwright/test'

/** Notes whatever the content security policy forbids on any page of the context: nothing of ours should need it. */
export const watchPolicy = (context: BrowserContext) => {
  const violations: string[] = []
  context.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return violations
}
