import { Skeleton, Text } from '@mantine/core'
import { calendarMessages as say } from '#contract/calendar/calendar-messages.ts'
import type { BillChange } from '#contract/calendar/rearrange.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { addedTo, signedRupees } from '#web/calendar/rearrange/move-text.ts'
import classes from '#web/calendar/rearrange/rearrange.module.css'

/** The bill of each booking before and after moves, tax included; undefined while it is calculated. */
export const BillChangesTable = ({ bills }: { bills: BillChange[] | undefined }) => {
  if (!bills) return <Skeleton height={64} />
  if (bills.length === 0) return <Text c="dimmed">{say.billUnchanged}</Text>
  return (
    <table className={classes.bills}>
      <caption>Bills, tax included</caption>
      <thead>
        <tr>
          <th scope="col">Booking</th>
          <th scope="col">Now</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.booking}>
            <th scope="row">{bill.booking_number}</th>
            <td>{formatRupees(bill.before)}</td>
            <td>{formatRupees(bill.after)}</td>
            <td>{signedRupees(addedTo([bill]))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
