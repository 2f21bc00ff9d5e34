import { Alert } from '@mantine/core'
import { useTaxWarnings } from '#web/taxes/tax-queries.ts'

/** What is wrong with the rates, for whoever is about to charge them. */
export const TaxWarnings = () => {
  const { data = [] } = useTaxWarnings()
  return data.map((sentence) => (
    <Alert key={sentence} data-tone="warning" mt="sm">
      {sentence}
    </Alert>
  ))
}
