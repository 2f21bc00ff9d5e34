import { useState } from 'react'
import type { Folio } from '#contract/folios/folio.ts'

interface Selection {
  folio: string
  ids: string[]
  /** The charge that a range with Shift starts from. */
  from: string
}

/** The selected charges; all of them belong to one folio, because they are moved together. */
export const useSelection = (folios: Folio[]) => {
  const [selected, setSelected] = useState<Selection>()
  const folio = folios.find(({ slug }) => slug === selected?.folio)
  // A colleague may have moved a selected charge.
  const charges = folio?.charges.filter(({ charge_id }) => selected?.ids.includes(charge_id)) ?? []

  const rangeTo = ({ charges: all }: Folio, id: string, from: string) => {
    const [one, other] = [from, id].map((end) => all.findIndex(({ charge_id }) => charge_id === end)) as [
      number,
      number,
    ]
    return all.slice(Math.min(one, other), Math.max(one, other) + 1).map(({ charge_id }) => charge_id)
  }

  const toggle = (of: Folio, id: string, withRange: boolean) => {
    const before = selected?.folio === of.slug ? selected : undefined
    if (withRange && before) return setSelected({ ...before, ids: rangeTo(of, id, before.from) })
    const ids = before?.ids ?? []
    setSelected({
      folio: of.slug,
      ids: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id],
      from: id,
    })
  }

  return {
    folio: charges.length > 0 ? folio : undefined,
    charges,
    has: (of: Folio, id: string) => selected?.folio === of.slug && charges.some(({ charge_id }) => charge_id === id),
    toggle,
    /** The charges that are dragged with this one: the selection, if it is part of it. */
    take: (of: Folio, id: string) => {
      if (selected?.folio === of.slug && selected.ids.includes(id)) return
      setSelected({ folio: of.slug, ids: [id], from: id })
    },
    clear: () => setSelected(undefined),
  }
}
