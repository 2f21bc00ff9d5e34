import {
  IconBed,
  IconBuilding,
  IconCalendarEvent,
  IconLayoutSidebar,
  IconReceipt,
  IconTool,
  IconUser,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Matched } from '#web/kit/list/matched.tsx'
import classes from '#web/search/find-dialog.module.css'
import type { ResultKind, SearchResult } from '#web/search/search-result.ts'

const kinds: Record<ResultKind, { heading: string; icon: typeof IconUser }> = {
  screen: { heading: 'Screens', icon: IconLayoutSidebar },
  guest: { heading: 'Guests', icon: IconUser },
  company: { heading: 'Companies', icon: IconBuilding },
  booking: { heading: 'Bookings', icon: IconCalendarEvent },
  room: { heading: 'Rooms', icon: IconBed },
  invoice: { heading: 'Invoices', icon: IconReceipt },
  repair: { heading: 'Repairs', icon: IconTool },
}

interface ResultListProps {
  id: string
  label: string
  results: SearchResult[]
  marked: number
  /** Empty for the results that were opened last, which are one group in their own order. */
  search: string
  onMark: (index: number) => void
  onOpen: (result: SearchResult) => void
}

export const ResultList = ({ id, label, results, marked, search, onMark, onOpen }: ResultListProps) => {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the marked result must be visible
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked, results])

  const headingOf = (result: SearchResult) => (search ? kinds[result.kind].heading : label)
  const headings = [...new Set(results.map(headingOf))]
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={classes.list}>
      {headings.map((heading, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
        <div key={heading} role="group" aria-labelledby={`${id}-of-${index}`}>
          <div id={`${id}-of-${index}`} role="presentation" className={classes.heading}>
            {heading}
          </div>
          {results.map((found, index) =>
            headingOf(found) === heading ? (
              <Option
                key={found.key}
                id={`${id}-${index}`}
                result={found}
                isMarked={index === marked}
                search={search}
                onMark={() => onMark(index)}
                onOpen={() => onOpen(found)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  result: SearchResult
  isMarked: boolean
  search: string
  onMark: () => void
  onOpen: () => void
}

const Option = ({ id, result, isMarked, search, onMark, onOpen }: OptionProps) => {
  const Icon = kinds[result.kind].icon
  return (
    // The input keeps the focus and handles the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      className={classes.option}
      onPointerMove={onMark}
      onClick={onOpen}
    >
      <Icon size={18} aria-hidden />
      <span className={classes.label}>
        <Matched text={result.label} search={search} />
      </span>
      <span className={classes.detail}>
        <Matched text={result.detail} search={search} />
      </span>
    </div>
  )
}
