import type { ConsoleMessage } from '@playwright/test'

/** Records violations of the content security policy on a page or on all pages of a context; there should be none. */
export const watchPolicy = (watched: { on(event: 'console', heard: (message: ConsoleMessage) => void): unknown }) => {
  const violations: string[] = []
  watched.on('console', (message) => {
    const address = message.page()?.url() ?? ''
    // A photo in a tab of its own is shown by the browser, whose styles the policy blocks too.
    if (/content.security.policy/i.test(message.text()) && !address.startsWith('blob:'))
      violations.push(`${address}: ${message.text()}`)
  })
  return violations
}
