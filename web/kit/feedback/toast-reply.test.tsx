import { notifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { toastReply } from '#web/kit/feedback/toast-reply.tsx'
import { show } from '#web/testing/show.tsx'

beforeEach(() => notifications.clean())

const link = 'https://hotel.example/invitation?token=abc'

test('shows a toast when the mail is sent', async () => {
  show(null)
  toastReply({ message: 'The invitation is being mailed.', delivery: 'mailed', link: null })
  expect(await screen.findByText('The invitation is being mailed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

test('without a mail the link can be copied by keyboard', async () => {
  const { user } = show(null)
  toastReply({ message: 'No email was sent.', delivery: 'no_smtp', link })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(field.value).toBe(link)
  screen.getByRole('button', { name: 'Copy' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(link)
})

test('over plain HTTP, without the clipboard API, the selected text is copied', async () => {
  const { user } = show(null)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  let copied: string | undefined
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  toastReply({ message: 'Not mailed.', delivery: 'no_smtp', link: `${link}d` })
  await screen.findByText('Not mailed.')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(copied).toBe(`${link}d`)
})
