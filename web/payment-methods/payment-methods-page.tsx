import { Button, Skeleton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { PaymentMethod } from '#contract/payment-methods/payment-method.ts'
import { paymentMethodEndpoints } from '#contract/payment-methods/payment-method-endpoints.ts'
import { paymentMethodMessages as say } from '#contract/payment-methods/payment-method-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { paths } from '#web/paths.ts'
import { PaymentMethodDialog } from '#web/payment-methods/payment-method-dialog.tsx'
import { usePaymentMethods } from '#web/payment-methods/payment-method-queries.ts'

export const PaymentMethodsPage = () => {
  const methods = usePaymentMethods()
  const [edited, setEdited] = useState<PaymentMethod | 'new'>()
  return (
    <Page
      title="Payment Methods"
      trail={{ Home: paths.admin, Settings: paths.settings }}
      action={
        <Button leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add payment method
        </Button>
      }
    >
      <Loaded query={methods} skeleton={<Skeleton height={200} radius="lg" />} failed={say.listFailed}>
        {(all) => (
          <SmallTable
            caption="Payment methods"
            rows={all}
            rowKey={({ id }) => String(id)}
            columns={[
              { title: 'Name', card: 'heading', cell: ({ name }) => name },
              {
                title: 'Source and reference',
                cell: ({ needs_reference }) => (needs_reference ? 'Asked for' : 'Not asked for'),
              },
              { title: 'Cash', cell: ({ is_cash }) => (is_cash ? 'Yes' : 'No') },
            ]}
            actions={(method) => (
              <RowEditButton of={method.name} call={paymentMethodEndpoints.update} onClick={() => setEdited(method)} />
            )}
          />
        )}
      </Loaded>
      {edited && (
        <PaymentMethodDialog method={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  )
}
