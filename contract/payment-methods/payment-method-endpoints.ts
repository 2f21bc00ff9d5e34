import { endpoint } from '#contract/kit/endpoint.ts'
import { idEndpoints } from '#contract/kit/id-endpoints.ts'
import { dataOf } from '#contract/kit/replies.ts'
import { z } from '#contract/kit/z.ts'
import {
  PaymentMethod,
  PaymentMethodDraft,
  PaymentMethodEdit,
  PaymentSource,
  PaymentSourceQuery,
} from '#contract/payment-methods/payment-method.ts'

export const paymentMethodEndpoints = {
  ...idEndpoints('/payment-methods', {
    noun: 'payment method',
    access: { view: 'bookings.view', change: 'settings.change' },
    row: PaymentMethod,
    draft: PaymentMethodDraft,
    edit: PaymentMethodEdit,
  }),
  sources: endpoint({
    method: 'GET',
    path: '/payment-sources',
    access: 'bookings.view',
    summary: 'Find payment sources by what is typed',
    query: PaymentSourceQuery,
    reply: dataOf(z.array(PaymentSource)),
  }),
}
