import { formatPercent } from '#contract/kit/percent.ts'
import { type TaxCategory, treatmentNames } from '#contract/taxes/tax-category.ts'
import { taxCategoryEndpoints } from '#contract/taxes/tax-category-endpoints.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import { DeleteItem } from '#web/kit/table/delete-item.tsx'
import { RowActions } from '#web/kit/table/row-actions.tsx'
import { RowEditButton } from '#web/kit/table/row-edit-button.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { isInForce } from '#web/taxes/tax-rule-text.ts'

interface TaxCategoriesTableProps {
  categories: TaxCategory[]
  rules: TaxRule[]
  onEdit: (category: TaxCategory) => void
  onDelete: (category: TaxCategory) => void
}

export const TaxCategoriesTable = ({ categories, rules, onEdit, onDelete }: TaxCategoriesTableProps) => {
  const today = useHotelToday()
  const ratesToday = ({ id, treatment }: TaxCategory) =>
    treatment === 'taxable'
      ? rules
          .filter((rule) => rule.tax_category_id === id && isInForce(rule, today))
          .map(({ rate }) => formatPercent(rate))
          .join(', ')
      : ''
  return (
    <SmallTable
      caption="Tax categories"
      rows={categories}
      rowKey={({ slug }) => slug}
      columns={[
        { title: 'Category', card: 'heading', cell: ({ name }) => name },
        { title: 'Treatment', cell: ({ treatment }) => treatmentNames[treatment] },
        { title: 'Rates today', cell: (category) => ratesToday(category) || null },
      ]}
      actions={(category) => {
        const edit = (
          <RowEditButton of={category.name} call={taxCategoryEndpoints.update} onClick={() => onEdit(category)} />
        )
        if (category.builtin) return edit
        return (
          <RowActions of={category.name} next={edit}>
            <DeleteItem call={taxCategoryEndpoints.remove} onClick={() => onDelete(category)} />
          </RowActions>
        )
      }}
    />
  )
}
