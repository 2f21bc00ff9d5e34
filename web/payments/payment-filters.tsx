import { PaymentKind, type PaymentQuery, paymentKindNames } from '#contract/payments/payment-list.ts'
import { staffEndpoints } from '#contract/staff/staff-endpoints.ts'
import { May } from '#web/kit/access/may.tsx'
import { DaysFilter } from '#web/kit/list/days-filter.tsx'
import { ListSearch } from '#web/kit/list/list-search.tsx'
import type { FiltersProps } from '#web/kit/list/paged-list.ts'
import { SelectFilter } from '#web/kit/list/select-filter.tsx'
import { usePaymentMethods } from '#web/payment-methods/payment-method-queries.ts'
import { useStaffOptions } from '#web/staff/staff-queries.ts'

const kinds = PaymentKind.options.map((value) => ({ value, label: paymentKindNames[value] }))

export const PaymentFilters = ({ query, change }: FiltersProps<PaymentQuery>) => {
  const { data: methods = [] } = usePaymentMethods()
  return (
    <>
      <ListSearch label="Number, booking, guest or reference" width={310} query={query} change={change} />
      <DaysFilter names={['date_from', 'date_to']} labels={['Date from', 'Date to']} query={query} change={change} />
      <SelectFilter
        label="Kind"
        all="All kinds"
        options={kinds}
        value={query.kind}
        onChange={(kind) => change({ kind })}
        width={120}
      />
      <SelectFilter
        label="Payment method"
        all="All methods"
        options={methods.map(({ id, name }) => ({ value: id, label: name }))}
        value={query.payment_method}
        onChange={(payment_method) => change({ payment_method })}
        width={130}
      />
      <May call={staffEndpoints.list}>
        <ClerkFilter query={query} change={change} />
      </May>
    </>
  )
}

const ClerkFilter = ({ query, change }: FiltersProps<PaymentQuery>) => {
  const { data: staff = [] } = useStaffOptions()
  return (
    <SelectFilter
      label="Clerk"
      all="All clerks"
      options={staff}
      value={query.account}
      onChange={(account) => change({ account })}
      width={140}
      searchable
    />
  )
}
