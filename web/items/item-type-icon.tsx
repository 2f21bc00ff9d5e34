import { IconBellRinging, IconGlassFull, IconToolsKitchen2, type TablerIcon } from '@tabler/icons-react'
import type { ItemType } from '#contract/items/item-type.ts'
import classes from '#web/items/items.module.css'

const icons: Record<ItemType, TablerIcon> = { food: IconToolsKitchen2, service: IconBellRinging, drink: IconGlassFull }
const tones = { food: 'warning', service: 'info', drink: 'primary' } as const

/** Decorative: the text is beside it. */
export const ItemTypeIcon = ({ type }: { type: ItemType }) => {
  const Icon = icons[type]
  return (
    <span className={classes.icon} data-tone={tones[type]} aria-hidden>
      <Icon size={18} stroke={1.7} />
    </span>
  )
}
