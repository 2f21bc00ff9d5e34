import { IconCoffee, IconCookie, IconDots, IconSoup, IconToolsKitchen2, type TablerIcon } from '@tabler/icons-react'
import type { MealType } from '#contract/orders/order.ts'

const icons: Record<MealType, TablerIcon> = {
  breakfast: IconCoffee,
  lunch: IconSoup,
  dinner: IconToolsKitchen2,
  snack: IconCookie,
  other: IconDots,
}

export const MealIcon = ({ meal }: { meal: MealType }) => {
  const Icon = icons[meal]
  return <Icon size={16} stroke={1.6} aria-hidden />
}
