import type { ConsoleMessage } from '@playwright/test'

/** Records violations of the content security policy on a page or on all pages of a context; there should be none. */
export const watchPolicy = (watched: { on(event: 'console', heard: (message: ConsoleMessage) => void): unknown }) => {
  const violations: string[] = []
  watched.on('console', (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`)
  })
  return violations
}
