import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { TaxCategory } from '#contract/taxes/tax-category.ts'
import { taxCategoryMessages as say } from '#contract/taxes/tax-category-messages.ts'
import type { TaxRule } from '#contract/taxes/tax-rule.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { TaxCategoriesTable } from '#web/taxes/tax-categories-table.tsx'
import { TaxCategoryDialog } from '#web/taxes/tax-category-dialog.tsx'
import { taxCategoryQueries } from '#web/taxes/tax-category-queries.ts'

interface TaxCategoriesProps {
  categories: TaxCategory[]
  rules: TaxRule[]
}

/** The categories of what the hotel sells, to be added, changed and deleted. */
export const TaxCategories = ({ categories, rules }: TaxCategoriesProps) => {
  const remove = taxCategoryQueries.useRemove()
  const [edited, setEdited] = useState<TaxCategory | 'new'>()
  const [toDelete, setToDelete] = useState<TaxCategory>()
  return (
    <>
      <TaxCategoriesTable categories={categories} rules={rules} onEdit={setEdited} onDelete={setToDelete} />
      <div>
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setEdited('new')}>
          Add tax category
        </Button>
      </div>
      {edited && (
        <TaxCategoryDialog category={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      <ConfirmDelete
        title="Delete tax category"
        name={toDelete && `${toDelete.name} and its rates`}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </>
  )
}
