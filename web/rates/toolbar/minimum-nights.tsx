import { NumberInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { MinNights } from '#contract/rates/rate.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { CellView } from '#web/rates/sheet/cell-view.ts'
import classes from '#web/rates/toolbar/toolbar.module.css'

interface MinimumNightsProps {
  views: CellView[]
  onValues: (values: CellValues) => void
}

/** Typed and set by Enter or by leaving the field; empty removes the restriction. */
export const MinimumNights = ({ views, onValues }: MinimumNightsProps) => {
  const [first] = views
  const isShared = first !== undefined && views.every(({ min_nights }) => min_nights === first.min_nights)
  const shared = isShared ? first.min_nights : null
  const [typed, setTyped] = useState<string | number>()
  // A click on another cell selects it before this field is left: the nights are for the cells selected until then.
  const target = useRef({ onValues, shared, isShared })
  if (typed === undefined) target.current = { onValues, shared, isShared }
  const isWrong = typed !== undefined && typed !== '' && !MinNights.safeParse(Number(typed)).success
  const set = () => {
    if (typed === undefined || isWrong) return
    const min_nights = typed === '' ? null : Number(typed)
    setTyped(undefined)
    const { current } = target
    if (!current.isShared || min_nights !== current.shared) current.onValues({ min_nights })
  }
  return (
    <div className={classes.field}>
      <NumberInput
        aria-label="Minimum nights"
        placeholder="Minimum nights"
        className={classes.nights}
        hideControls
        suffix={Number(typed ?? shared) === 1 ? ' night' : ' nights'}
        disabled={views.length === 0}
        error={isWrong}
        aria-description={isWrong ? say.minNights : undefined}
        value={typed ?? shared ?? ''}
        onChange={setTyped}
        onBlur={set}
        onKeyDown={({ key }) => {
          if (key === 'Enter') set()
          if (key === 'Escape') setTyped(undefined)
        }}
      />
      {isWrong && (
        <span role="alert" className={classes.problem}>
          {say.minNights}
        </span>
      )}
    </div>
  )
}
