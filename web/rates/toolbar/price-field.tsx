import { Button, Group, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CellValues } from '#contract/rates/rate-change.ts'
import classes from '#web/rates/toolbar/toolbar.module.css'
import { readTyped } from '#web/rates/typing/read-typed.ts'

interface PriceFieldProps {
  isDisabled: boolean
  onValues: (values: CellValues) => void
}

/** Sets the price of the selected cells, or changes it by +10% or -500; Clear removes the prices entered. */
export const PriceField = ({ isDisabled, onValues }: PriceFieldProps) => {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const set = (event: FormEvent) => {
    event.preventDefault()
    const read = readTyped(text)
    if ('problem' in read) return setProblem(read.problem)
    onValues(read.values)
    setText('')
  }
  return (
    <form onSubmit={set} noValidate className={classes.field}>
      <Group gap={4} wrap="nowrap">
        <TextInput
          aria-label="Price or change"
          placeholder="4500 or +10%"
          className={classes.price}
          disabled={isDisabled}
          value={text}
          error={problem !== undefined}
          aria-description={problem}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setProblem(undefined)
          }}
        />
        <Button type="submit" variant="default" disabled={isDisabled || text.trim() === ''}>
          Set
        </Button>
        <Button variant="default" disabled={isDisabled} onClick={() => onValues({ price: null })}>
          Clear
        </Button>
      </Group>
      {problem && (
        <span role="alert" className={classes.problem}>
          {problem}
        </span>
      )}
    </form>
  )
}
