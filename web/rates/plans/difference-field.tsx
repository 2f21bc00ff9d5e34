import { Group, Input, NumberInput, Select } from '@mantine/core'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import type { RatePlanForm } from '#web/rates/plans/rate-plan-input.ts'

type Unit = 'percent' | 'amount'
type Direction = 'less' | 'more'

const units = [
  { value: 'percent' as const, label: '%' },
  { value: 'amount' as const, label: '₹' },
]
const directions = [
  { value: 'less' as const, label: 'less' },
  { value: 'more' as const, label: 'more' },
]

/** `10 % less`: a size, a unit and a direction, kept as a percentage or an amount with a sign. */
export const DifferenceField = ({ form: { control, setValue } }: { form: RatePlanForm }) => {
  const [percent, amount] = useWatch({ control, name: ['parent_percent', 'parent_amount'] })
  const { errors } = useFormState({ control, name: ['parent_percent', 'parent_amount'] })
  // While the size is 0, the values do not tell the unit and the direction.
  const [chosen, choose] = useState<{ unit: Unit; direction: Direction }>({ unit: 'percent', direction: 'less' })
  const unit = amount ? 'amount' : percent ? 'percent' : chosen.unit
  const signed = (unit === 'amount' ? amount : percent) ?? 0
  const direction = signed < 0 ? 'less' : signed > 0 ? 'more' : chosen.direction

  const set = (size: number, next: { unit: Unit; direction: Direction }) => {
    choose(next)
    const value = next.direction === 'less' ? 0 - size : size
    const how = { shouldDirty: true, shouldValidate: true }
    setValue('parent_percent', next.unit === 'percent' ? value : 0, how)
    setValue('parent_amount', next.unit === 'amount' ? value : 0, how)
  }
  const size = Math.abs(signed)

  return (
    <Input.Wrapper
      label="Difference"
      labelElement="div"
      error={errors.parent_percent?.message ?? errors.parent_amount?.message}
    >
      <Group gap={8} wrap="nowrap">
        <NumberInput
          aria-label="Difference"
          flex={1}
          min={0}
          decimalScale={2}
          allowNegative={false}
          clampBehavior="none"
          hideControls
          value={size}
          onChange={(typed) => set(Number(typed) || 0, { unit, direction })}
        />
        <Select<Unit>
          aria-label="Unit"
          w={72}
          allowDeselect={false}
          data={units}
          value={unit}
          onChange={(next) => next && set(size, { unit: next, direction })}
        />
        <Select<Direction>
          aria-label="More or less"
          w={96}
          allowDeselect={false}
          data={directions}
          value={direction}
          onChange={(next) => next && set(size, { unit, direction: next })}
        />
      </Group>
    </Input.Wrapper>
  )
}
