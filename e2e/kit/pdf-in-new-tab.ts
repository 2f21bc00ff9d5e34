import { expect, type Page } from '@playwright/test'

/**
 * Presses, and expects a PDF in a new tab, where it can be printed. A browser without a PDF viewer, as the headless shell
 * is, puts the file of that tab into the downloads.
 */
export const expectPdfInNewTab = async (page: Page, press: () => Promise<void>) => {
  const downloads: string[] = []
  page.context().once('page', (tab) => tab.on('download', (file) => downloads.push(file.url())))
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  await expect.poll(() => [tab.url(), ...downloads]).toContainEqual(expect.stringMatching(/^blob:/))
  await tab.close()
}
