import { Alert } from '@mantine/core'

interface WarningListProps {
  /** Whole sentences. */
  warnings: string[]
  /** What to do about them. */
  help: string
}

// A long stay may be against many restrictions; the buttons below must stay in reach.
const most = 6

/** Names what is in the way, and then what can be done. Read aloud when it appears. */
export const WarningList = ({ warnings, help }: WarningListProps) => {
  const shown = warnings.length > most ? warnings.slice(0, most - 1) : warnings
  return (
    <div aria-live="polite">
      {warnings.length > 0 && (
        <Alert data-tone="warning" p="xs">
          {shown.map((warning) => (
            <div key={warning}>{warning}</div>
          ))}
          {shown.length < warnings.length && <div>And {warnings.length - shown.length} more.</div>}
          {help}
        </Alert>
      )}
    </div>
  )
}
