import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import type { BookingDetail } from '#contract/bookings/booking.ts'
import type { Folio } from '#contract/folios/folio.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { AddedList } from '#web/folios/added-list.tsx'
import { FolioActions } from '#web/folios/folio-actions.tsx'
import { FolioInvoices } from '#web/folios/folio-invoices.tsx'
import { notInvoiced } from '#web/folios/folio-money.ts'
import { useDeleteFolio } from '#web/folios/folio-queries.ts'
import type { OpenFolioSheet } from '#web/folios/folio-sheet.tsx'
import { FolioSums } from '#web/folios/folio-sums.tsx'
import { ruleText } from '#web/folios/folio-text.ts'
import classes from '#web/folios/folios.module.css'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'

interface FolioColumnProps {
  booking: BookingDetail
  folio: Folio
  canChange: boolean
  /** Dragged charges can be dropped here. */
  takesDrop: boolean
  onDrop: () => void
  onOpen: (sheet: OpenFolioSheet) => void
  /** The list of its charges. */
  children: ReactNode
}

/** A folio: who pays, the charges, and the money. */
export const FolioColumn = ({ booking, folio, canChange, takesDrop, onDrop, onOpen, children }: FolioColumnProps) => {
  const [isOver, setOver] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const remove = useDeleteFolio()
  return (
    <section
      className={classes.folio}
      aria-label={`Folio ${folio.name}`}
      data-over={isOver && takesDrop}
      onDragOver={(event) => {
        if (!takesDrop) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takesDrop) onDrop()
      }}
    >
      <div className={classes.head}>
        <div>
          <h3>{folio.name}</h3>
          <small>{[payerText(folio), ruleText(folio, booking.rooms)].filter(Boolean).join(' · ')}</small>
        </div>
        {!folio.is_first && canChange && (
          <Group gap={4} wrap="nowrap">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Change ${folio.name}`}
              title="Change"
              onClick={() => onOpen({ kind: 'folio', folio })}
            >
              <IconPencil size={16} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              aria-label={`Delete ${folio.name}`}
              title="Delete"
              onClick={() => setDeleting(true)}
            >
              <IconTrash size={16} />
            </ActionIcon>
          </Group>
        )}
      </div>
      <FolioSums
        total={folio.total}
        paid={folio.paid}
        balance={folio.balance}
        notInvoiced={notInvoiced([folio], booking)}
      />
      {children}
      <AddedList folio={folio} canDelete={canChange} />
      <FolioInvoices invoices={folio.invoices} />
      <FolioActions booking={booking} folio={folio} onOpen={onOpen} />
      <ConfirmDelete
        title="Delete folio"
        name={isDeleting ? `folio ${folio.name}` : undefined}
        onDelete={() => remove.mutateAsync(folio.slug)}
        onClose={() => setDeleting(false)}
        say={{ removed: say.deleted, removeFailed: say.deleteFailed }}
      />
    </section>
  )
}

const payerText = ({ company, guest, name }: Folio) => {
  const payer = company?.name ?? guest?.name
  return payer === name ? undefined : payer
}
