import type { ReactNode } from 'react'
import { datesText, nightsText, peopleText } from '#contract/bookings/stay-text.ts'
import type { MyStay } from '#contract/my-stays/my-stay.ts'
import classes from '#web/my-stays/my-stays.module.css'
import { StayStatusBadge } from '#web/my-stays/stay-status-badge.tsx'
import { whereText } from '#web/my-stays/stay-text.ts'

interface StayListProps {
  label: string
  stays: MyStay[]
  /** The actions for a stay. */
  foot?: (stay: MyStay) => ReactNode
}

export const StayList = ({ label, stays, foot }: StayListProps) => (
  <ul className={classes.stays} aria-label={label}>
    {stays.map((stay) => (
      <li key={stay.slug} className={classes.card}>
        <div className={classes.head}>
          <h3>{datesText(stay)}</h3>
          <StayStatusBadge status={stay.status} />
        </div>
        <p>{whereText(stay)}</p>
        <p className={classes.quiet}>
          {nightsText(stay)} · {peopleText(stay)} · {stay.booking_number}
        </p>
        {foot?.(stay)}
      </li>
    ))}
  </ul>
)
