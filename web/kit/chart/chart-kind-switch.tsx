import { SegmentedControl } from '@mantine/core'
import { IconChartBar, IconChartLine } from '@tabler/icons-react'
import classes from '#web/kit/chart/chart.module.css'
import type { ChartKind } from '#web/kit/chart/chart-data.ts'

const choices = [
  { value: 'bar', text: 'Bar', icon: <IconChartBar size={14} aria-hidden /> },
  { value: 'line', text: 'Line', icon: <IconChartLine size={14} aria-hidden /> },
] as const

interface ChartKindSwitchProps {
  kind: ChartKind
  onKind: (kind: ChartKind) => void
}

export const ChartKindSwitch = ({ kind, onKind }: ChartKindSwitchProps) => (
  <SegmentedControl
    aria-label="Chart type"
    size="xs"
    data-screen-only
    value={kind}
    onChange={onKind}
    data={choices.map(({ value, text, icon }) => ({
      value,
      label: (
        <span className={classes.choice}>
          {icon}
          {text}
        </span>
      ),
    }))}
  />
)
