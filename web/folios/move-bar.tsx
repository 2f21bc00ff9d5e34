import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { Folio, FolioCharge } from '#contract/folios/folio.ts'
import { formatRupees, sumOf } from '#contract/kit/money.ts'
import { chargesText } from '#web/folios/folio-text.ts'
import classes from '#web/folios/folios.module.css'

interface MoveBarProps {
  /** The folio of the selected charges. */
  from: Folio | undefined
  charges: FolioCharge[]
  folios: Folio[]
  busy: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onMove: (to: Folio) => void
  onSplit: () => void
  onSplitEqually: () => void
}

/** The actions for the selected charges. It is always there, so that nothing moves when a charge is selected. */
export const MoveBar = ({ from, charges, folios, busy, isOpen, onOpenChange, ...on }: MoveBarProps) => {
  const isNone = charges.length === 0
  return (
    <div className={classes.bar}>
      <p aria-live="polite">
        {isNone
          ? 'Select charges to move or split them, or drag them onto another folio. Key M opens “Move to …”.'
          : `${chargesText(charges.length)} of ${from?.name}, ${formatRupees(sumOf(charges.map(({ amount }) => amount)))} before tax`}
      </p>
      <Menu opened={isOpen && !isNone} onChange={onOpenChange} position="bottom-end">
        <Menu.Target>
          <Button
            size="xs"
            variant="default"
            disabled={isNone}
            loading={busy}
            rightSection={<IconChevronDown size={14} />}
          >
            Move to …
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {folios
            .filter(({ slug }) => slug !== from?.slug)
            .map((folio, index) => (
              // The first has the focus at once, so that M and Enter move the charges.
              <Menu.Item key={folio.slug} data-autofocus={index === 0 || undefined} onClick={() => on.onMove(folio)}>
                {folio.name}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      <Button size="xs" variant="default" disabled={charges.length !== 1} onClick={on.onSplit}>
        Split charge
      </Button>
      <Button size="xs" variant="default" disabled={isNone} onClick={on.onSplitEqually}>
        Split equally
      </Button>
    </div>
  )
}
