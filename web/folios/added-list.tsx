import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Folio } from '#contract/folios/folio.ts'
import { folioEndpoints } from '#contract/folios/folio-endpoints.ts'
import { folioMessages as say } from '#contract/folios/folio-messages.ts'
import { formatRupees, negative, plus } from '#contract/kit/money.ts'
import { useDeleteCharge, useDeleteDiscount } from '#web/folios/folio-queries.ts'
import { chargeText, discountName, limitedText } from '#web/folios/folio-text.ts'
import classes from '#web/folios/folios.module.css'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'

interface AddedListProps {
  folio: Folio
  /** The extras too: with several folios they are among the charges. */
  withExtras?: boolean
  canDelete: boolean
}

/** The charges that were added by hand and the discounts, each with its delete button. */
export const AddedList = ({ folio, withExtras = false, canDelete }: AddedListProps) => {
  const mayCall = useMayCall()
  const extras = withExtras ? folio.charges.filter(({ extra }) => extra !== null) : []
  if (extras.length + folio.discounts.length === 0) return null
  return (
    <ul className={classes.added} aria-label={withExtras ? 'Added charges and discounts' : 'Discounts'}>
      {extras.map((charge) => (
        <li key={charge.charge_id}>
          <span>
            {charge.name}
            <small>{chargeText(charge)}</small>
          </span>
          <span>{formatRupees(charge.amount)}</span>
          {canDelete && mayCall(folioEndpoints.deleteCharge) && charge.extra !== null && (
            <DeleteExtra slug={charge.extra} name={charge.name} />
          )}
        </li>
      ))}
      {folio.discounts.map((discount) => (
        <li key={discount.slug}>
          <span>
            {discountName(discount)}
            <small>
              {[
                !withExtras && discount.is_for_booking && 'On all folios',
                limitedText(discount),
                discount.reason,
                discount.who,
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <span>{formatRupees(negative(plus(discount.given, discount.invoiced)))}</span>
          {canDelete && mayCall(folioEndpoints.deleteDiscount) && discount.invoiced === 0 && (
            <DeleteDiscount slug={discount.slug} name={discountName(discount).toLowerCase()} />
          )}
        </li>
      ))}
    </ul>
  )
}

interface DeleteButtonProps {
  slug: string
  name: string
}

export const DeleteExtra = (added: DeleteButtonProps) => (
  <DeleteButton
    {...added}
    title="Delete charge"
    remove={useDeleteCharge()}
    say={{ removed: say.chargeDeleted, removeFailed: say.chargeDeleteFailed }}
  />
)

const DeleteDiscount = (added: DeleteButtonProps) => (
  <DeleteButton
    {...added}
    title="Delete discount"
    remove={useDeleteDiscount()}
    say={{ removed: say.discountDeleted, removeFailed: say.discountDeleteFailed }}
  />
)

interface DeleteProps extends DeleteButtonProps {
  title: string
  remove: { mutateAsync: (slug: string) => Promise<{ message: string }> }
  say: { removed: string; removeFailed: string }
}

const DeleteButton = ({ slug, name, title, remove, say: messages }: DeleteProps) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={`Delete ${name}`}
        title="Delete"
        onClick={() => setAsking(true)}
      >
        <IconTrash size={16} />
      </ActionIcon>
      <ConfirmDelete
        title={title}
        name={isAsking ? name : undefined}
        onDelete={() => remove.mutateAsync(slug)}
        onClose={() => setAsking(false)}
        say={messages}
      />
    </>
  )
}
