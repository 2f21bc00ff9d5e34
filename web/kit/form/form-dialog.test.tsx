import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { requiredText } from '#contract/kit/text.ts'
import { z } from '#contract/kit/z.ts'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { show } from '#web/testing/show.tsx'

const messages = { done: 'Saved.', taken: '', failed: '' }
const Plan = z.object({ name: requiredText(20) })

const PlanDialog = ({ onClose, isNew }: { onClose: () => void; isNew: boolean }) => {
  const form = useFormOf(Plan, { name: '' })
  return (
    <FormDialog
      title="Food plan"
      form={form}
      onSave={async () => ({ message: 'Food plan saved' })}
      label="Save"
      next={isNew ? () => ({ name: '' }) : undefined}
      say={messages}
      onClose={onClose}
    >
      <TextField control={form.control} name="name" label="Name" required autoFocus />
    </FormDialog>
  )
}

const open = (isNew = false) => {
  const onClose = vi.fn()
  const shown = show(<PlanDialog onClose={onClose} isNew={isNew} />)
  const beside = () => document.querySelector('.mantine-Modal-overlay') as Element
  return { ...shown, onClose, beside }
}

it('closes on a click beside it until something is typed', async () => {
  const { user, onClose, beside } = open()
  await user.click(beside())
  expect(onClose).toHaveBeenCalledOnce()
  await user.type(screen.getByLabelText(/Name/), 'CP')
  await user.click(beside())
  expect(onClose).toHaveBeenCalledOnce()
})

it('removes the warning after saving', async () => {
  const { user } = open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Incomplete Form')).toBeDefined()
  await user.type(screen.getByLabelText(/Name/), 'CP')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Food plan saved')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Incomplete Form')).toBeNull())
})

it('asks to check the fields when a value is wrong and none is missing', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText(/Name/), 'A food plan with far too long a name')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Please check the marked fields.')).toBeDefined()
  expect(screen.queryByText('Please fill in all required fields')).toBeNull()
})

it('begins again after "Save and add another", and closes after Save', async () => {
  const { user, onClose } = open(true)
  const name = () => screen.getByLabelText<HTMLInputElement>(/Name/)
  await user.type(name(), 'CP')
  await user.click(screen.getByRole('button', { name: 'Save and add another' }))
  expect(await screen.findByText('Food plan saved')).toBeDefined()
  await waitFor(() => expect(name().value).toBe(''))
  expect(document.activeElement).toBe(name())
  expect(onClose).not.toHaveBeenCalled()

  await user.type(name(), 'MAP')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

it('does not offer another one where none can be added', () => {
  open()
  expect(screen.queryByRole('button', { name: 'Save and add another' })).toBeNull()
})
