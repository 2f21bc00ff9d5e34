import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Problem } from '#contract/kit/problem.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { show } from '#web/testing/show.tsx'

const ask = (props: Partial<Parameters<typeof ConfirmDelete>[0]> = {}) => {
  const onClose = vi.fn()
  const onDelete = vi.fn(async () => ({ message: 'Room type deleted successfully' }))
  const shown = show(
    <ConfirmDelete name="Deluxe" onDelete={onDelete} onClose={onClose} say={roomTypeMessages} {...props} />,
  )
  return { ...shown, onClose, onDelete, dialog: () => screen.getByRole('dialog') }
}

it('names the record in the question', () => {
  const { dialog } = ask({ title: 'Delete Room Type' })
  expect(screen.getByRole('dialog', { name: 'Delete Room Type' })).toBe(dialog())
  expect(within(dialog()).getByText('Are you sure you want to delete Deluxe?')).toBeDefined()
})

it('has the title Confirm Delete by default', () => {
  ask()
  expect(screen.getByRole('dialog', { name: 'Confirm Delete' })).toBeDefined()
})

it('deletes nothing on Cancel or Escape', async () => {
  const { user, onClose, onDelete, dialog } = ask()
  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }))
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onDelete).not.toHaveBeenCalled()
})

it("shows the server's message and closes", async () => {
  const { user, onClose, dialog } = ask()
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Room type deleted successfully')).toBeDefined()
  expect(onClose).toHaveBeenCalledOnce()
})

it('stays open with the reason when refused', async () => {
  const refusal = new Problem(409, 'room_type_has_rooms', 'This room type has 2 rooms.')
  const { user, onClose, dialog } = ask({ onDelete: () => Promise.reject(refusal) })
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog()).findByText('This room type has 2 rooms.')).toBeDefined()
  expect(onClose).not.toHaveBeenCalled()
})

it('shows its own message when the server has none', async () => {
  const { user, dialog } = ask({ onDelete: () => Promise.reject(new Problem(502, 'unknown', '')) })
  await user.click(within(dialog()).getByRole('button', { name: 'Delete' }))
  expect(await within(dialog()).findByText('Delete failed. Please try again.')).toBeDefined()
})
