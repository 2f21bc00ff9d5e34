import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import type { HousekeepingBoard } from '#contract/housekeeping/housekeeping.ts'

const HousekeepingPaper = lazy(() => import('#web/housekeeping/print/housekeeping-paper.tsx'))

interface PrintButtonProps {
  board: HousekeepingBoard
  /** The person whose rooms the board shows; 0 for nobody. */
  person: number | undefined
}

/** Prints a list for each person, or for the one that the board shows. */
export const PrintButton = ({ board, person }: PrintButtonProps) => {
  const [isPrinting, setPrinting] = useState(false)
  const clear = useCallback(() => setPrinting(false), [])
  return (
    <>
      <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => setPrinting(true)}>
        Print lists
      </Button>
      {isPrinting && (
        <Suspense>
          <HousekeepingPaper board={board} person={person} onPrinted={clear} />
        </Suspense>
      )}
    </>
  )
}
