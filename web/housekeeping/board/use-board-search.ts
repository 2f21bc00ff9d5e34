import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { BoardSearch } from '#web/housekeeping/board/board-search.ts'
import type { SearchFor } from '#web/kit/list/route-search.ts'
import { readSearch } from '#web/kit/list/use-list-query.ts'

/** The day and the filters that the address names, and a way to change them. */
export const useBoardSearch = (address: SearchFor<BoardSearch>) => {
  const navigate = useNavigate()
  const search = useMemo(() => readSearch(BoardSearch, address), [address])
  const change = useCallback(
    (changes: Partial<BoardSearch>) =>
      void navigate({
        to: '.',
        search: (was: object) => withoutEmpty({ ...was, ...changes }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return [search, change] as const
}

const withoutEmpty = (search: object) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
