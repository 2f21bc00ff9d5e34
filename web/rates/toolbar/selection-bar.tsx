import { Button, Group, NumberInput, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconHelpCircle, IconMarquee2 } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { counted } from '#contract/kit/counted.ts'
import { MinNights } from '#contract/rates/rate.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import type { CellView } from '#web/rates/sheet/cell-view.ts'
import classes from '#web/rates/toolbar/toolbar.module.css'
import { readTyped } from '#web/rates/typing/read-typed.ts'

interface SelectionBarProps {
  /** The selected cells; empty if none is selected. */
  views: CellView[]
  rows: string
  days: string
  onValues: (values: CellValues) => void
  isExplaining: boolean
  onExplain: () => void
  extendsByTap: boolean
  onExtends: (extendsByTap: boolean) => void
}

const switches = [
  ['closed', 'Closed'],
  ['closed_to_arrival', 'No arrival'],
  ['closed_to_departure', 'No departure'],
] as const

/** Changes the selected cells without the keyboard: price, closed, no arrival, no departure, least nights. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { views, rows, days, onValues } = props
  const onTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const isEmpty = views.length === 0

  const setPrice = (event: FormEvent) => {
    event.preventDefault()
    const read = readTyped(text)
    if ('problem' in read) return setProblem(read.problem)
    onValues(read.values)
    setText('')
  }
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected rates">
      <div className={classes.what} aria-live="polite">
        {isEmpty ? (
          <span>Select cells to change them.</span>
        ) : (
          <>
            <b>{rows}</b>
            <span>
              {days}
              {views.length > 1 && ` · ${counted(views.length, 'cell')}`}
            </span>
          </>
        )}
      </div>
      <form onSubmit={setPrice} noValidate>
        <Group gap={4} wrap="nowrap">
          <TextInput
            aria-label="Price or change"
            placeholder="4500 or +10%"
            w={128}
            disabled={isEmpty}
            value={text}
            error={problem !== undefined}
            title={problem}
            aria-description={problem}
            onChange={(event) => {
              setText(event.currentTarget.value)
              setProblem(undefined)
            }}
          />
          <Button type="submit" variant="default" disabled={isEmpty || text.trim() === ''}>
            Set
          </Button>
          <Button variant="default" disabled={isEmpty} onClick={() => onValues({ price: null })}>
            Clear
          </Button>
        </Group>
      </form>
      <Group gap={4}>
        {switches.map(([field, label]) => {
          const isOn = !isEmpty && views.every((view) => view[field])
          return (
            <Button
              key={field}
              variant={isOn ? 'filled' : 'default'}
              px={10}
              aria-pressed={isOn}
              disabled={isEmpty}
              onClick={() => onValues({ [field]: !isOn })}
            >
              {label}
            </Button>
          )
        })}
      </Group>
      <LeastNights views={views} onValues={onValues} />
      {onTouch && (
        <Button
          variant={props.extendsByTap ? 'filled' : 'default'}
          px={10}
          aria-pressed={props.extendsByTap}
          leftSection={<IconMarquee2 size={16} />}
          onClick={() => props.onExtends(!props.extendsByTap)}
        >
          Select range
        </Button>
      )}
      <Button
        variant={props.isExplaining ? 'light' : 'default'}
        px={10}
        aria-pressed={props.isExplaining}
        leftSection={<IconHelpCircle size={16} />}
        disabled={isEmpty && !props.isExplaining}
        onClick={props.onExplain}
      >
        Where from
      </Button>
      {problem && <span role="alert">{problem}</span>}
    </div>
  )
}

/** The shortest stay, typed and set by Enter or by leaving the field; empty takes it away. */
const LeastNights = ({ views, onValues }: Pick<SelectionBarProps, 'views' | 'onValues'>) => {
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
    <NumberInput
      aria-label="Least nights"
      placeholder="Least nights"
      w={118}
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
  )
}
