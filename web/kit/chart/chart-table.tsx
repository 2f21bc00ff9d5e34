import { VisuallyHidden } from '@mantine/core'
import type { ChartData } from '#web/kit/chart/chart-data.ts'
import { labelAt, valueAt } from '#web/kit/chart/chart-text.ts'

/** The same figures for screen readers. A box hides it: a hidden table would stay as large as its cells. */
export const ChartTable = ({ caption, data }: { caption: string; data: ChartData }) => (
  <VisuallyHidden>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <td />
          {data.series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.labels.map((label, point) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may come twice, its point can't
          <tr key={`${point} ${label}`}>
            <th scope="row">{labelAt(data, point)}</th>
            {data.series.map(({ name }, index) => (
              <td key={name}>{valueAt(data, index, point)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </VisuallyHidden>
)
