import { Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { BilledTo } from '#contract/invoices/invoice.ts'
import { useBilledCompany } from '#web/bookings/booking-queries.ts'
import classes from '#web/bookings/sheets/sheets.module.css'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

/**
 * The company to bill instead of the guest, prefilled with its known details. `check` returns undefined while the input
 * is invalid.
 */
export const useBilledTo = (slug: string) => {
  const { data: known, isPending } = useBilledCompany(slug)
  const [chosen, setChosen] = useState<boolean>()
  const isWanted = chosen ?? known?.is_usual ?? false
  const form = useFormOf(BilledTo, { name: '', address: '', gstin: '' })
  const { control, reset } = form

  useEffect(() => {
    // Text that was typed meanwhile is kept.
    if (known?.company) reset(known.company, { keepDirtyValues: true })
  }, [known?.company, reset])

  const check = async (): Promise<{ billed_to?: BilledTo } | undefined> => {
    if (!isWanted) return {}
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    return { billed_to: BilledTo.parse(form.getValues()) }
  }

  const fields = (
    <div className={classes.company}>
      <Checkbox
        label="The invoice is for a company"
        checked={isWanted}
        disabled={isPending}
        onChange={(event) => setChosen(event.currentTarget.checked)}
      />
      {isWanted && (
        <FormGrid>
          <TextField control={control} name="name" label="Company" required autoFocus={chosen === true} />
          <TextField control={control} name="gstin" label="GSTIN" />
          <TextField control={control} name="address" label="Address" />
        </FormGrid>
      )}
    </div>
  )
  return { check, fields, isPending }
}
