import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import type { CopyField } from '#contract/foreigners/foreigner.ts'
import { foreignerMessages as say } from '#contract/foreigners/foreigner-messages.ts'
import { guestMessages } from '#contract/guests/guest-messages.ts'
import classes from '#web/foreigners/copy-sheet.module.css'

interface CopyRowProps {
  field: CopyField
  isCopied: boolean
  onCopy: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A field of the portal: the whole row is the button that copies its value. */
export const CopyRow = ({ field, isCopied, onCopy, onKeyDown }: CopyRowProps) => {
  const { label, portal_name, value, meaning, is_missing, is_unlisted } = field
  if (value === '') {
    return (
      <div className={classes.row} data-missing={is_missing || undefined}>
        <span className={classes.label} title={portal_name}>
          {label}
        </span>
        <span className={classes.none}>{is_missing ? 'Missing' : 'Not required'}</span>
      </div>
    )
  }
  return (
    <button type="button" className={classes.row} data-copy title={portal_name} onClick={onCopy} onKeyDown={onKeyDown}>
      <span className={classes.label}>{label}</span>
      <span className={classes.value}>
        {value}
        {meaning && <span className={classes.meaning}> {meaning}</span>}
        {is_unlisted && (
          <span className={classes.unlisted} data-tone="warning">
            {' '}
            {guestMessages.notInList}
          </span>
        )}
      </span>
      <span className={classes.state} data-done={isCopied || undefined}>
        {isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
        <span>{isCopied ? say.copied : 'Copy'}</span>
      </span>
    </button>
  )
}
