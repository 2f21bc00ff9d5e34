import { Alert } from '@mantine/core'
import { useTaxWarnings } from '#web/taxes/tax-queries.ts'

/** Warnings about the tax rates, shown before they are charged. */
export const TaxWarnings = () => {
  const { data = [] } = useTaxWarnings()
  return data.map((sentence) => (
    <Alert key={sentence} data-tone="warning" mt="sm">
      {sentence}
    </Alert>
  ))
}
