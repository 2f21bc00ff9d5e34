import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { BilledTo } from '#contract/invoices/invoice.ts'
import classes from '#web/bookings/sheets.module.css'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { TextField } from '#web/kit/form/text-field.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

/** A company that pays in the guest's place. `check` answers nothing while what is typed can't be printed. */
export const useBilledTo = () => {
  const [isWanted, setWanted] = useState(false)
  const form = useFormOf(BilledTo, { name: '', address: '', gstin: '' })
  const { control } = form

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
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      {isWanted && (
        <FormGrid>
          <TextField control={control} name="name" label="Company" required autoFocus />
          <TextField control={control} name="gstin" label="GSTIN" />
          <TextField control={control} name="address" label="Address" />
        </FormGrid>
      )}
    </div>
  )
  return { check, fields }
}
