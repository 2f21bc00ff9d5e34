import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const Company = z.object({ name: requiredText(20), city: requiredText(20) })

const Form = ({ onSave }: { onSave: () => void }) => {
  const form = useFormOf(Company, { name: '', city: '' })
  return (
    <form onSubmit={form.handleSubmit(onSave)} noValidate>
      <TextField control={form.control} name="name" label="Name" />
      <TextField control={form.control} name="city" label="City" />
      <button type="submit">Save</button>
    </form>
  )
}

it('shows no error for an untouched field, and the missing value after a change or a save', async () => {
  const onSave = vi.fn()
  const { user } = show(<Form onSave={onSave} />)
  const [name, city] = [screen.getByLabelText('Name'), screen.getByLabelText('City')]
  const complaints = () => screen.queryAllByText('This field is required').length

  await user.click(name)
  await user.click(city)
  // One field is changed after another was left empty.
  await user.type(city, 'P')
  await user.clear(city)
  await screen.findByText('This field is required')
  expect(complaints()).toBe(1)
  expect(city.getAttribute('aria-invalid')).toBe('true')

  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(complaints()).toBe(2))
  await user.type(name, 'Tea Traders')
  await user.type(city, 'Pune')
  await waitFor(() => expect(complaints()).toBe(0))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onSave).toHaveBeenCalledOnce())
})
