import { notifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useLinkDialog } from '#web/kit/feedback/use-link-dialog.tsx'
import { show } from '#web/testing/show.tsx'

beforeEach(() => notifications.clean())

const link = 'https://hotel.example/invitation?token=abc'

type Reply = Parameters<ReturnType<typeof useLinkDialog>['tell']>[0]

const Teller = ({ reply }: { reply: Reply }) => {
  const { tell, dialog } = useLinkDialog()
  return (
    <>
      <button type="button" onClick={() => tell(reply)}>
        Invite
      </button>
      {dialog}
    </>
  )
}

const tell = async (reply: Reply) => {
  const { user } = show(<Teller reply={reply} />)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  return user
}

test('shows a toast when the mail is sent', async () => {
  await tell({ message: 'The invitation is being mailed.', delivery: 'mailed', link: null })
  expect(await screen.findByText('The invitation is being mailed.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull()
})

test('a toast says that no mail was sent where there is no link', async () => {
  await tell({ message: 'No email was sent, because there is no email address.', delivery: 'no_address', link: null })
  expect((await screen.findByRole('alert')).textContent).toContain('because there is no email address.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('without a mail the link can be copied by keyboard, in a dialog and not in a toast over the page', async () => {
  const user = await tell({ message: 'No email was sent.', delivery: 'no_smtp', link })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(field.value).toBe(link)
  expect(screen.getByRole('dialog', { name: 'No email was sent' }).contains(field)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  screen.getByRole('button', { name: 'Copy' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(link)
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
})

test('over plain HTTP, without the clipboard API, the selected text is copied', async () => {
  const user = await tell({ message: 'Not mailed.', delivery: 'no_smtp', link: `${link}d` })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  let copied: string | undefined
  document.execCommand = () => {
    copied = (document.activeElement as HTMLTextAreaElement).value
    return true
  }
  await screen.findByText('Not mailed.')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(copied).toBe(`${link}d`)
})
