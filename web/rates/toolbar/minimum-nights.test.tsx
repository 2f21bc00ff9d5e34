import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { rupees } from '#contract/kit/money.ts'
import { noRestrictions } from '#contract/rates/rate.ts'
import { MinimumNights } from '#web/rates/toolbar/minimum-nights.tsx'
import { show } from '#web/testing/show.tsx'

const view = { ...noRestrictions, price: rupees(4000), source: 'rate' as const }
const field = () => screen.getByRole('textbox', { name: 'Minimum nights' })

const first = vi.fn()
const other = vi.fn()

/** The field beside a button that selects another cell, whose changes go elsewhere. */
const Bar = () => {
  const [isOther, setOther] = useState(false)
  return (
    <>
      <MinimumNights views={[view]} onValues={isOther ? other : first} />
      <button type="button" onClick={() => setOther(true)}>
        Another cell
      </button>
    </>
  )
}

beforeEach(() => {
  vi.clearAllMocks()
  show(<Bar />)
})

test('nights go to the cell that was selected when typing began', () => {
  fireEvent.change(field(), { target: { value: '3' } })
  fireEvent.click(screen.getByRole('button', { name: 'Another cell' }))
  fireEvent.blur(field())
  expect(first.mock.calls).toEqual([[{ min_nights: 3 }]])
  expect(other).not.toHaveBeenCalled()
  fireEvent.change(field(), { target: { value: '2' } })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(other.mock.calls).toEqual([[{ min_nights: 2 }]])
})

test('a number that is too large is named and not saved', () => {
  fireEvent.change(field(), { target: { value: '400' } })
  fireEvent.blur(field())
  expect(screen.getByRole('alert').textContent).toBe('Enter a number of nights from 1 to 365')
  expect(first).not.toHaveBeenCalled()
})
