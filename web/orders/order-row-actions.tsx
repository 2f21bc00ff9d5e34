import { Button, Menu } from '@mantine/core'
import { IconBan, IconFileDescription, IconPrinter } from '@tabler/icons-react'
import type { Order } from '#contract/orders/order.ts'
import { orderEndpoints } from '#contract/orders/order-endpoints.ts'
import { orderMessages as say } from '#contract/orders/order-messages.ts'
import { canCancel, canEdit } from '#contract/orders/order-rules.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { useFile } from '#web/kit/api/use-file.ts'
import { MenuItemLink } from '#web/kit/page/menu-item-link.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { fetchSlip } from '#web/orders/order-queries.ts'
import { paths } from '#web/paths.ts'

export const OrderRowActions = ({ order, onCancel }: { order: Order; onCancel: () => void }) => {
  const { id, slug, booking } = order
  const mayCall = useMayCall()
  const slip = useFile(say.slipFailed)
  const print = () => slip.show(() => fetchSlip(slug), `order-${id}.pdf`)
  return (
    <RowActions
      of={`order ${id}`}
      next={
        canEdit(order) && mayCall(orderEndpoints.update) ? (
          <RowEditLink to={paths.editOrder} params={{ slug }} of={`Order ${id}`} />
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconPrinter size={14} />}
            aria-label={`Kitchen slip of order ${id}`}
            loading={slip.busy}
            onClick={print}
          >
            Slip
          </Button>
        )
      }
    >
      <Menu.Item leftSection={<IconPrinter size={16} />} onClick={print}>
        Kitchen slip
      </Menu.Item>
      <MenuItemLink
        leftSection={<IconFileDescription size={16} />}
        to={paths.bookingDetails}
        search={{ slug: booking.slug }}
      >
        Booking
      </MenuItemLink>
      {canCancel(order) && mayCall(orderEndpoints.setStatus) && (
        <Menu.Item leftSection={<IconBan size={16} />} data-danger onClick={onCancel}>
          Cancel Order
        </Menu.Item>
      )}
    </RowActions>
  )
}
