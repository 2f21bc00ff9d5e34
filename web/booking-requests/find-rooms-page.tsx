import { Skeleton } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type FreeType, type Offer, StayWish } from '#contract/booking-requests/booking-request.ts'
import { bookingRequestMessages as say } from '#contract/booking-requests/booking-request-messages.ts'
import { addDays, type CalendarDate } from '#contract/kit/time/calendar-date.ts'
import { useFreeTypes } from '#web/booking-requests/booking-request-queries.ts'
import classes from '#web/booking-requests/booking-requests.module.css'
import { FreeTypeCard } from '#web/booking-requests/free-type-card.tsx'
import { RequestDialog } from '#web/booking-requests/request-dialog.tsx'
import { WishForm } from '#web/booking-requests/wish-form.tsx'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import type { SearchFor } from '#web/kit/list/route-search.ts'
import { Page } from '#web/kit/page/page.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'

/** The search in the address, if it is valid. Back and reload keep it. */
const wishIn = (search: SearchFor<StayWish>) => {
  const { number_of_adults, number_of_children, number_of_infants, ...dates } = search
  const people = { number_of_adults, number_of_children, number_of_infants }
  const numbers = Object.entries(people).flatMap(([name, said]) => (said === undefined ? [] : [[name, Number(said)]]))
  return StayWish.safeParse({ ...dates, ...Object.fromEntries(numbers) }).data
}

const usualWish = (today: CalendarDate): StayWish => ({
  check_in_date: addDays(today, 1),
  check_out_date: addDays(today, 2),
  number_of_adults: 2,
  number_of_children: 0,
  number_of_infants: 0,
})

export const FindRoomsPage = () => {
  const today = useHotelToday()
  const navigate = useNavigate()
  const wish = wishIn(useSearch({ from: `/candidate${paths.candidateRooms}` }))
  return (
    <Page title="Find Rooms" subtitle="Choose your dates. A request becomes a booking when the hotel confirms it.">
      <WishForm
        wish={wish ?? usualWish(today)}
        today={today}
        onLook={(said) => navigate({ to: paths.candidateRooms, search: said })}
      />
      {wish && <FreeTypes wish={wish} />}
    </Page>
  )
}

const FreeTypes = ({ wish }: { wish: StayWish }) => {
  const { number_of_infants: _free, ...priced } = wish
  const types = useFreeTypes(priced)
  const [chosen, setChosen] = useState<{ type: FreeType; offer: Offer }>()
  const navigate = useNavigate()
  return (
    <>
      <Loaded query={types} skeleton={<Skeleton height={200} radius="lg" />} failed={say.searchFailed}>
        {(found) =>
          found.length > 0 ? (
            <ul className={`${classes.cards} ${classes.types}`} aria-label="Free rooms">
              {found.map((type) => (
                <FreeTypeCard key={type.id} type={type} wish={wish} onChoose={(offer) => setChosen({ type, offer })} />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={<IconMoodSad size={28} />}
              title="No room is offered for these dates"
              text="All rooms are taken, or the hotel takes no bookings on one of these days. Try other dates, or call the hotel."
            />
          )
        }
      </Loaded>
      {chosen && (
        <RequestDialog
          {...chosen}
          wish={wish}
          onSent={() => navigate({ to: paths.candidateBookings })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
