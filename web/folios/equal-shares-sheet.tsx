import { Alert, Button, Checkbox, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { equalShares, grossOf } from '#contract/folios/divide-charges.ts'
import type { Folio, FolioCharge } from '#contract/folios/folio.ts'
import { formatRupees, sumOf, zero } from '#contract/kit/money.ts'
import { useSplitEqually } from '#web/folios/folio-queries.ts'
import { chargesText } from '#web/folios/folio-text.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

interface EqualSharesSheetProps {
  folio: Folio
  charges: FolioCharge[]
  folios: Folio[]
  onClose: () => void
}

/** Divides charges equally among folios, for instance those of the rooms of a group. */
export const EqualSharesSheet = ({ folio, charges, folios, onClose }: EqualSharesSheetProps) => {
  const [chosen, setChosen] = useState(folios.map(({ slug }) => slug))
  const { act, busy, refusal } = useSplitEqually(folio.slug, onClose)
  const whole = sumOf(charges.map(grossOf))
  const [share = zero] = equalShares(whole, Math.max(chosen.length, 1))
  return (
    <Dialog onClose={onClose} title="Split equally" size={480}>
      <Checkbox.Group label="Among" value={chosen} onChange={setChosen}>
        <div style={{ display: 'grid', gap: 8, marginTop: 4 }}>
          {folios.map(({ slug, name }) => (
            <Checkbox key={slug} value={slug} label={name} />
          ))}
        </div>
      </Checkbox.Group>
      <Text size="sm" mt="md" aria-live="polite">
        {chargesText(charges.length)}, {formatRupees(whole)} before tax:{' '}
        {chosen.length < 2 ? 'choose at least two folios.' : `${formatRupees(share)} each.`}
      </Text>
      {refusal && (
        <Alert data-tone="danger" role="alert" mt="md">
          {refusal}
        </Alert>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          loading={busy}
          disabled={chosen.length < 2}
          onClick={() => act({ charge_ids: charges.map(({ charge_id }) => charge_id), folios: chosen })}
        >
          Split equally
        </Button>
      </Group>
    </Dialog>
  )
}
