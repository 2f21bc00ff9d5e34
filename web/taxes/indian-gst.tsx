import { Alert, Button, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { taxMessages as say } from '#contract/taxes/tax-messages.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useInstallIndianGst } from '#web/taxes/tax-queries.ts'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'

const foodRates = [
  { value: '500' as const, label: 'Food 5 %' },
  { value: '1800' as const, label: 'Food 18 %' },
]

/** Adds the Indian hotel rates with one press. */
export const IndianGst = () => {
  const [foodRate, setFoodRate] = useState<'500' | '1800'>('500')
  const install = useInstallIndianGst()
  const press = async () => {
    try {
      toast.success((await install.mutateAsync(foodRate === '500' ? 500 : 1800)).message)
    } catch (failure) {
      toast.error(failureText(failure, say.saveFailed))
    }
  }
  return (
    <Alert data-tone="info" title="Indian GST for hotels, in force since Sep 22, 2025">
      Rooms up to ₹7,500 a night 5 %, above 18 %; services 18 %. Food is taxed at 5 %, or at 18 % in a hotel where a
      room costs more than ₹7,500. Ask your accountant if you are not sure.
      <Group mt="sm" gap="sm">
        <SegmentedControl aria-label="Food" data={foodRates} value={foodRate} onChange={setFoodRate} size="sm" />
        <Button loading={install.isPending} onClick={press}>
          Apply Indian GST rates
        </Button>
      </Group>
    </Alert>
  )
}
