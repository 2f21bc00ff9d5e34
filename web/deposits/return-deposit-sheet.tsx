import { Alert, Button, Group } from '@mantine/core'
import { useRef } from 'react'
import type { Deposit, DepositDecision } from '#contract/deposits/deposit.ts'
import { DepositDecisionCard } from '#web/deposits/deposit-decision-card.tsx'
import { useReturnDeposit } from '#web/deposits/deposit-queries.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface ReturnDepositSheetProps {
  deposit: Deposit
  /** Until check-out a part can be kept. */
  canKeep: boolean
  onClose: () => void
}

/** Returns a deposit before check-out. */
export const ReturnDepositSheet = ({ deposit, canKeep, onClose }: ReturnDepositSheetProps) => {
  const checks = useRef(new Map<string, () => Promise<DepositDecision | undefined>>())
  const { act, busy, refusal } = useReturnDeposit(deposit.slug, onClose)
  const submit = async () => {
    const decision = await checks.current.get(deposit.slug)?.()
    if (!decision) return
    const { slug, ...draft } = decision
    await act(draft)
  }
  return (
    <Dialog onClose={onClose} title="Return security deposit" size={500}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DepositDecisionCard deposit={deposit} canKeep={canKeep} checks={checks} />
        {refusal && (
          <Alert data-tone="danger" role="alert">
            {refusal}
          </Alert>
        )}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy}>
            Return the deposit
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
