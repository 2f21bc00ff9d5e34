import { Button, Group } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import { bookedLines } from '#contract/bookings/stays/booked-lines.ts'
import { ExtraDraft, type Folio } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { portion, rupeesFromPaise, zero } from '#contract/kit/money.ts'
import { type TaxCategory, treatmentNames } from '#contract/taxes/tax-category.ts'
import { useAddCharge } from '#web/folios/folio-queries.ts'
import { useMenu } from '#web/items/item-queries.ts'
import { useMay } from '#web/kit/access/use-may.ts'
import { DateField } from '#web/kit/fields/date-field.tsx'
import { MoneyField } from '#web/kit/fields/money-field.tsx'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { SelectField } from '#web/kit/fields/select-field.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormDialog } from '#web/kit/form/form-dialog.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'
import { useHotelToday } from '#web/kit/time/hotel-time.ts'
import { useTaxCategories } from '#web/taxes/tax-category-queries.ts'

interface ChargeSheetProps {
  booking: Pick<BookingDetail, 'rooms'>
  folio: Pick<Folio, 'slug' | 'name'>
  /** Several folios: the title says which one. */
  isNamed: boolean
  onClose: () => void
}

const readyMade = ['Early check-in', 'Late check-out'] as const

const taxOption = ({ id, name, treatment }: TaxCategory) => ({
  value: id,
  label: treatment === 'taxable' ? name : `${name}, ${treatmentNames[treatment]}`,
})

const messages = { done: say.chargeAdded, taken: say.chargeFailed, failed: say.chargeFailed }

/** Adds a charge: an item of the menu, or a text. Early check-in and late check-out are ready-made. */
export const ChargeSheet = ({ booking, folio, isNamed, onClose }: ChargeSheetProps) => {
  const today = useHotelToday()
  // A role may add charges and not see the menu.
  const seesMenu = useMay()('orders.view')
  const { data: menu = [] } = useMenu({ enabled: seesMenu })
  const { data: categories = [] } = useTaxCategories()
  const empty = {
    item_id: null,
    description: '',
    date: today,
    quantity: 1,
    rate: null,
    tax_category: null,
    line: null,
  }
  const form = useFormOf(ExtraDraft, empty)
  const { control, setValue, setFocus } = form
  const { field: line } = useController({ control, name: 'line' })
  const add = useAddCharge(folio.slug)
  const rooms = bookedLines(booking.rooms)

  const takeItem = (id: number) => {
    const item = menu.find((candidate) => candidate.id === id)
    if (!item) return
    setValue('description', item.name, { shouldDirty: true, shouldValidate: true })
    setValue('rate', rupeesFromPaise(item.price), { shouldValidate: true })
    setValue('tax_category', item.tax_category_id)
  }

  /** Half a night's rent is what many hotels ask, on the day of arrival or of departure. */
  const fill = (description: (typeof readyMade)[number]) => {
    const room = rooms.find((one) => one.line === line.value) ?? rooms[0]
    const nights = room?.stays.flatMap(({ nightly_rents }) => nightly_rents) ?? []
    const [night, date] =
      description === 'Early check-in'
        ? [nights[0], room?.first.check_in_date]
        : [nights.at(-1), room?.last.check_out_date]
    setValue('item_id', null)
    setValue('description', description, { shouldDirty: true, shouldValidate: true })
    setValue('date', date ?? today, { shouldValidate: true })
    setValue('quantity', 1)
    setValue('rate', rupeesFromPaise(portion(night?.rent ?? zero, 1, 2)), { shouldValidate: true })
    setValue('tax_category', categories.find(({ builtin }) => builtin === 'accommodation')?.id ?? null)
    setFocus('rate', { shouldSelect: true })
  }

  return (
    <FormDialog
      title={isNamed ? `Add charge to ${folio.name}` : 'Add charge'}
      form={form}
      onSave={add.mutateAsync}
      next={() => empty}
      label="Add charge"
      say={messages}
      onClose={onClose}
    >
      <Group gap="xs">
        {readyMade.map((description) => (
          <Button key={description} size="compact-sm" variant="default" onClick={() => fill(description)}>
            {description}
          </Button>
        ))}
      </Group>
      {seesMenu && (
        <SelectField
          control={control}
          name="item_id"
          label="Item"
          placeholder="Choose an item, or describe the charge below"
          clearable
          autoFocus
          options={menu.map(({ id, name }) => ({ value: id, label: name }))}
          onChosen={takeItem}
        />
      )}
      <TextField control={control} name="description" label="Description" required autoFocus={!seesMenu} />
      <FormGrid>
        <DateField control={control} name="date" label="Date" required />
        <NumberField control={control} name="quantity" label="Quantity" required />
        <MoneyField control={control} name="rate" label="Price before tax" required />
        <SelectField
          control={control}
          name="tax_category"
          label="Tax category"
          clearable
          placeholder="Of the item, else service"
          options={categories.map(taxOption)}
        />
        {rooms.length > 1 && (
          <SelectField
            control={control}
            name="line"
            label="Room"
            clearable
            placeholder="The whole booking"
            options={rooms.map(({ line: value, last }) => ({ value, label: `Room ${last.room_number}` }))}
          />
        )}
      </FormGrid>
    </FormDialog>
  )
}
