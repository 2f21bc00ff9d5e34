import type { ConsoleMessage } from '@playwright/test'

/** Notes whatever the content security policy forbids on a page, or on any page of a context: nothing of ours should need it. */
export const watchPolicy = (watched: { on(event: 'console', heard: (message: ConsoleMessage) => void): unknown }) => {
  const violations: string[] = []
  watched.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return violations
}
