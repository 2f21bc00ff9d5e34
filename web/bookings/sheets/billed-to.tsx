import { Checkbox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { BilledTo } from '#contract/invoices/invoice.ts'
import { useBilledCompany } from '#web/bookings/booking-queries.ts'
import { BilledCompanyField } from '#web/bookings/sheets/billed-company-field.tsx'
import classes from '#web/bookings/sheets/sheets.module.css'
import { useCompanyNamed } from '#web/companies/company-queries.ts'
import { May } from '#web/kit/access/may.tsx'
import { TextField } from '#web/kit/fields/text-field.tsx'
import { Wide } from '#web/kit/form/form-card.tsx'
import { FormGrid } from '#web/kit/form/form-grid.tsx'
import { useFormOf } from '#web/kit/form/use-form-of.ts'

/**
 * The company to bill instead of the guest: the booking's company, another of the list, or one that is typed. `check`
 * returns undefined while the input is invalid.
 */
export const useBilledTo = (slug: string) => {
  const { data: known, isPending } = useBilledCompany(slug)
  const [chosen, setChosen] = useState<boolean>()
  const [saves, setSaves] = useState(false)
  const isWanted = chosen ?? known?.is_usual ?? false
  const form = useFormOf(BilledTo, { name: '', address: '', gstin: '' })
  const { control, reset } = form
  const isListed = useCompanyNamed(useWatch({ control, name: 'name' }) ?? '', isWanted)

  useEffect(() => {
    // Text that was typed meanwhile is kept.
    if (known?.company) reset(known.company, { keepDirtyValues: true })
  }, [known?.company, reset])

  const check = async (): Promise<{ billed_to?: BilledTo; save_company?: boolean } | undefined> => {
    if (!isWanted) return {}
    if (!(await form.trigger(undefined, { shouldFocus: true }))) return undefined
    return { billed_to: BilledTo.parse(form.getValues()), ...(saves && !isListed && { save_company: true }) }
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
        <>
          <FormGrid>
            <BilledCompanyField form={form} autoFocus={chosen === true} />
            <TextField control={control} name="gstin" label="GSTIN" />
            <Wide>
              <TextField control={control} name="address" label="Address" />
            </Wide>
          </FormGrid>
          <May call={companyEndpoints.save}>
            <Checkbox
              mt="sm"
              label={companyMessages.saveBilled}
              description={isListed ? companyMessages.isListed : companyMessages.forNextTime}
              checked={saves && !isListed}
              disabled={isListed}
              onChange={(event) => setSaves(event.currentTarget.checked)}
            />
          </May>
        </>
      )}
    </div>
  )
  return { check, fields, isPending }
}
