import { useWatch } from 'react-hook-form'
import { categoryOfType } from '#contract/folios/charge.ts'
import { Item, ItemEdit } from '#contract/items/item.ts'
import { itemMessages as say } from '#contract/items/item-messages.ts'
import { ItemType, itemTypeNames } from '#contract/items/item-type.ts'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import { type TaxCategory, treatmentNames } from '#contract/taxes/tax-category.ts'
import { itemQueries } from '#web/items/item-queries.ts'
import { CheckField } from '#web/kit/fields/check-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { TextareaField } from '#web/kit/fields/textarea-field.tsx'
import { FormCard, Wide } from '#web/kit/form/form-card.tsx'
import { FormSheet } from '#web/kit/form/form-sheet.tsx'
import { type FormValues, valuesOf } from '#web/kit/form/form-values.ts'
import type { FieldLabel } from '#web/kit/form/merge-input.ts'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { asAmount, asChoice, asText, asYesNo } from '#web/kit/form/value-text.ts'
import { paths } from '#web/paths.ts'

const types = ItemType.options.map((value) => ({ value, label: itemTypeNames[value] }))

interface CategoryOption {
  value: number
  label: string
  type: ItemType
}

interface ItemFormProps {
  item?: Item
  categories: CategoryOption[]
  taxCategories: TaxCategory[]
}

const taxOption = ({ id, name, treatment }: TaxCategory) => ({
  value: id,
  label: treatment === 'taxable' ? name : `${name}, ${treatmentNames[treatment]}`,
})

const inputOf = (item: Item) => valuesOf(Item, ItemEdit, item)

/** Adds an item, or edits the given one. */
export const ItemForm = ({ item, categories, taxCategories }: ItemFormProps) => {
  const form = useFormOf(
    ItemEdit,
    item
      ? inputOf(item)
      : {
          name: '',
          type: 'food',
          price: 0,
          description: '',
          tax_category_id: null,
          is_active: true,
          in_minibar: false,
          version: 0,
        },
  )
  const save = itemQueries.useSave()
  const update = itemQueries.useUpdate()
  const { control } = form
  const type = useWatch({ control, name: 'type' })
  const byType = taxCategories.find(({ builtin }) => type && builtin === categoryOfType[type])
  const taxOptions = taxCategories.map(taxOption)
  const labels: FieldLabel<FormValues<typeof ItemEdit>>[] = [
    ['category_id', 'Category', asChoice(categories)],
    ['name', 'Item name', asText],
    ['type', 'Type', asChoice(types)],
    ['price', 'Price', asAmount],
    ['tax_category_id', 'Tax category', asChoice(taxOptions)],
    ['description', 'Description', asText],
    ['is_active', 'Active', asYesNo],
    ['in_minibar', 'In the minibar', asYesNo],
  ]

  /** A new item has the type of its category until another one is chosen. */
  const takeType = (id: number) => {
    const type = categories.find(({ value }) => value === id)?.type
    if (type && !item && !form.getFieldState('type').isDirty) form.setValue('type', type)
  }

  return (
    <FormSheet
      form={form}
      edited={item && { fetch: async () => inputOf(await itemQueries.fetchOne(item.slug)), labels }}
      backTo={paths.items}
      next={item ? undefined : (saved) => ({ ...saved, name: '', price: 0, description: '' })}
      label={item ? 'Update' : 'Save'}
      onSave={(body) => (item ? update.mutateAsync({ slug: item.slug, body }) : save.mutateAsync(body))}
      say={{
        done: item ? say.updated : say.saved,
        title: item ? say.updateFailedTitle : say.saveFailedTitle,
        taken: say.nameTaken,
        invalid: say.unexpected,
        failed: say.unexpected,
        incomplete: { message: say.incomplete, title: kitMessages.validationTitle },
        incorrect: { message: say.incomplete, title: kitMessages.validationTitle },
      }}
    >
      <FormCard title="Item">
        <SelectField
          control={control}
          name="category_id"
          label="Category"
          required
          autoFocus={!item}
          options={categories}
          placeholder="Choose a category"
          onChosen={takeType}
        />
        <TextField control={control} name="name" label="Item name" required />
        <SelectField control={control} name="type" label="Type" required options={types} />
        <MoneyField control={control} name="price" label="Price" required />
        <SelectField
          control={control}
          name="tax_category_id"
          label="Tax category"
          clearable
          options={taxOptions}
          placeholder={`By type (${byType?.name})`}
        />
        <Wide>
          <TextareaField control={control} name="description" label="Description" />
        </Wide>
        <Wide>
          <CheckField
            control={control}
            name="is_active"
            label="Active"
            description="Inactive items can't be ordered."
          />
        </Wide>
        <Wide>
          <CheckField
            control={control}
            name="in_minibar"
            label="In the minibar"
            description="Housekeeping can put it on the bill from the phone."
          />
        </Wide>
      </FormCard>
    </FormSheet>
  )
}
