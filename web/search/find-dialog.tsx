import { CloseButton, Modal } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { kindsToFind } from '#contract/search/search.ts'
import { searchMessages as say } from '#contract/search/search-messages.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import classes from '#web/search/find-dialog.module.css'
import { recentPicks } from '#web/search/recent-picks.ts'
import { ResultList } from '#web/search/result-list.tsx'
import { useFound } from '#web/search/search-queries.ts'
import { findScreens, resultsOf, type Screen, type SearchResult } from '#web/search/search-result.ts'

interface FindDialogProps {
  screens: Screen[]
  onClose: () => void
}

const ownTypingPause = 120

/** Searches while typing. Arrow keys choose, Enter opens, Esc closes. */
export const FindDialog = ({ screens, onClose }: FindDialogProps) => {
  const id = useId()
  const kinds = kindsToFind(useMay())
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const sought = typed.trim()
  const [asked] = useDebouncedValue(sought, ownTypingPause)
  const found = useFound(asked)
  const isCurrent = sought === '' || found.isError || (asked === sought && found.isSuccess && !found.isPlaceholderData)
  const [recent] = useState(recentPicks.list)
  const results =
    sought === '' ? recent : [...findScreens(screens, sought), ...(found.data && asked ? resultsOf(found.data) : [])]
  const [marked, setMarked] = useState(0)
  const [isHasty, setHasty] = useState(false)

  const open = (result: SearchResult) => {
    recentPicks.add(result)
    onClose()
    navigate({ to: result.to, search: result.search })
  }

  // Enter before the results arrive opens the first result.
  const openFirst = useEffectEvent(() => {
    setHasty(false)
    if (results[0]) open(results[0])
  })
  useEffect(() => {
    if (isHasty && isCurrent) openFirst()
  }, [isHasty, isCurrent])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && results.length > 0) {
      event.preventDefault()
      setMarked((marked + step + results.length) % results.length)
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const result = results[marked]
    if (!isCurrent) setHasty(true)
    else if (result) open(result)
  }

  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      centered={false}
      size={640}
      padding={0}
      yOffset="10dvh"
      attributes={{ content: { 'aria-label': 'Find anything' } }}
    >
      <div className={classes.line}>
        <IconSearch size={20} aria-hidden />
        <input
          data-autofocus
          className={classes.input}
          role="combobox"
          aria-label="Find anything"
          aria-expanded={results.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={results[marked] && `${id}-${marked}`}
          placeholder={say.placeholder(kinds)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMarked(0)
            setHasty(false)
          }}
          onKeyDown={onKeyDown}
        />
        <CloseButton aria-label="Close" onClick={onClose} />
      </div>
      <ResultList
        id={id}
        label={sought ? 'Results' : 'Recently opened'}
        results={results}
        marked={marked}
        search={sought}
        onMark={setMarked}
        onOpen={open}
      />
      <p className={classes.said} role="status">
        {statusText({ sought, isCurrent, isFailed: found.isError, count: results.length, kinds })}
      </p>
    </Modal>
  )
}

interface State {
  sought: string
  isCurrent: boolean
  isFailed: boolean
  count: number
  kinds: ReturnType<typeof kindsToFind>
}

const statusText = ({ sought, isCurrent, isFailed, count, kinds }: State) => {
  if (sought && isFailed) return say.failed
  if (sought && isCurrent && count === 0) return say.nothing(sought, kinds)
  if (!sought && count === 0) return say.help(kinds)
  return ''
}
