import { Anchor } from '@mantine/core'
import { depositMessages as say } from '#contract/deposits/deposit-messages.ts'
import { fetchDepositReceipt, fetchReturnReceipt } from '#web/deposits/deposit-queries.ts'
import { useFile } from '#web/kit/api/use-file.ts'

interface DepositLinkProps {
  deposit: { slug: string; number: string }
  /** The receipt of the return instead of the one for taking it. */
  ofReturn?: boolean
}

/** Opens the receipt of a deposit as a PDF. */
export const DepositLink = ({ deposit: { slug, number }, ofReturn = false }: DepositLinkProps) => {
  const file = useFile(say.receiptFailed)
  const [fetch, name, label] = ofReturn
    ? [fetchReturnReceipt, `deposit-return-${number}.pdf`, 'Return receipt']
    : [fetchDepositReceipt, `deposit-${number}.pdf`, number]
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      fw={600}
      aria-label={ofReturn ? `Return receipt ${number}` : `Receipt ${number}`}
      aria-busy={file.busy}
      onClick={() => file.show(() => fetch(slug), name)}
    >
      {label}
    </Anchor>
  )
}
