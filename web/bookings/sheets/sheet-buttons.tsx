import { Alert, Button, type ButtonProps, Group } from '@mantine/core'
import type { ReactNode } from 'react'

interface SheetButtonsProps extends Pick<ButtonProps, 'color' | 'disabled'> {
  refusal: string | undefined
  busy: boolean
  onBack: () => void
  onAct: () => void
  /** The label of the main button. */
  children: ReactNode
}

/** The end of a sheet: the reason of a refusal, Cancel, and the main button. */
export const SheetButtons = ({ refusal, busy, onBack, onAct, children, ...looks }: SheetButtonsProps) => (
  <>
    {refusal && (
      <Alert data-tone="danger" mt="md" role="alert">
        {refusal}
      </Alert>
    )}
    <Group justify="flex-end" mt="lg">
      <Button variant="default" onClick={onBack}>
        Back
      </Button>
      <Button {...looks} loading={busy} onClick={onAct} data-autofocus>
        {children}
      </Button>
    </Group>
  </>
)
