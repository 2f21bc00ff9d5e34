import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SearchBox } from '#web/kit/list/search-box.tsx'
import { show } from '#web/testing/show.tsx'

const Listed = () => {
  const [search, setSearch] = useState('')
  return (
    <>
      <SearchBox label="Guest" value={search} onSearch={setSearch} />
      <output>{search}</output>
      <button type="button" onClick={() => setSearch('')}>
        Show all
      </button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const searched = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

it('keeps a trailing space while the user pauses', async () => {
  const { user } = show(<Listed />)
  await user.type(box(), 'Ravi ')
  await searched('Ravi')
  await user.type(box(), 'Kumar')
  await searched('Ravi Kumar')
  expect(box().value).toBe('Ravi Kumar')
})

it('follows a search that changes from outside', async () => {
  const { user } = show(<Listed />)
  await user.type(box(), 'Ravi')
  await searched('Ravi')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(box().value).toBe('')
})
