import { Skeleton } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { formatDay } from '#contract/kit/time/calendar-date.ts'
import type { OccupancyPricing } from '#contract/rates/make-quote.ts'
import { type OccupancyPreview, previewDays } from '#contract/rates/occupancy-pricing.ts'
import { settingsMessages as say } from '#contract/settings/settings-messages.ts'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { Dialog } from '#web/kit/page/dialog.tsx'
import { FiguresTable } from '#web/kit/table/figures-table.tsx'
import classes from '#web/settings/settings.module.css'
import { useOccupancyPreview } from '#web/settings/settings-queries.ts'

interface OccupancyPreviewDialogProps {
  pricing: OccupancyPricing
  onClose: () => void
}

/** What an occupancy pricing would change now, before it is saved. */
export const OccupancyPreviewDialog = ({ pricing, onClose }: OccupancyPreviewDialogProps) => (
  <Dialog title="Preview of occupancy pricing" size="lg" onClose={onClose}>
    <Loaded query={useOccupancyPreview(pricing)} skeleton={<Skeleton height={320} />} failed={say.previewFailed}>
      {(found) => <PreviewedNights preview={found} pricing={pricing} />}
    </Loaded>
  </Dialog>
)

const PreviewedNights = ({ preview, pricing }: { preview: OccupancyPreview; pricing: OccupancyPricing }) => {
  const { nights, rate_plan } = preview
  if (nights.length === 0) {
    return (
      <p className={classes.policy}>
        {`No room type is more than ${pricing.above_percent} % sold on any of the next ${previewDays} days. No price would rise now.`}
      </p>
    )
  }
  const days = new Set(nights.map(({ date }) => date)).size
  return (
    <>
      <p className={classes.policy}>
        {`${counted(nights.length, 'price')} on ${counted(days, 'day')} would rise now. Prices of ${rate_plan}, for one night.`}
      </p>
      <FiguresTable
        caption="Prices that would rise"
        words={2}
        head={['Date', 'Room Type', 'Sold', 'Price', 'With the Raise']}
        rows={nights.map(({ date, room_type, sold, rooms, price, raised_price }) => [
          formatDay(date),
          room_type,
          `${sold} of ${rooms}`,
          formatRupees(price),
          formatRupees(raised_price),
        ])}
      />
    </>
  )
}
