import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pageNumbers } from '#web/kit/table/page-numbers.ts'
import { Pager } from '#web/kit/table/pager.tsx'
import { show } from '#web/testing/show.tsx'

const page = (current_page: number, total: number, per_page = 10) => ({
  total,
  current_page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
})

const press = { onPage: vi.fn(), onPageSize: vi.fn() }

describe('the numbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 5, [1, 2, 3, undefined, 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 8, [1, 2, 3, 4, 5, 6, undefined, 8]],
    [10, 20, [1, undefined, 8, 9, 10, 11, 12, undefined, 20]],
    [20, 20, [1, undefined, 18, 19, 20]],
  ])('of page %i of %i', (current, last, expected) => {
    expect(pageNumbers(current, last)).toEqual(expected)
  })
})

it('shows the range of rows and their number', () => {
  show(<Pager of={page(2, 43)} {...press} />)
  expect(screen.getByText('11–20 of 43')).toBeDefined()
})

it('shows no numbers when there is one page only', () => {
  show(<Pager of={page(1, 7)} {...press} />)
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
})

it('marks the current page, and goes to another', async () => {
  const onPage = vi.fn()
  const { user } = show(<Pager of={page(2, 43)} {...press} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await user.click(screen.getByRole('button', { name: 'Page 5' }))
  expect(onPage.mock.calls).toEqual([[3], [5]])
})

it('disables Previous on the first page and Next on the last', () => {
  const { unmount } = show(<Pager of={page(1, 20)} {...press} />)
  expect(screen.getByRole('button', { name: 'Previous page' })).toHaveProperty('disabled', true)
  unmount()
  show(<Pager of={page(2, 20)} {...press} />)
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
})

it('changes the page size', async () => {
  const onPageSize = vi.fn()
  const { user } = show(<Pager of={page(1, 43)} {...press} onPageSize={onPageSize} />)
  await user.click(screen.getByRole('combobox', { name: 'Items per page' }))
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['5', '10', '25', '50'])
  await user.click(screen.getByRole('option', { name: '25' }))
  expect(onPageSize).toHaveBeenCalledWith(25)
})
