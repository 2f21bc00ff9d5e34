import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { optionalDay } from '#contract/kit/form-value.ts'
import { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { z } from '#contract/kit/z.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const Dated = z.object({ birth: optionalDay, arrival: CalendarDate })
const reason = 'Not a valid date. Type it as 25/12/2026.'

const Form = ({ onSave }: { onSave: (saved: unknown) => void }) => {
  const form = useFormOf(Dated, { birth: '1990-11-20', arrival: '2026-11-20' })
  return (
    <form onSubmit={form.handleSubmit(onSave)}>
      <DateField control={form.control} name="birth" label="Birth date" past />
      <DateField control={form.control} name="arrival" label="Arrival" required />
      <button type="submit">Save</button>
    </form>
  )
}

const box = (name: string) => screen.getByRole('textbox', { name })

test('an invalid date stays as typed, with the reason, and is not saved', async () => {
  const onSave = vi.fn()
  const { user } = show(<Form onSave={onSave} />)
  for (const [name, typed] of [
    ['Birth date', '31/02/1990'],
    ['Arrival', '12/25/1990'],
  ] as const) {
    await user.clear(box(name))
    await user.paste(typed)
    await user.tab()
    expect(box(name)).toHaveProperty('value', typed)
    expect(await screen.findByText(reason)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSave).not.toHaveBeenCalled()
    await user.clear(box(name))
    await user.paste('25/12/1990')
    await user.tab()
    expect(box(name)).toHaveProperty('value', 'Dec 25, 1990')
    expect(screen.queryByText(reason)).toBeNull()
  }
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave.mock.lastCall?.[0]).toEqual({ birth: '1990-12-25', arrival: '1990-12-25' })
})
