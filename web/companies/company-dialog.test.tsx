import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CompanyDialog } from '#web/companies/company-dialog.tsx'
import { show } from '#web/testing/show.tsx'

const open = () => {
  const sent = vi.fn()
  const onSaved = vi.fn()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (_address, request) => {
    const body = JSON.parse(String(request?.body))
    sent(body)
    if (body.name === 'Taken')
      return Response.json(
        { error: { code: 'company_name_taken', message: 'Taken', fields: { name: ['This name is taken'] } } },
        { status: 409 },
      )
    return Response.json(
      { message: 'Saved', data: { ...body, id: 7, slug: 'c7', credit_limit: null, version: 1 } },
      { status: 201 },
    )
  })
  const { user } = show(
    <QueryClientProvider client={new QueryClient()}>
      <CompanyDialog name="Lake Tours" onClose={() => undefined} onSaved={onSaved} />
    </QueryClientProvider>,
  )
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
  const state = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' })
  return { user, sent, onSaved, field, state }
}

afterEach(() => vi.restoreAllMocks())

it('begins with the typed name, fills in the state from the GSTIN, and passes on the saved company', async () => {
  const { user, sent, onSaved, field, state } = open()
  expect(field('Name').value).toBe('Lake Tours')
  await user.type(field('GSTIN'), '27aapfu0939f1zv')
  await screen.findByText('Valid. Registered in Maharashtra.')
  await waitFor(() => expect(state().value).toBe('Maharashtra'))
  await user.click(screen.getByRole('button', { name: 'Save Company' }))
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: 7, slug: 'c7' })))
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Lake Tours', kind: 'company', gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' }),
  )
})

it('refuses a wrong check digit, and marks a name that is taken', async () => {
  const { user, sent, onSaved, field } = open()
  await user.type(field('GSTIN'), '27AAPFU0939F1ZW')
  await user.click(screen.getByRole('button', { name: 'Save Company' }))
  await screen.findByText(/its check digit is wrong/)
  expect(sent).not.toHaveBeenCalled()
  await user.clear(field('GSTIN'))
  await user.clear(field('Name'))
  await user.type(field('Name'), 'Taken')
  await user.click(screen.getByRole('button', { name: 'Save Company' }))
  await screen.findByText('This name is taken')
  expect(onSaved).not.toHaveBeenCalled()
})
