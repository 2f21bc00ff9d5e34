import { Alert } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import classes from '#web/rates/dialogs/dialogs.module.css'
import type { Refusal } from '#web/rates/dialogs/use-save-dialog.ts'
import { type CellNames, nameCells } from '#web/rates/edits/name-cells.ts'

interface RefusedChangeProps {
  refusal: Refusal
  names: CellNames
}

const mostNamed = 20

/** Why a change was not saved, with the cells that a colleague has changed meanwhile. */
export const RefusedChange = ({ refusal, names }: RefusedChangeProps) => {
  const cells = nameCells(refusal.fields, names)
  const others = cells.length - mostNamed
  return (
    <Alert mt="md" data-tone="danger" role="alert">
      {refusal.message} {refusal.mayBeSaved && say.mayBeSaved}
      {cells.length > 0 && (
        <ul className={classes.errors} aria-label="Changed cells">
          {cells.slice(0, mostNamed).map(({ key, cell, message }) => (
            <li key={key}>
              <b>{cell}</b>: {message}
            </li>
          ))}
          {others > 0 && <li>and {counted(others, 'more cell')}</li>}
        </ul>
      )}
    </Alert>
  )
}
