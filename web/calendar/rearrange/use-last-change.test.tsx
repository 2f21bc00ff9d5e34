import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UndoButton } from '#web/calendar/rearrange/undo-button.tsx'
import { useLastChange } from '#web/calendar/rearrange/use-last-change.ts'
import { show } from '#web/testing/show.tsx'

const undo = vi.fn(() => Promise.resolve({ message: 'Change undone.' }))

const Desk = () => {
  const lastChange = useLastChange()
  return (
    <>
      <button
        type="button"
        onClick={() => lastChange.offer({ title: 'Stay moved.', message: 'Asha: 101 → 102', undo })}
      >
        move
      </button>
      <UndoButton lastChange={lastChange} isOff={false} />
    </>
  )
}

it.each([
  [
    'the toolbar',
    async (user: ReturnType<typeof show>['user']) => {
      await user.click(screen.getAllByRole('button', { name: 'Undo last change' })[0] as HTMLElement)
    },
  ],
  [
    'Ctrl and Z',
    async (user: ReturnType<typeof show>['user']) => {
      await user.keyboard('{Control>}z{/Control}')
    },
  ],
])('the toast of a change closes when it is undone by %s', async (_, undoLast) => {
  undo.mockClear()
  const { user } = show(<Desk />)
  await user.click(screen.getByRole('button', { name: 'move' }))
  expect(await screen.findByText('Stay moved.')).toBeTruthy()
  await undoLast(user)
  expect(await screen.findByText('Change undone.')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Stay moved.')).toBeNull())
  expect(undo).toHaveBeenCalledOnce()
})
