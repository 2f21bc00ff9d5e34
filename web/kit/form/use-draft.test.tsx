import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { useDraft } from '#web/kit/form/use-draft.ts'
import { show } from '#web/testing/show.tsx'

interface Person {
  name: string
  phone: string
  city: string
}

const before: Person = { name: 'Asha', phone: '1', city: 'Pune' }

const PersonForm = ({ person }: { person: Person }) => {
  const form = useForm({ defaultValues: person })
  const { restored } = useDraft(form)
  const { name, phone, city } = form.watch()
  return (
    <>
      <input aria-label="Name" {...form.register('name')} />
      <output>{JSON.stringify({ name, phone, city, isChanged: restored?.isChanged })}</output>
    </>
  )
}

const open = (person: Person) => {
  const root = createRootRoute({ component: () => <PersonForm person={person} /> })
  const history = createMemoryHistory({ initialEntries: ['/person'] })
  // The types are those of the product's router.
  const router = createRouter({ routeTree: root, history }) as unknown as Parameters<typeof RouterProvider>[0]['router']
  return show(<RouterProvider router={router} />)
}

const typeName = async (typed: string) => {
  const { user, unmount } = open(before)
  await user.type(await screen.findByLabelText('Name'), typed)
  unmount()
}

const shown = async () => JSON.parse((await screen.findByRole('status')).textContent ?? '')

it('restores the input on top of a change that a colleague saved meanwhile', async () => {
  await typeName(' Rao')
  open({ ...before, phone: '2' })
  expect(await shown()).toEqual({ name: 'Asha Rao', phone: '2', city: 'Pune', isChanged: true })
})

it('keeps the typed value where both changed the same field', async () => {
  await typeName(' Rao')
  open({ ...before, name: 'Usha' })
  expect(await shown()).toEqual({ name: 'Asha Rao', phone: '1', city: 'Pune', isChanged: true })
})
