import { Button, Group, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import { formatPercent } from '#contract/kit/percent.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import {
  annexureNames,
  type Declaration,
  type Premises,
  type PremisesYear,
} from '#contract/taxes/specified-premises/premises.ts'
import { premisesMessages as say } from '#contract/taxes/specified-premises/premises-messages.ts'
import { ConfirmDelete } from '#web/kit/feedback/confirm-delete.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { TextLink } from '#web/kit/page/links.tsx'
import { SmallTable } from '#web/kit/table/small-table.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { paths } from '#web/paths.ts'
import { DeclarationDialog } from '#web/taxes/specified-premises/declaration-dialog.tsx'
import { useChangeRates, usePremises, useRemoveDeclaration } from '#web/taxes/specified-premises/premises-queries.ts'
import classes from '#web/taxes/specified-premises/specified-premises.module.css'

/** Whether the restaurant charges the higher rate, in this financial year and the next, and why. */
export const SpecifiedPremises = () => (
  <Loaded query={usePremises()} skeleton={<Skeleton height={160} radius="lg" />} failed={say.loadFailed}>
    {(found) => <PremisesCard premises={found} />}
  </Loaded>
)

const PremisesCard = ({ premises: { limit, law, years, declarations } }: { premises: Premises }) => {
  const [edited, setEdited] = useState<Declaration | 'new'>()
  const [toDelete, setToDelete] = useState<Declaration>()
  const remove = useRemoveDeclaration()
  const zone = useHotelZone()
  return (
    <section className={classes.card} aria-label="Specified premises">
      <Group justify="space-between" align="flex-start">
        <h2 className={classes.heading}>Specified premises</h2>
        <Button variant="default" onClick={() => setEdited('new')}>
          Enter declaration
        </Button>
      </Group>
      <p className={classes.text}>
        A room-night above {formatRupees(limit)}, before tax and after discounts, makes the hotel specified premises in
        the next financial year: its restaurant then charges the higher GST. Only invoiced nights count ({law}).
      </p>
      <ul className={classes.years}>
        {years.map((year) => (
          <Year key={year.from} year={year} />
        ))}
      </ul>
      {declarations.length > 0 && (
        <SmallTable
          caption="Declarations"
          rows={declarations}
          rowKey={({ slug }) => slug}
          columns={[
            { title: 'Declared with', card: 'heading', cell: ({ annexure }) => annexureNames[annexure] },
            { title: 'First day', noWrap: true, cell: ({ valid_from }) => formatDay(valid_from) },
            { title: 'Last day', noWrap: true, cell: ({ valid_to }) => (valid_to ? formatDay(valid_to) : 'Open') },
            { title: 'Reference', cell: ({ reference }) => reference },
            {
              title: 'Entered by',
              cell: ({ who, declared_at }) => `${who ?? 'Sarai'}, ${formatDay(dayIn(zone, new Date(declared_at)))}`,
            },
          ]}
          actions={(declaration) => (
            <Group gap="xs" wrap="nowrap">
              <Button variant="subtle" size="compact-sm" onClick={() => setEdited(declaration)}>
                Edit
              </Button>
              <Button variant="subtle" size="compact-sm" onClick={() => setToDelete(declaration)}>
                Delete
              </Button>
            </Group>
          )}
        />
      )}
      {edited && (
        <DeclarationDialog
          declaration={edited === 'new' ? undefined : edited}
          from={years[1]?.from ?? ''}
          onClose={() => setEdited(undefined)}
        />
      )}
      <ConfirmDelete
        title="Delete declaration"
        name={toDelete && `the declaration from ${formatDay(toDelete.valid_from)}`}
        onDelete={() => remove.mutateAsync(toDelete?.slug ?? '')}
        onClose={() => setToDelete(undefined)}
        say={say}
      />
    </section>
  )
}

const wordsOf = ({ annexure, valid_from, valid_to }: Declaration) => {
  const until = valid_to ? ` until ${formatDay(valid_to)}` : ''
  return `${annexureNames[annexure]} since ${formatDay(valid_from)}${until}`
}

const Year = ({ year: { from, since, state, night, declaration, to_change } }: { year: PremisesYear }) => {
  const { act, busy } = useChangeRates()
  const names = to_change.map(
    ({ category, rate, new_rate }) => `${category} from ${formatPercent(rate)} to ${formatPercent(new_rate)}`,
  )
  return (
    <li data-state={state}>
      <strong>Financial year from {formatDay(from)}:</strong> {say.years[state]}
      {since > from && ` from ${formatDay(since)}`}.
      {night && (
        <>
          {' '}
          The first was the night of {formatDay(night.date)} for {formatRupees(night.value)},{' '}
          <TextLink to={paths.bookingDetails} search={{ slug: night.booking.slug }} fw={600}>
            {night.booking.booking_number}
          </TextLink>
          .
        </>
      )}
      {declaration && ` ${wordsOf(declaration)}.`}
      {to_change.length > 0 && (
        <Group gap="sm" mt={8}>
          <span>Change {names.join(', ')}.</span>
          <Button size="compact-md" loading={busy} onClick={() => act(since)}>
            Add the rate from {formatDay(since)}
          </Button>
        </Group>
      )}
    </li>
  )
}
