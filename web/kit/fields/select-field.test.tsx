import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { z } from '#contract/kit/z.ts'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const Paid = z.object({ mode: z.string().nullable() })
const modes = ['Cash', 'Credit Card', 'Company'].map((mode) => ({ value: mode, label: mode }))

const Form = ({ onSave }: { onSave: (saved: unknown) => void }) => {
  const form = useFormOf(Paid, { mode: null })
  return (
    <form onSubmit={form.handleSubmit(onSave)}>
      <SelectField control={form.control} name="mode" label="Mode" options={modes} />
      <button type="submit">Save</button>
    </form>
  )
}

const open = () => {
  const onSave = vi.fn()
  const { user } = show(<Form onSave={onSave} />)
  return { user, onSave, field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Mode' }) }
}

it('finds an option of a short list by its letters', async () => {
  const { user, onSave, field } = open()
  await user.tab()
  await user.keyboard('card{Enter}')
  expect(field.value).toBe('Credit Card')
  expect(onSave).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSave.mock.lastCall?.[0]).toEqual({ mode: 'Credit Card' })
})

it('opens a short list with Enter, and does not save the form', async () => {
  const { user, onSave, field } = open()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('option', { name: 'Company' })).toBeTruthy()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(field.value).toBe('Credit Card')
  expect(onSave).not.toHaveBeenCalled()
})

it('keeps the value if the typed letters find nothing', async () => {
  const { user, field } = open()
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Company' }))
  await user.keyboard('zzz')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await user.tab()
  expect(field.value).toBe('Company')
})
