import { usePaymentMethods } from '#web/payment-methods/payment-method-queries.ts'

interface How {
  payment_method: string
  source?: string | null | undefined
  reference?: string | null | undefined
}

/**
 * The draft of a payment form: source and reference only for a method that has them. A method that is no longer in the
 * list gives no draft.
 */
export const useDraftOf = () => {
  const { data: methods = [] } = usePaymentMethods()
  return <Draft extends How>(draft: Draft): Draft | undefined => {
    const method = methods.find(({ name }) => name.toLowerCase() === draft.payment_method)
    if (!method) return undefined
    return method.needs_reference ? draft : { ...draft, source: null, reference: null }
  }
}
