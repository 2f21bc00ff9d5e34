import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'

test('rows with the same text are all shown, and gone when the list has them no more', () => {
  const table = (rows: string[][]) => <FiguresTable caption="Guests" head={['Guest', 'Departure']} rows={rows} />
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  const { rerender } = render(
    table([
      ['Asha', 'Monday'],
      ['Asha', 'Monday'],
      ['Ravi', 'Friday'],
    ]),
  )
  expect(names()).toEqual(['Asha', 'Asha', 'Ravi'])
  rerender(table([['Ravi', 'Friday']]))
  expect(names()).toEqual(['Ravi'])
})
