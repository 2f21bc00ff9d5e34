import { Alert } from '@mantine/core'
import { taxEndpoints } from '#contract/taxes/tax-endpoints.ts'
import { May } from '#web/kit/access/may.tsx'
import { useTaxWarnings } from '#web/taxes/tax-queries.ts'

/** Warnings about the tax rates, shown before they are charged. */
export const TaxWarnings = () => (
  <May call={taxEndpoints.warnings}>
    <Warnings />
  </May>
)

const Warnings = () => {
  const { data = [] } = useTaxWarnings()
  return data.map((sentence) => (
    <Alert key={sentence} data-tone="warning" mt="sm">
      {sentence}
    </Alert>
  ))
}
