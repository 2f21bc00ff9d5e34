import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { callForFile } from '#web/kit/api.ts'
import { toast } from '#web/kit/toast.tsx'

const longEnough = 60_000

/** Opens an order's kitchen slip in a tab of its own, ready to be printed. */
export const openSlip = async (slug: string) => {
  // Opened at the press of the button: later the browser would take it for an advertisement.
  const tab = window.open('', '_blank')
  try {
    const address = URL.createObjectURL(await callForFile(orderEndpoints.slip, { params: { slug } }))
    if (tab) tab.location.href = address
    else window.location.assign(address)
    setTimeout(() => URL.revokeObjectURL(address), longEnough)
  } catch (failure) {
    tab?.close()
    toast.error((failure instanceof Error && failure.message) || say.slipFailed)
  }
}
