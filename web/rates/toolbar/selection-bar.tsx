import { Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconHelpCircle, IconMarquee2 } from '@tabler/icons-react'
import { counted } from '#contract/kit/counted.ts'
import { restrictionNames } from '#contract/rates/rate.ts'
import type { CellValues } from '#contract/rates/rate-change.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import type { CellView } from '#web/rates/sheet/cell-view.ts'
import { MinimumNights } from '#web/rates/toolbar/minimum-nights.tsx'
import { PriceField } from '#web/rates/toolbar/price-field.tsx'
import classes from '#web/rates/toolbar/toolbar.module.css'

interface SelectionBarProps {
  /** The selected cells; empty if none is selected. */
  views: CellView[]
  rows: string
  days: string
  onValues: (values: CellValues) => void
  isExplaining: boolean
  onExplain: () => void
  extendsByTap: boolean
  onExtends: (extendsByTap: boolean) => void
}

/** Changes the selected cells without the keyboard: price, closed, no arrival, no departure, minimum nights. */
export const SelectionBar = (props: SelectionBarProps) => {
  const { views, rows, days, onValues } = props
  const onTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const mayChange = useMayCall()(rateEndpoints.changeCells)
  const isEmpty = views.length === 0
  return (
    <div className={classes.selection} role="toolbar" aria-label="Selected rates">
      <div className={classes.what} aria-live="polite">
        {isEmpty ? (
          <span>{mayChange ? 'Select cells to change them.' : 'Select cells to see where their rates come from.'}</span>
        ) : (
          <>
            <b>{rows}</b>
            <span>
              {days}
              {views.length > 1 && ` · ${counted(views.length, 'cell')}`}
            </span>
          </>
        )}
      </div>
      {mayChange && (
        <>
          <PriceField isDisabled={isEmpty} onValues={onValues} />
          <Group gap={4} className={classes.switches}>
            {restrictionNames.map(([field, label]) => {
              const isOn = !isEmpty && views.every((view) => view[field])
              return (
                <Button
                  key={field}
                  variant={isOn ? 'filled' : 'default'}
                  px={10}
                  aria-pressed={isOn}
                  disabled={isEmpty}
                  onClick={() => onValues({ [field]: !isOn })}
                >
                  {label}
                </Button>
              )
            })}
          </Group>
          <MinimumNights views={views} onValues={onValues} />
        </>
      )}
      {onTouch && (
        <Button
          className={classes.small}
          variant={props.extendsByTap ? 'filled' : 'default'}
          px={10}
          aria-pressed={props.extendsByTap}
          leftSection={<IconMarquee2 size={16} />}
          onClick={() => props.onExtends(!props.extendsByTap)}
        >
          Select range
        </Button>
      )}
      <Button
        className={classes.small}
        variant={props.isExplaining ? 'light' : 'default'}
        px={10}
        aria-pressed={props.isExplaining}
        leftSection={<IconHelpCircle size={16} />}
        disabled={isEmpty && !props.isExplaining}
        onClick={props.onExplain}
      >
        Price details
      </Button>
    </div>
  )
}
