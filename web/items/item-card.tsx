import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { Item } from '#contract/items/item.ts'
import { itemEndpoints } from '#contract/items/item-endpoints.ts'
import { itemMessages as say } from '#contract/items/item-messages.ts'
import { itemTypeNames } from '#contract/items/item-type.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { ItemTypeIcon } from '#web/items/item-type-icon.tsx'
import classes from '#web/items/items.module.css'
import { May } from '#web/kit/access/may.tsx'
import { ActiveBadge } from '#web/kit/feedback/active-badge.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { RowEditLink } from '#web/kit/table/row-edit-link.tsx'
import { paths } from '#web/paths.ts'

export const ItemCard = ({ item, onDelete }: { item: Item; onDelete: () => void }) => {
  const { slug, name, type, price, category, description, is_active } = item
  return (
    <li className={classes.card} data-inactive={!is_active}>
      <div className={classes.head}>
        <ItemTypeIcon type={type} />
        <TextLink to={paths.addItem} search={{ slug }} className={classes.name}>
          {name}
        </TextLink>
      </div>
      <div className={classes.priceLine}>
        <span className={classes.price}>{formatRupees(price)}</span>
        <ActiveBadge isActive={is_active} />
      </div>
      <div className={classes.kind}>
        {itemTypeNames[type]} · {category.name}
      </div>
      <p className={classes.description} title={description}>
        {description || say.noDescription}
      </p>
      <div className={classes.actions} data-screen-only>
        <RowEditLink to={paths.addItem} search={{ slug }} of={name} />
        <May call={itemEndpoints.remove}>
          <ActionIcon variant="subtle" color="red" size={28} aria-label={`Delete ${name}`} onClick={onDelete}>
            <IconTrash size={16} />
          </ActionIcon>
        </May>
      </div>
    </li>
  )
}
