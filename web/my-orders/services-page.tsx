import { Skeleton } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import type { MyMenu } from '#contract/my-orders/my-order.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { MenuList } from '#web/my-orders/menu-list.tsx'
import { MyOrderList } from '#web/my-orders/my-order-list.tsx'
import { useMyMenu } from '#web/my-orders/my-order-queries.ts'
import classes from '#web/my-orders/my-orders.module.css'
import { OrderSheet } from '#web/my-orders/order-sheet.tsx'
import { useBasket } from '#web/my-orders/use-basket.ts'
import { paths } from '#web/paths.ts'

export const ServicesPage = () => {
  const menu = useMyMenu()
  return (
    <Page title="Services" subtitle="Order food, drinks and services to your room. They are added to your bill.">
      <Loaded query={menu} skeleton={<Skeleton height={320} radius="lg" />} failed={say.menuFailed}>
        {(found) => (found.stays.length > 0 ? <Ordering menu={found} /> : <NotHere />)}
      </Loaded>
    </Page>
  )
}

const Ordering = ({ menu }: { menu: MyMenu }) => {
  const basket = useBasket(menu.items)
  return (
    <div className={classes.beside}>
      <div className={classes.column}>
        {menu.items.length > 0 ? (
          <MenuList items={menu.items} basket={basket} />
        ) : (
          <EmptyState icon={<IconBellRinging size={28} />} title="Nothing to order yet" />
        )}
      </div>
      <div className={`${classes.column} ${classes.aside}`}>
        <OrderSheet stays={menu.stays} basket={basket} />
        <MyOrderList />
      </div>
    </div>
  )
}

const NotHere = () => (
  <>
    <EmptyState
      icon={<IconBellRinging size={28} />}
      title="You can order while you stay with us"
      text={say.notCheckedIn}
      action={
        <ButtonLink to={paths.candidateDashboard} variant="default">
          Dashboard
        </ButtonLink>
      }
    />
    <MyOrderList />
  </>
)
