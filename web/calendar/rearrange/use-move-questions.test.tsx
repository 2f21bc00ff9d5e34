import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Rearrange } from '#contract/calendar/rearrange.ts'
import { Problem } from '#contract/kit/problem.ts'
import { useMoveQuestions } from '#web/calendar/rearrange/use-move-questions.tsx'
import { show } from '#web/testing/show.tsx'

const body: Rearrange = { moves: [{ stay: 'asha', room_id: 2, rent: 'keep' }], confirm_occupancy: false }
const closed = ['Standard is closed on Dec 24, 2026.', 'Standard allows no departure on Dec 26, 2026.']
const reasonRequired = new Problem(422, 'reason_required', closed[0] ?? '', { rate_override_reason: closed })
const overCapacity = new Problem(409, 'over_capacity', 'There is room for 2 adults.')

/** A server that refuses until a reason and the number of people are confirmed. */
const strict = async (sent: Rearrange) => {
  if (!sent.rate_override_reason) throw reasonRequired
  if (!sent.confirm_occupancy) throw overCapacity
  return 'saved'
}

const Desk = ({ send, onDone }: { send: typeof strict; onDone: (reply: unknown) => void }) => {
  const { sendAsking, dialogs } = useMoveQuestions()
  const save = () => sendAsking(body, send).then(onDone, onDone)
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      {dialogs}
    </>
  )
}
const open = async (send = strict) => {
  const [spy, onDone] = [vi.fn(send), vi.fn()]
  const { user } = show(<Desk send={spy} onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  return { user, spy, onDone }
}

it('names the restrictions, asks for a reason, and sends the moves again with it', async () => {
  const { user, spy, onDone } = await open()
  const reason = await screen.findByRole('textbox', { name: 'Reason' })
  for (const sentence of closed) expect(screen.getByText(sentence)).toBeDefined()
  expect(document.activeElement).toBe(reason)
  await user.click(screen.getByRole('button', { name: 'Move anyway' }))
  expect(screen.getByText('Enter a reason')).toBeDefined()
  expect(spy).toHaveBeenCalledTimes(1)
  await user.type(reason, ' Family next door {Enter}')
  // The other question follows.
  await user.click(await screen.findByRole('button', { name: 'Move anyway' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('saved'))
  const answers = { rate_override_reason: 'Family next door', confirm_occupancy: true }
  expect(spy).toHaveBeenLastCalledWith({ ...body, ...answers })
})

it('saves nothing after Back', async () => {
  const { user, spy, onDone } = await open()
  await user.click(await screen.findByRole('button', { name: 'Back' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(undefined))
  expect(spy).toHaveBeenCalledTimes(1)
})

it('asks each question once, and reports other refusals', async () => {
  const { user, onDone } = await open(async () => {
    throw reasonRequired
  })
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Because{Enter}')
  await waitFor(() => expect(onDone).toHaveBeenCalledWith(reasonRequired))
})
