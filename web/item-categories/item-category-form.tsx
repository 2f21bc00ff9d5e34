import { ItemCategory, ItemCategoryEdit } from '#contract/item-categories/item-category.ts'
import { itemCategoryMessages as say } from '#contract/item-categories/item-category-messages.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { itemCategoryQueries } from '#web/item-categories/item-category-queries.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'

const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

const inputOf = (category: ItemCategory) => valuesOf(ItemCategory, ItemCategoryEdit, category)

const labels: FieldLabel<FormValues<typeof ItemCategoryEdit>>[] = [
  ['name', 'Name', asText],
  ['type', 'Type', asChoice(types)],
  ['is_active', 'Active', asYesNo],
]

/** Adds a category, or edits the given one. */
export const ItemCategoryForm = ({ category }: { category?: ItemCategory }) => {
  const form = useFormOf(
    ItemCategoryEdit,
    category ? inputOf(category) : { name: '', type: 'food', is_active: true, version: 0 },
  )
  const save = itemCategoryQueries.useSave()
  const update = itemCategoryQueries.useUpdate()
  const { control } = form

  return (
    <FormSheet
      form={form}
      edited={category && { fetch: async () => inputOf(await itemCategoryQueries.fetchOne(category.slug)), labels }}
      backTo={paths.itemCategories}
      next={category ? undefined : (saved) => ({ ...saved, name: '' })}
      label={category ? 'Update' : 'Save'}
      onSave={(body) => (category ? update.mutateAsync({ slug: category.slug, body }) : save.mutateAsync(body))}
      say={{
        done: category ? say.updated : say.saved,
        title: say.saveFailedTitle,
        taken: say.nameTaken,
        invalid: say.invalid,
        failed: category ? say.updateFailed : say.saveFailed,
      }}
    >
      <FormCard title="Category">
        <TextField control={control} name="name" label="Name" required autoFocus />
        <SelectField control={control} name="type" label="Type" required options={types} />
        <Wide>
          <CheckField
            control={control}
            name="is_active"
            label="Active"
            description="Items of an inactive category can't be ordered."
          />
        </Wide>
      </FormCard>
    </FormSheet>
  )
}
