import { Button, Skeleton } from '@mantine/core'
import { IconCalendarHeart, IconSearch } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { isCancelledOrNoShow } from '#contract/bookings/booking-rules.ts'
import { type MyStay, MyStayQuery } from '#contract/my-stays/my-stay.ts'
import { myStayMessages as say } from '#contract/my-stays/my-stay-messages.ts'
import { MyRequests } from '#web/booking-requests/my-requests.tsx'
import { BillLines } from '#web/bookings/bill-lines.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { useListQuery } from '#web/kit/list/use-list-query.ts'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { Pager } from '#web/kit/table/pager.tsx'
import { InvoiceButtons } from '#web/my-stays/invoice-buttons.tsx'
import { useMyBill, useMyStays } from '#web/my-stays/my-stay-queries.ts'
import classes from '#web/my-stays/my-stays.module.css'
import { StayList } from '#web/my-stays/stay-list.tsx'
import { paths } from '#web/paths.ts'

const isAhead = ({ status }: MyStay) => status === 'booked' || status === 'checked_in'

export const MyBookingsPage = () => {
  const [query, change] = useListQuery(MyStayQuery, useSearch({ from: `/candidate${paths.candidateBookings}` }))
  const stays = useMyStays(query)
  return (
    <Page
      title="My Bookings"
      subtitle={say.changeByDesk}
      action={
        <ButtonLink to={paths.candidateRooms} leftSection={<IconSearch size={16} />}>
          Find Rooms
        </ButtonLink>
      }
    >
      <MyRequests />
      <Loaded query={stays} skeleton={<Skeleton height={240} radius="lg" />} failed={say.listFailed}>
        {(page) =>
          page.total === 0 ? (
            <div className={classes.card}>
              <EmptyState
                icon={<IconCalendarHeart size={28} />}
                title="No bookings yet"
                text="See which rooms are free and request one."
              />
            </div>
          ) : (
            <>
              <Part title="Current and upcoming" stays={page.data.filter(isAhead)} />
              <Part title="Past" stays={page.data.filter((stay) => !isAhead(stay))} />
              {page.last_page > 1 && (
                <Pager
                  of={page}
                  onPage={(to) => change({ page: to })}
                  onPageSize={(per_page) => change({ per_page })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

const Part = ({ title, stays }: { title: string; stays: MyStay[] }) =>
  stays.length > 0 && (
    <section>
      <h2 className={classes.section}>{title}</h2>
      <StayList label={title} stays={stays} foot={(stay) => <StayFoot stay={stay} />} />
    </section>
  )

const StayFoot = ({ stay }: { stay: MyStay }) => {
  const [isOpen, setOpen] = useState(false)
  if (isCancelledOrNoShow(stay)) return null
  return (
    <>
      <div className={classes.foot}>
        <Button size="xs" variant="default" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide the bill' : stay.status === 'checked_out' ? 'See the bill' : 'See the bill so far'}
        </Button>
        {stay.invoice && <InvoiceButtons invoice={stay.invoice} />}
      </div>
      {isOpen && <StayBill slug={stay.slug} />}
    </>
  )
}

const StayBill = ({ slug }: { slug: string }) => {
  const bill = useMyBill(slug)
  return (
    <div className={classes.bill}>
      <BillLines bill={bill} />
    </div>
  )
}
