import { Anchor, Skeleton, Text } from '@mantine/core'
import { formatRupees, type Paise } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import { occupancyText } from '#contract/rates/occupancy-pricing.ts'
import { priceOfNight, type RatesOfType } from '#contract/rates/price-of-night.ts'
import type { PriceStep } from '#contract/rates/quote.ts'
import type { RateCell } from '#contract/rates/rate.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { TextLink } from '#web/kit/page/links.tsx'
import { weekdayName } from '#web/kit/time/day-name.ts'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { changedText } from '#web/rates/panels/changed-text.ts'
import classes from '#web/rates/panels/panel.module.css'
import { Panel } from '#web/rates/panels/panel.tsx'
import { useCellHistory, useOccupancyOfNight } from '#web/rates/rate-queries.ts'
import { restrictionTexts, viewOf } from '#web/rates/sheet/cell-view.ts'
import type { PlanRow } from '#web/rates/sheet/sheet-rows.ts'

interface PriceDetailsPanelProps {
  cell: RateCell
  row: PlanRow
  rates: RatesOfType
  slugs: Map<number, string>
  /** Goes to the row of a plan on the same date. */
  onJump: (rate_plan_id: number) => void
  onClose: () => void
}

/** How the price of a cell is calculated, step by step, and who changed it. */
export const PriceDetailsPanel = ({ cell, row, rates, slugs, onJump, onClose }: PriceDetailsPanelProps) => {
  const { price, steps } = priceOfNight(rates, cell.rate_plan_id, cell.date)
  const restrictions = restrictionTexts(viewOf(rates, cell.rate_plan_id, cell.date))
  return (
    <Panel title="Price details" onClose={onClose}>
      <p className={classes.cell}>
        {row.type.name}, {row.plan.name}
        <br />
        {weekdayName(cell.date)}, {formatDay(cell.date)}
        <b>{formatRupees(price)}</b>
        {restrictions.length > 0 && `With restrictions: ${restrictions.join(', ')}`}
      </p>
      <ol className={classes.steps}>
        {steps.map((step, index) => (
          <li key={step.text}>
            <span>{step.text}</span>
            <span>
              {index > 0 && step.amount > 0 && '+'}
              {formatRupees(step.amount)}
            </span>
            <StepLink step={step} cell={cell} slugs={slugs} onJump={onJump} />
          </li>
        ))}
      </ol>
      <Occupancy cell={cell} price={price} />
      <h3 className={classes.heading}>Changes of this cell</h3>
      <History cell={cell} />
    </Panel>
  )
}

const StepLink = ({
  step,
  cell,
  slugs,
  onJump,
}: Pick<PriceDetailsPanelProps, 'cell' | 'slugs' | 'onJump'> & { step: PriceStep }) => {
  const { kind, rate_plan_id } = step
  if (kind === 'room_type') return <TextLink to={paths.roomTypes}>Room types</TextLink>
  if (rate_plan_id === undefined) return null
  if (kind === 'derived') {
    return (
      <TextLink to={paths.editRatePlan} search={{ slug: slugs.get(rate_plan_id) }}>
        Edit this plan
      </TextLink>
    )
  }
  if (rate_plan_id === cell.rate_plan_id)
    return (
      <Text size="sm" c="dimmed">
        Typed into this cell
      </Text>
    )
  return (
    <Anchor component="button" type="button" inherit ta="left" onClick={() => onJump(rate_plan_id)}>
      Go to this row
    </Anchor>
  )
}

/** Only in hotels whose prices depend on the rooms sold. */
const Occupancy = ({ cell: { room_type_id, date }, price }: { cell: RateCell; price: Paise }) => {
  const { data } = useOccupancyOfNight({ room_type_id, date })
  return data ? <p className={classes.occupancy}>{occupancyText(price, data)}</p> : null
}

const History = ({ cell }: { cell: RateCell }) => {
  const { data, error } = useCellHistory(cell)
  const zone = useHotelZone()
  if (error) return <Text c="red">{failureText(error, say.historyFailed)}</Text>
  if (!data) return <Skeleton height={40} />
  if (data.length === 0)
    return (
      <Text size="sm" c="dimmed">
        No changes yet.
      </Text>
    )
  return (
    <ul className={classes.list}>
      {data.map((entry) => (
        <li key={entry.id} className={classes.entry}>
          <p>{entry.text}</p>
          <p>{changedText(entry, zone)}</p>
        </li>
      ))}
    </ul>
  )
}
