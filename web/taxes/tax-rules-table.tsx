import { formatPercent } from '#contract/kit/percent.ts'
import { taxEndpoints } from '#contract/taxes/tax-endpoints.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import { StatusBadge } from '#web/kit/feedback/status-badge.tsx'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { daysText, isInForce, valuesText } from '#web/taxes/tax-rule-text.ts'

interface TaxRulesTableProps {
  rules: TaxRule[]
  onEdit: (rule: TaxRule) => void
  onDelete: (rule: TaxRule) => void
}

export const TaxRulesTable = ({ rules, onEdit, onDelete }: TaxRulesTableProps) => {
  const today = useHotelToday()
  return (
    <SmallTable
      caption="Tax rates"
      rows={rules}
      rowKey={({ slug }) => slug}
      columns={[
        { title: 'Category', card: 'heading', cell: ({ tax_category }) => tax_category.name },
        { title: 'Amounts', cell: valuesText },
        { title: 'Rate', numeric: true, cell: ({ rate }) => formatPercent(rate) },
        { title: 'SAC', cell: ({ sac }) => sac || null },
        { title: 'In force', cell: daysText },
        {
          title: 'Status',
          cell: (rule) =>
            isInForce(rule, today) ? (
              <StatusBadge tone="success">In force</StatusBadge>
            ) : (
              <StatusBadge tone="secondary">{rule.valid_from > today ? 'Later' : 'Ended'}</StatusBadge>
            ),
        },
      ]}
      actions={(rule) => {
        const name = `${rule.tax_category.name} ${formatPercent(rule.rate)}`
        return (
          <RowActions
            of={name}
            next={<RowEditButton of={name} call={taxEndpoints.update} onClick={() => onEdit(rule)} />}
          >
            <DeleteItem call={taxEndpoints.remove} onClick={() => onDelete(rule)} />
          </RowActions>
        )
      }}
    />
  )
}
