import { Text } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { CellChange } from '#contract/rates/changed-cells.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import type { Rate } from '#contract/rates/rate.ts'
import { weekdayName } from '#web/kit/time/day-name.ts'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { type PreviewRow, previewRows } from '#web/rates/dialogs/preview-rows.ts'
import { restrictionTexts, shortPrice } from '#web/rates/sheet/cell-view.ts'

/** What a change would do, and the rates before it. */
export interface Preview {
  changes: CellChange[]
  rates: Map<number, RatesOfType>
}

/** More rows than a page would only slow the typing down. */
const mostCells = 200

const spanText = ({ least, most }: PreviewRow['before']) =>
  least === most ? shortPrice(least) : `${shortPrice(least)} – ${shortPrice(most)}`

const more = (count: number, what: string) =>
  count > 0 && (
    <Text size="sm" c="dimmed">
      and {counted(count, `more ${what}`)}
    </Text>
  )

/** What a change would do: how many cells, the prices by room type and plan, and the first cells. */
export const ChangePreview = ({ changes, rates }: Preview) => {
  if (changes.length === 0) return <Text c="dimmed">Nothing changes.</Text>
  const rows = previewRows(changes, rates)
  return (
    <>
      <p className={classes.total}>{counted(changes.length, 'rate changes', 'rates change')}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th>Room type and plan</th>
            <th>Days</th>
            <th>Before</th>
            <th>After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>
                {row.type}, {row.plan}
              </td>
              <td>{row.cells}</td>
              <td>{spanText(row.before)}</td>
              <td>
                {row.after ? spanText(row.after) : 'no price entered'}
                {row.after && row.removed > 0 && <small>{counted(row.removed, 'price')} cleared</small>}
                {row.restrictions.map((text) => (
                  <small key={text}>{text}</small>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={classes.cells}>
        {changes.slice(0, mostCells).map(({ before, after }) => {
          const ofType = rates.get(after.room_type_id)
          const plan = ofType?.chainOf(after.rate_plan_id)[0]?.name
          return (
            <li key={`${after.room_type_id}/${after.rate_plan_id}/${after.date}`}>
              <b>
                {weekdayName(after.date)} {formatDay(after.date)}
              </b>
              , {ofType?.room_type.name}, {plan}: {cellText(before, ofType)} → {cellText(after, undefined)}
            </li>
          )
        })}
      </ul>
      {more(changes.length - mostCells, 'rate')}
    </>
  )
}

/** The price that the cell shows, entered or not, and its restrictions in words. */
const cellText = (rate: Rate, ofType: RatesOfType | undefined) => {
  const price = rate.price ?? (ofType && priceOfNight(ofType, rate.rate_plan_id, rate.date).price)
  return [price == null ? 'no price entered' : shortPrice(price), ...restrictionTexts(rate)].join(', ')
}
